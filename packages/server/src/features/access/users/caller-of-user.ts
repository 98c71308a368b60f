import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { findUserById } from './users.store.ts';

/** Somebody as whom work is done that the clock has started; null once they may not sign in. */
export const callerOfUser = async (db: Database, userId: string): Promise<Caller | null> => {
  const user = await findUserById(db, userId);
  if (!user?.maySignIn) return null;
  const { id, username, name, roleName: role, companyId } = user;
  return { id, username, name, role, companyId, sessionId: '', scopes: null, projectIds: null, address: '' };
};
