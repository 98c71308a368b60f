import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import type { UserIds } from '../users/users.store.ts';
import { passkeyChallenges, passkeys } from './passkeys.tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

export const findPasskeys = (db: Database, userId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdOn), passkeys.id);

export const findPasskeyByCredential = async (db: Database, credentialId: string): Promise<Passkey | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
};

export const hasPasskeys = async (db: Database): Promise<boolean> =>
  (await db.select({ id: passkeys.id }).from(passkeys).limit(1)).length > 0;

/** @returns false where somebody has a passkey of this credential already. */
export const addPasskey = async (db: Database, passkey: Passkey): Promise<boolean> =>
  (await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })).length === 1;

/** @returns false where the passkey was removed or used since it was read: of parallel uses one is the first. */
export const recordPasskeyUse = async (
  tx: Database,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  used: { readonly counter: number; readonly lastUsedOn: Date },
): Promise<boolean> => {
  const isUnchanged = and(eq(passkeys.id, id), eq(passkeys.counter, counter));
  return (await tx.update(passkeys).set(used).where(isUnchanged).returning({ id: passkeys.id })).length === 1;
};

/** @returns the passkey's name; null where the user has no such passkey. */
export const removePasskey = async (
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<string | null> => {
  const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [removed] = await db.delete(passkeys).where(isTheirs).returning({ name: passkeys.name });
  return removed?.name ?? null;
};

export const removePasskeys = async (db: Database, userIds: UserIds): Promise<void> => {
  await db.delete(passkeys).where(inArray(passkeys.userId, userIds));
};

export const addChallenge = async (db: Database, challenge: typeof passkeyChallenges.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenges).values(challenge);
};

/** Takes a challenge out: of parallel calls only one gets it. @returns whether it was there, and for this user. */
export const consumeChallenge = async (
  db: Database,
  { challenge, userId }: { readonly challenge: string; readonly userId: string | null },
  now: Date,
): Promise<boolean> => {
  const ofUser = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const consumed = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), ofUser, gt(passkeyChallenges.expiresOn, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  return consumed.length === 1;
};

export const removeChallengesBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresOn, time));
};
