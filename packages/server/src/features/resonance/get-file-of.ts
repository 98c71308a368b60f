import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findFileOf, type StoredFile } from './resonance-files.store.ts';

/** A file that the user has uploaded. Throws notFound for any other. */
export const getFileOf = async (db: Database, userId: string, id: string): Promise<StoredFile> => {
  const file = await findFileOf(db, userId, id);
  if (!file) throw new AppError('notFound');
  return file;
};
