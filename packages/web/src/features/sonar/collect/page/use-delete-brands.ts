import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { deleteDatasets } from '../../datasets/api/delete-datasets.ts';
import type { Selection } from '../use-selection.ts';
import { useChanged } from './use-changed.ts';

/** Deletes brands, all or none, and tells how it went. */
export function useDeleteBrands(projectId: string, { select, clear }: Selection, onDone: () => void) {
  const { t } = useTranslation();
  const changed = useChanged(projectId);
  return useMutation({
    mutationFn: (ids: readonly string[]) => deleteDatasets({ body: { ids: [...ids] } }),
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
