import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/toast.tsx';
import { importDatasets } from '../../datasets/api/import-datasets.ts';
import { useDatasetImport } from '../../datasets/import/use-dataset-import.ts';
import { useChanged } from './use-changed.ts';

/** Adds the brands of a file to a project, and says how many. */
export function useUpload(projectId: string) {
  const { t } = useTranslation();
  const changed = useChanged(projectId);
  return useDatasetImport(
    (file, signal) => importDatasets(projectId, file, signal).finally(changed),
    ({ added, changed: updated }) =>
      toastSuccess({
        title: t('sonarCollect.uploaded'),
        text: t('sonarCollect.uploadedText', { added: formatNumber(added), changed: formatNumber(updated) }),
      }),
  );
}
