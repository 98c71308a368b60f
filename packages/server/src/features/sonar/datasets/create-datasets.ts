import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { createBreath } from '#/platform/breathe.ts';
import type { Database } from '#/platform/db/database.ts';
import { addDatasets } from './add-datasets.ts';
import { noteDatasets, refuseTakenBrand } from './change-datasets.ts';
import { newDataset } from './dataset-of.ts';
import type { StoredDataset } from './datasets.store.ts';

/** Of several that say they are the user's company, it is the last. */
const withOneMyCompany = (datasets: readonly DatasetFields[]): DatasetFields[] => {
  const mine = datasets.findLast(({ myCompany }) => myCompany);
  return datasets.map((dataset) => ({ ...dataset, myCompany: dataset === mine }));
};

/** The brands that a project is made with, numbered in their order. Throws datasetAlreadyExists and invalidRequest. */
export const createDatasets = async (
  tx: Database,
  projectId: string,
  given: readonly DatasetFields[],
): Promise<void> => {
  const breathe = createBreath();
  const datasets: StoredDataset[] = [];
  for (const [index, fields] of withOneMyCompany(given).entries()) {
    datasets.push(newDataset(projectId, index + 1, fields, `body.datasets.${index}`));
    await breathe();
  }
  await addDatasets(tx, datasets).catch(refuseTakenBrand);
  await noteDatasets(tx, projectId);
};
