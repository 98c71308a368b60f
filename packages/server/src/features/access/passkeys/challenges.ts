import { randomBytes } from 'node:crypto';
import type { Services } from '#/platform/services.ts';
import { addChallenge, consumeChallenge } from './passkeys.store.ts';

const lifetimeMs = 5 * 60_000;

/**
 * 256 random bits that a passkey is to sign, once and soon.
 * @param userId who adds a passkey; null where somebody signs in, and nobody knows who
 */
export const issueChallenge = async ({ db, now }: Services, userId: string | null) => {
  const challenge = randomBytes(32).toString('base64url');
  await addChallenge(db, { challenge, userId, expiresOn: new Date(now().getTime() + lifetimeMs) });
  return { challenge, timeout: lifetimeMs };
};

const readChallenge = (clientData: string): unknown => {
  try {
    return JSON.parse(Buffer.from(clientData, 'base64url').toString()).challenge;
  } catch {
    return null;
  }
};

/** The challenge that an answer is to, which is used up whatever else is wrong with it; null where it is none of ours. */
export const takeChallenge = async (
  { db, now }: Services,
  clientData: string,
  userId: string | null,
): Promise<string | null> => {
  const challenge = readChallenge(clientData);
  if (typeof challenge !== 'string') return null;
  return (await consumeChallenge(db, { challenge, userId }, now())) ? challenge : null;
};
