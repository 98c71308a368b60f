import { endpoints } from 'virtual:endpoints';
import { useCallbackRef } from '@mantine/hooks';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { toBrandBefore } from '../../brands/brand-draft.ts';
import type { Brand, BrandFields, BrandValues } from '../../brands/brand-fields.ts';
import { addBrand, editBrand } from '../../brands/brands.api.ts';
import { shownOfBrands, useDeleteBrands, useRefreshBrands } from '../collect.api.ts';
import type { RowActions } from './brand-cells.tsx';

interface Deleting {
  ids: readonly string[];
  brand: Brand | null;
}

export function useBrandActions(
  projectId: string,
  { shown, hasFigures }: { shown: readonly Brand[]; hasFigures: boolean },
  selection: Selection,
  blocked: string | null,
) {
  const [editing, setEditing] = useState<{ brand: Brand | null; network?: SocialNetwork | undefined }>({ brand: null });
  const [isEditing, setIsEditing] = useState(false);
  const [deleting, setDeleting] = useState<Deleting>({ ids: [], brand: null });
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = useDeleteBrands(projectId, {
    onDone: (_, ids) => {
      setIsDeleting(false);
      selection.select(
        ids.map((id) => ({ id })),
        false,
      );
    },
    onFailed: (error) => {
      setIsDeleting(false);
      // One of them is gone already: what is selected is not what there is.
      if (isApiError(error, 'notFound')) selection.clear();
    },
  });

  const removeUndoably = useCallbackRef(useUndoableDeleteBrand(projectId));
  const edit = useCallback((brand: Brand | null, network?: SocialNetwork) => {
    setEditing({ brand, network });
    setIsEditing(true);
  }, []);
  const askToDelete = useCallback((asked: Deleting) => {
    setDeleting(asked);
    setIsDeleting(true);
  }, []);
  // The same from render to render, so that rows that did not change are not drawn again.
  const rows = useMemo(
    (): RowActions => ({
      onSelect: selection.select,
      onEdit: edit,
      onDelete: (brand) => {
        if (hasFigures) return askToDelete({ ids: [brand.id], brand });
        selection.select([brand], false);
        removeUndoably(brand);
      },
      blocked,
    }),
    [selection.select, blocked, edit, askToDelete, removeUndoably, hasFigures],
  );
  return {
    rows,
    editing: { ...editing, opened: isEditing, close: () => setIsEditing(false) },
    add: () => edit(null),
    deleting: {
      ...deleting,
      opened: isDeleting,
      isBusy: remove.isPending,
      confirm: () => remove.mutate(deleting.ids),
      close: () => setIsDeleting(false),
    },
    deleteSelected: () => {
      const ids = [...selection.ids];
      askToDelete({ ids, brand: (ids.length === 1 && shown.find(({ id }) => id === ids[0])) || null });
    },
  };
}

const useUndoableDeleteBrand = (projectId: string) => {
  const { t } = useTranslation();
  return useUndoableDelete(
    {
      call: ({ id }: Brand) => call(endpoints.deleteDatasets, { body: { ids: [id] } }),
      refreshes: shownOfBrands(projectId),
      failed: 'sonarCollect.couldntDelete',
    },
    { keyOf: ({ id }) => id, title: ({ brandCompany: name }) => t('common.hasBeenDeleted', { name }) },
  );
};

export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((some: readonly Pick<Brand, 'id'>[], isSelected: boolean) => {
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

export function useSaveBrand(projectId: string) {
  const { t } = useTranslation();
  const refresh = useRefreshBrands(projectId);
  return async (fields: BrandFields, brand: Brand | null, before: BrandValues | undefined): Promise<undefined> => {
    try {
      const { count } = brand
        ? await editBrand({
            query: { id: brand.id },
            body: { ...fields, ...(before && { before: toBrandBefore(before) }) },
          })
        : await addBrand({ query: { projectId }, body: fields });
      const id = formatNumber(count);
      const title = t(brand ? 'sonar.cardHasBeenChanged' : 'sonar.cardWithIdHasBeenAdded', { id });
      toastSuccess({ id: 'brand', title, text: fields.brandCompany });
    } finally {
      refresh();
    }
  };
}
