import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { recordForgedToken } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { endSession, findSessionUser, lockSession, rotateSession } from './sessions.store.ts';
import { type SessionTokens, tokensOf } from './start-session.ts';
import { readRefreshToken } from './tokens.ts';

/** Tabs that refresh at the same moment all come with the token before; for this long they get the one successor. */
const graceMs = 10_000;

/**
 * Exchanges a refresh token for its successor. An older token can only be a stolen copy or a lost one:
 * the whole family ends. Throws unauthorized in every case but success.
 */
export const refreshSession = async (services: Services, token: string, address: string): Promise<SessionTokens> => {
  const { db, keys } = services;
  const now = services.now();
  const read = readRefreshToken(keys, token);
  if (!read) {
    if (token) await recordForgedToken(services, address, 'refresh token');
    throw new AppError('unauthorized');
  }
  const session = await db.transaction(async (tx) => {
    const found = await lockSession(tx, read.sessionId, now);
    if (!found) return null;
    if (read.generation === found.generation) {
      await rotateSession(tx, found.id, found.generation + 1, now);
      return { ...found, generation: found.generation + 1 };
    }
    const justReplaced =
      read.generation === found.generation - 1 && now.getTime() - found.rotatedOn.getTime() <= graceMs;
    if (justReplaced) return found;
    const user = await findSessionUser(tx, found.id, now);
    await endSession(tx, found.id, now);
    const actor = { actorId: found.userId, actor: user?.username ?? '', address };
    await addAuditEntry(tx, now, { ...actor, action: 'session.token-reused', outcome: 'failure' });
    return null;
  });
  if (!session) throw new AppError('unauthorized');
  return tokensOf(services, session);
};
