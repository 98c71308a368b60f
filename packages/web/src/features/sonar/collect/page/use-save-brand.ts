import type { Dataset, DatasetFields } from '@soundings/contract/sonar/datasets';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/toast.tsx';
import { addDataset } from '../../datasets/api/add-dataset.ts';
import { editDataset } from '../../datasets/api/edit-dataset.ts';
import type { DatasetValues } from '../../datasets/dataset-fields.ts';
import { beforeOf } from '../../datasets/dialog/dataset-draft.ts';
import { useChanged } from './use-changed.ts';

/** Adds a brand to a project, or changes one, and says so. Throws as calls do. */
export function useSaveBrand(projectId: string) {
  const { t } = useTranslation();
  const changed = useChanged(projectId);
  return async (
    fields: DatasetFields,
    dataset: Dataset | null,
    before: DatasetValues | undefined,
  ): Promise<undefined> => {
    try {
      const { count } = dataset
        ? await editDataset({
            query: { id: dataset.id },
            body: { ...fields, ...(before && { before: beforeOf(before) }) },
          })
        : await addDataset({ query: { projectId }, body: fields });
      const id = formatNumber(count);
      toastSuccess({ title: t(dataset ? 'sonar.cardHasBeenChanged' : 'sonar.cardWithIdHasBeenAdded', { id }) });
    } finally {
      changed();
    }
  };
}
