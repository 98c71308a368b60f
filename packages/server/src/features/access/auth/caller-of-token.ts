import { recordForgedToken } from '#/platform/audit/audit.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { callerOfSession } from './caller-of-session.ts';
import { readAccessToken } from './tokens.ts';

/** Who an access token belongs to. A user who was disabled, or a session that was ended, is nobody. */
export const callerOfToken = async (services: Services, token: string, address: string): Promise<Caller | null> => {
  const { db, keys, now } = services;
  const read = await readAccessToken(keys, token, now());
  if (read === 'forged') await recordForgedToken(services, address, 'access token');
  if (typeof read === 'string') return null;
  return callerOfSession({ db, now }, read.sessionId, address);
};
