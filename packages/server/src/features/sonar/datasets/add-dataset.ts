import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import type { Services } from '#/platform/services.ts';
import { addDatasets } from './add-datasets.ts';
import { changeDatasets } from './change-datasets.ts';
import { newDataset } from './dataset-of.ts';
import { countDatasets, dropMyCompany, type StoredDataset } from './datasets.store.ts';

/** Adds a brand with the next number of its project. Throws what changing brands throws, and invalidRequest. */
export const addDataset = (services: Services, projectId: string, fields: DatasetFields): Promise<StoredDataset> =>
  changeDatasets(services, projectId, async (tx) => {
    const { last } = await countDatasets(tx, projectId);
    const dataset = newDataset(projectId, last + 1, fields);
    if (fields.myCompany) await dropMyCompany(tx, projectId);
    await addDatasets(tx, [dataset]);
    return dataset;
  });
