import type { Services } from '#/platform/services.ts';
import { findFilesBefore, removeFile, type StoredFile } from './resonance-files.store.ts';

/** Removes an uploaded file and what an import of it has written so far. */
export const throwFileAway = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  file: Pick<StoredFile, 'id' | 'storageKey' | 'datasetKey'>,
): Promise<void> => {
  await storage.remove(file.storageKey);
  if (file.datasetKey) await storage.remove(file.datasetKey);
  await removeFile(db, file.id);
};

const day = 86_400_000;

/** Removes files that nobody made a project of within a day, and what crashes left behind. */
export const throwOldFilesAway = async (services: Pick<Services, 'db' | 'storage' | 'now'>): Promise<void> => {
  const old = await findFilesBefore(services.db, new Date(services.now().getTime() - day));
  for (const file of old) await throwFileAway(services, file);
};
