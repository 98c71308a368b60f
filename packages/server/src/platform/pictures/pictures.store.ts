import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { pictures, type StoredPicture } from './pictures.tables.ts';

export const addPicture = async (tx: Database, picture: StoredPicture): Promise<void> => {
  await tx.insert(pictures).values(picture);
};

export const findPicture = async (db: Database, id: string): Promise<StoredPicture | null> => {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
  return row ?? null;
};

/** @returns the key of its file; null where there is no such picture. */
export const removePictureRow = async (tx: Database, id: string): Promise<string | null> => {
  const [row] = await tx.delete(pictures).where(eq(pictures.id, id)).returning({ storageKey: pictures.storageKey });
  return row?.storageKey ?? null;
};
