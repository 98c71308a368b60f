import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import type { Services } from '#/platform/services.ts';
import { endSession, findSessionUser } from './sessions.store.ts';
import { readAccessToken, readRefreshToken } from './tokens.ts';

/** Ends the session that either token belongs to. Signing out twice, or with nothing, is no error. */
export const signOut = async (
  { db, keys, now }: Services,
  tokens: { access: string | null; refresh: string | null },
  address: string,
): Promise<void> => {
  const access = tokens.access ? await readAccessToken(keys, tokens.access, now()) : 'expired';
  const sessionId =
    typeof access === 'object' ? access.sessionId : tokens.refresh && readRefreshToken(keys, tokens.refresh)?.sessionId;
  if (!sessionId) return;
  const user = await findSessionUser(db, sessionId, now());
  if (!user) return;
  await endSession(db, sessionId, now());
  const entry = { action: 'sign-out', outcome: 'success', actorId: user.id, actor: user.username, address } as const;
  await addAuditEntry(db, now(), entry);
};
