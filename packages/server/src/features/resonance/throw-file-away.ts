import type { Services } from '#/platform/services.ts';
import { isDatasetUsed } from './resonance.store.ts';
import { findFilesToThrowAway, removeFile, type StoredFile } from './resonance-files.store.ts';

/** Removes a dataset that no project points to. What a project uses stays, whoever asks. */
export const removeUnusedDataset = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  datasetKey: string,
): Promise<void> => {
  if (!(await isDatasetUsed(db, datasetKey))) await storage.remove(datasetKey);
};

/** Removes an uploaded file and what an import of it has written so far. */
export const throwFileAway = async (
  services: Pick<Services, 'db' | 'storage'>,
  file: Pick<StoredFile, 'id' | 'storageKey' | 'datasetKey'>,
): Promise<void> => {
  await services.storage.remove(file.storageKey);
  if (file.datasetKey) await removeUnusedDataset(services, file.datasetKey);
  await removeFile(services.db, file.id);
};

const day = 86_400_000;

/**
 * Removes files that nobody made a project of within a day, and what crashes left behind.
 * @returns the keys of files that could not be removed; they are tried again next time.
 */
export const throwOldFilesAway = async (services: Pick<Services, 'db' | 'storage' | 'now'>): Promise<string[]> => {
  const files = await findFilesToThrowAway(services.db, new Date(services.now().getTime() - day));
  const failed: string[] = [];
  for (const file of files) await throwFileAway(services, file).catch(() => failed.push(file.storageKey));
  return failed;
};
