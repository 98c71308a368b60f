import type { AiPurpose, VendorKind } from '@soundings/contract/ai/ai-choices';
import { eq, getTableColumns } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { aiKeyChecks, aiKeys, aiPurposeModels } from './ai-keys.tables.ts';

export type StoredKey = typeof aiKeys.$inferSelect & { readonly setByName: string | null };
export type KeyCheck = typeof aiKeyChecks.$inferSelect;
export type PurposeModel = typeof aiPurposeModels.$inferSelect & { readonly setByName: string | null };

export const findStoredKeys = (db: Database): Promise<StoredKey[]> =>
  db
    .select({ ...getTableColumns(aiKeys), setByName: users.username })
    .from(aiKeys)
    .leftJoin(users, eq(users.id, aiKeys.setBy));

export const putKey = async (tx: Database, row: typeof aiKeys.$inferInsert): Promise<void> => {
  const { kind, ...set } = row;
  await tx.insert(aiKeys).values(row).onConflictDoUpdate({ target: aiKeys.kind, set });
  await tx.delete(aiKeyChecks).where(eq(aiKeyChecks.kind, kind));
};

export const removeKey = async (tx: Database, kind: VendorKind): Promise<boolean> => {
  const removed = await tx.delete(aiKeys).where(eq(aiKeys.kind, kind)).returning();
  await tx.delete(aiKeyChecks).where(eq(aiKeyChecks.kind, kind));
  return removed.length === 1;
};

export const findKeyChecks = (db: Database): Promise<KeyCheck[]> => db.select().from(aiKeyChecks);

export const recordKeyCheck = async (db: Database, { kind, ...set }: KeyCheck): Promise<void> => {
  await db
    .insert(aiKeyChecks)
    .values({ kind, ...set })
    .onConflictDoUpdate({ target: aiKeyChecks.kind, set });
};

const selectPurposeModels = (db: Database) =>
  db
    .select({ ...getTableColumns(aiPurposeModels), setByName: users.username })
    .from(aiPurposeModels)
    .leftJoin(users, eq(users.id, aiPurposeModels.setBy));

export const findPurposeModels = (db: Database): Promise<PurposeModel[]> => selectPurposeModels(db);

export const findPurposeModel = async (db: Database, purpose: AiPurpose): Promise<PurposeModel | null> => {
  const [row] = await selectPurposeModels(db).where(eq(aiPurposeModels.purpose, purpose));
  return row ?? null;
};

export const putPurposeModel = async (db: Database, row: typeof aiPurposeModels.$inferInsert): Promise<void> => {
  const { purpose: _, ...set } = row;
  await db.insert(aiPurposeModels).values(row).onConflictDoUpdate({ target: aiPurposeModels.purpose, set });
};
