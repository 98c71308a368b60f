import { randomBytes } from 'node:crypto';
import { keyedHash } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import { addChangePasswordToken, type SignsIn } from './change-password-tokens.store.ts';

const tokenLifetimeMs = 10 * 60_000;

/** A token that allows one change of password within ten minutes; with `signsIn` the change starts a session. */
export const allowPasswordChoice = async (
  { db, keys, now }: Services,
  userId: string,
  signsIn: SignsIn,
): Promise<{ changePasswordToken: string }> => {
  const token = randomBytes(32).toString('base64url');
  await addChangePasswordToken(db, {
    tokenHash: keyedHash(keys.oneTimeCode, token),
    userId,
    expiresOn: new Date(now().getTime() + tokenLifetimeMs),
    signsIn,
  });
  return { changePasswordToken: token };
};
