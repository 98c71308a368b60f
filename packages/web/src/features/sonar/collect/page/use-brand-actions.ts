import type { Dataset } from '@soundings/contract/sonar/datasets';
import { useMemo, useState } from 'react';
import type { RowActions } from '../table/brand-row.tsx';
import type { Selection } from '../use-selection.ts';
import { useDeleteBrands } from './use-delete-brands.ts';

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
