import { randomBytes, randomUUID } from 'node:crypto';
import type { apiTokensEndpoints } from '@soundings/contract/access/api-tokens';
import { maxTokens, tokenPrefix } from '@soundings/contract/access/token-choices';
import type { z } from 'zod';
import { recordForgedToken } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import type { Services } from '#/platform/services.ts';
import { sendNotice } from '../users/send-notice.ts';
import { lockUser } from '../users/users.store.ts';
import { type ApiToken, addApiToken, countApiTokens, findTokenCaller, recordTokenUse } from './api-tokens.store.ts';

const endingLength = 4;
const dayMs = 86_400_000;
const pattern = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);

export const isApiToken = (token: string): boolean => token.startsWith(tokenPrefix);

const notice = {
  subject: 'A new API token / Ein neues API-Token',
  text: `A new API token was created for your ${productName} account. If this wasn’t you, revoke it in your account settings, change your password and contact your administrator.

Für Ihr ${productName}-Konto wurde ein neues API-Token angelegt. Wenn Sie das nicht waren, widerrufen Sie es in Ihren Kontoeinstellungen, ändern Sie Ihr Passwort und wenden Sie sich an Ihren Administrator.
`,
};

/**
 * Makes a token of 256 random bits for the caller, who is told of it by mail. Only its hash is stored. Throws
 * limitReached.
 */
export const createApiToken = async (
  services: Services,
  caller: Caller,
  given: z.output<typeof apiTokensEndpoints.createToken.body>,
): Promise<{ token: string; row: ApiToken }> => {
  const { db, keys, now } = services;
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const row = await db.transaction(async (tx) => {
    // Of parallel calls one counts what the one before has made.
    if (!(await lockUser(tx, caller.id))?.maySignIn) throw new AppError('unauthorized');
    if ((await countApiTokens(tx, caller.id, now())) >= maxTokens) throw new AppError('limitReached');
    return addApiToken(tx, {
      id: randomUUID(),
      userId: caller.id,
      name: given.name,
      tokenHash: keyedHash(keys.apiToken, token),
      ending: token.slice(-endingLength),
      scopes: [...new Set(given.scopes)],
      projectIds: given.projectIds && [...new Set(given.projectIds)],
      createdOn: now(),
      expiresOn: new Date(now().getTime() + given.days * dayMs),
    });
  });
  void sendNotice(services, caller, { to: caller.username, ...notice });
  return { token, row };
};

export const findCallerByApiToken = async (
  services: Services,
  token: string,
  address: string,
): Promise<Caller | null> => {
  const { db, keys, now } = services;
  const found = pattern.test(token) ? await findTokenCaller(db, keyedHash(keys.apiToken, token), now()) : null;
  if (!found) {
    await recordForgedToken(services, address, 'API token');
    return null;
  }
  await recordTokenUse(db, found.token, now());
  const { id, scopes, projectIds } = found.token;
  return { ...found.user, sessionId: id, address, scopes, projectIds };
};
