import type { Services } from '#/platform/services.ts';
import { findFilesToThrowAway, removeFile, type StoredFile } from './resonance-files.store.ts';

/** Removes an uploaded file. */
export const throwFileAway = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { id, storageKey }: Pick<StoredFile, 'id' | 'storageKey'>,
): Promise<void> => {
  await storage.remove(storageKey);
  await removeFile(db, id);
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
