import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findSessionUser } from './sessions.store.ts';

/** Who a session belongs to; null once it was ended, or its user or their company was disabled. */
export const callerOfSession = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  sessionId: string,
  address: string,
): Promise<Caller | null> => {
  const user = await findSessionUser(db, sessionId, now());
  return user && { ...user, sessionId, address };
};
