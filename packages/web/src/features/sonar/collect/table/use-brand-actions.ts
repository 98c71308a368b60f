import type { Dataset, DatasetFields } from '@soundings/contract/sonar-datasets';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { toBrandBefore } from '../../brands/brand-draft.ts';
import type { BrandValues } from '../../brands/brand-fields.ts';
import { addBrand, deleteBrands, editBrand } from '../../brands/brands.api.ts';
import { useRefreshBrands } from '../collect.api.ts';
import type { RowActions } from './brand-row.tsx';

/** What is to be deleted: brands by their ids, and the one where it is only one. */
interface Deleting {
  ids: readonly string[];
  dataset: Dataset | null;
}

/** What the rows and their toolbar ask for: a brand in its dialog, or the question before brands are deleted. */
export function useBrandActions(projectId: string, selection: Selection, blocked: string | null) {
  /** The brand in the dialog; null for a new one. */
  const [editing, setEditing] = useState<Dataset | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  /** Kept while its dialog closes. */
  const [deleting, setDeleting] = useState<Deleting>({ ids: [], dataset: null });
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = useDeleteBrands(projectId, selection, () => setIsDeleting(false));

  const edit = (dataset: Dataset | null) => {
    setEditing(dataset);
    setIsEditing(true);
  };
  const askToDelete = (asked: Deleting) => {
    setDeleting(asked);
    setIsDeleting(true);
  };
  // The same from render to render, so that rows that did not change are not drawn again.
  const rows = useMemo(
    (): RowActions => ({
      onSelect: selection.select,
      onEdit: (dataset) => {
        setEditing(dataset);
        setIsEditing(true);
      },
      onDelete: (dataset) => {
        setDeleting({ ids: [dataset.id], dataset });
        setIsDeleting(true);
      },
      blocked,
    }),
    [selection.select, blocked],
  );
  return {
    rows,
    editing: { dataset: editing, opened: isEditing, close: () => setIsEditing(false) },
    add: () => edit(null),
    deleting: {
      ...deleting,
      opened: isDeleting,
      isBusy: remove.isPending,
      confirm: () => remove.mutate(deleting.ids),
      close: () => setIsDeleting(false),
    },
    deleteSelected: () => askToDelete({ ids: [...selection.ids], dataset: null }),
  };
}

/** The selected brands by their ids, also those of other pages. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((some: readonly Pick<Dataset, 'id'>[], isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const { id } of some) isSelected ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, select, clear };
}
type Selection = ReturnType<typeof useSelection>;

/** Adds a brand to a project, or changes one, and says so. Throws as calls do. */
export function useSaveBrand(projectId: string) {
  const { t } = useTranslation();
  const changed = useRefreshBrands(projectId);
  return async (
    fields: DatasetFields,
    dataset: Dataset | null,
    before: BrandValues | undefined,
  ): Promise<undefined> => {
    try {
      const { count } = dataset
        ? await editBrand({
            query: { id: dataset.id },
            body: { ...fields, ...(before && { before: toBrandBefore(before) }) },
          })
        : await addBrand({ query: { projectId }, body: fields });
      const id = formatNumber(count);
      toastSuccess({ title: t(dataset ? 'sonar.cardHasBeenChanged' : 'sonar.cardWithIdHasBeenAdded', { id }) });
    } finally {
      changed();
    }
  };
}

/** Deletes brands, all or none, and tells how it went. */
function useDeleteBrands(projectId: string, { select, clear }: Selection, onDone: () => void) {
  const { t } = useTranslation();
  const changed = useRefreshBrands(projectId);
  return useMutation({
    mutationFn: (ids: readonly string[]) => deleteBrands({ body: { ids: [...ids] } }),
    onSettled: () => {
      onDone();
      changed();
    },
    onSuccess: (_, ids) => {
      select(
        ids.map((id) => ({ id })),
        false,
      );
      toastSuccess({ title: t('sonarCollect.deleted', { count: ids.length, n: formatNumber(ids.length) }) });
    },
    onError: (error) => {
      // One of them is gone already: what is selected is not what there is.
      if (isApiError(error, 'notFound')) clear();
      toastError({ title: t('sonarCollect.couldntDelete'), text: errorText(t, error) });
    },
  });
}
