import { randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Env, isServedByHttps } from '#/env.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { recordForgedToken } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { setLastSignIn, type User } from '../users/users.store.ts';
import type { Origin } from './known-device.ts';
import { lockCheckedUser } from './revoke-access.ts';
import {
  addSession,
  endSession,
  findLivingSessions,
  findSessionUser,
  lockSession,
  rotateSession,
  type Session,
} from './sessions.store.ts';
import { readAccessToken, readRefreshToken, signAccessToken, writeRefreshToken } from './tokens.ts';

const hour = 3_600_000;
const lifetime = (rememberMe: boolean) => (rememberMe ? 30 * 24 * hour : 12 * hour);

export type SessionTokens = Awaited<ReturnType<typeof createTokens>>;

export const createTokens = async (
  { keys, now }: Services,
  session: Pick<Session, 'id' | 'generation' | 'expiresOn' | 'rememberMe'>,
) => ({
  accessToken: await signAccessToken(keys, session.id, now()),
  refreshToken: {
    token: writeRefreshToken(keys, session.id, session.generation),
    expiration: session.expiresOn.toISOString(),
  },
  rememberMe: session.rememberMe,
});

export const addUserSession = async (
  tx: Database,
  userId: string,
  { rememberMe, address, userAgent }: { rememberMe: boolean } & Pick<Origin, 'address' | 'userAgent'>,
  now: Date,
) => {
  const session = {
    id: randomUUID(),
    userId,
    generation: 0,
    rotatedOn: now,
    createdOn: now,
    expiresOn: new Date(now.getTime() + lifetime(rememberMe)),
    rememberMe,
    address,
    userAgent,
  };
  await addSession(tx, session);
  await setLastSignIn(tx, userId, now);
  return session;
};

export const startSession = async (
  services: Services,
  user: User,
  given: { rememberMe: boolean } & Pick<Origin, 'address' | 'userAgent'>,
): Promise<SessionTokens> => {
  const session = await services.db.transaction(async (tx) => {
    await lockCheckedUser(tx, user, '2FACodeHasBeenDestroyed');
    return addUserSession(tx, user.id, given, services.now());
  });
  return createTokens(services, session);
};

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
  return createTokens(services, session);
};

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

export const findActiveSessions = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => (ids.length === 0 ? new Set<string>() : findLivingSessions(db, ids, now()));

export const cookieOptions = (env: Env, path: string): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: isServedByHttps(env),
  path,
});

const refreshPath = '/api/auth';

export const setSessionCookies = (reply: FastifyReply, env: Env, tokens: SessionTokens): void => {
  const until = (expiration: string) => (tokens.rememberMe ? { expires: new Date(expiration) } : {});
  const { accessToken, refreshToken } = tokens;
  reply.setCookie('accessToken', accessToken.token, { ...cookieOptions(env, '/'), ...until(accessToken.expiration) });
  reply.setCookie('refreshToken', refreshToken.token, {
    ...cookieOptions(env, refreshPath),
    ...until(refreshToken.expiration),
  });
};

export const clearSessionCookies = (reply: FastifyReply, env: Env): void => {
  reply.clearCookie('accessToken', cookieOptions(env, '/'));
  reply.clearCookie('refreshToken', cookieOptions(env, refreshPath));
};
