import type { Services } from '#/platform/services.ts';
import { findDiscardedFiles, forgetDiscardedFile } from './discarded-files.store.ts';

type Given = Pick<Services, 'db' | 'storage' | 'now'>;

/** Removes what was discarded. @returns the keys of files that could not be removed; they are tried again next time. */
export const removeDiscardedFiles = async ({ db, storage, now }: Given): Promise<string[]> => {
  const failed: string[] = [];
  for (const storageKey of await findDiscardedFiles(db, now())) {
    try {
      await storage.remove(storageKey);
      await forgetDiscardedFile(db, storageKey);
    } catch {
      failed.push(storageKey);
    }
  }
  return failed;
};

export const tryToRemoveDiscardedFiles = async (services: Given): Promise<void> => {
  await removeDiscardedFiles(services).catch(() => undefined);
};
