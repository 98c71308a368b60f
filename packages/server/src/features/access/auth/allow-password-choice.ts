import { randomBytes } from 'node:crypto';
import { keyedHash } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import type { User } from '../users/users.store.ts';
import { addChangePasswordToken, type SignsIn } from './change-password-tokens.store.ts';
import { holdUser } from './hold-user.ts';

const tokenLifetimeMs = 10 * 60_000;

/**
 * A token that allows one change of password within ten minutes; with `signsIn` the change starts a session. Throws
 * 2FACodeHasBeenDestroyed where the user was shut out or changed since the code was checked.
 */
export const allowPasswordChoice = async (
  { db, keys, now }: Services,
  user: User,
  signsIn: SignsIn,
): Promise<{ changePasswordToken: string }> => {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await holdUser(tx, user, '2FACodeHasBeenDestroyed');
    await addChangePasswordToken(tx, {
      tokenHash: keyedHash(keys.oneTimeCode, token),
      userId: user.id,
      expiresOn: new Date(now().getTime() + tokenLifetimeMs),
      signsIn,
    });
  });
  return { changePasswordToken: token };
};
