import type { DatasetBefore, DatasetFields } from '@soundings/contract/sonar/datasets';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { changeDatasets } from './change-datasets.ts';
import { changesSince } from './changes-since.ts';
import { changedDataset } from './dataset-of.ts';
import { dropMyCompany, findDataset, type StoredDataset, setDatasets } from './datasets.store.ts';

/** Changes a brand to these fields and links. Throws what changing brands throws, invalidRequest, and datasetChanged where it is no longer `before`. */
export const editDataset = async (
  services: Services,
  { id, projectId }: { id: string; projectId: string },
  { before, ...fields }: DatasetFields & { before?: DatasetBefore | undefined },
): Promise<StoredDataset> => {
  const changed = await changeDatasets(services, projectId, async (tx) => {
    const last = await findDataset(tx, id);
    if (!last) throw new AppError('notFound');
    const changes = before ? changesSince(last, before) : null;
    if (changes) throw new AppError('datasetChanged', { changes });
    const dataset = changedDataset(last, fields);
    if (fields.myCompany) await dropMyCompany(tx, projectId);
    await setDatasets(tx, [dataset]);
    const { logoKey } = last.row;
    if (logoKey !== null && logoKey !== dataset.row.logoKey) await discardFiles(tx, [logoKey], services.now());
    return dataset;
  });
  await tryToRemoveDiscardedFiles(services);
  return changed;
};
