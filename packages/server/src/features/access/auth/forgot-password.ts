import { randomBytes } from 'node:crypto';
import { AppError } from '#/platform/http/app-error.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import {
  addChangePasswordToken,
  removeChangePasswordTokensOf,
  takeChangePasswordToken,
} from './change-password-tokens.store.ts';
import { issueDecoy, refuseDecoy } from './decoy-codes.ts';
import { useOneTimeCode } from './one-time-code.ts';
import { refuseCommonPassword, replacePassword } from './replace-password.ts';
import { mailsToOneMailbox, sendCode } from './send-code.ts';

const requestsFromAddress: Limit = { name: 'forgot-password-address', max: 20, seconds: 900 };
const tokenLifetimeMs = 10 * 60_000;

/**
 * Mails a code for a new password. An unknown address is told so, unless the settings hide which users there are:
 * then known and unknown get the same answer after the same work, and the mail follows.
 */
export const requestNewPassword = async (services: Services, username: string, address: string) => {
  const { db, env, now } = services;
  await countHit(db, requestsFromAddress, address, now());
  const user = await findUserByUsername(db, username);
  if (user?.enabled) {
    const { uuid } = await sendCode(services, user, 'forgot-password', false);
    return { uuid };
  }
  if (!env.FORGOT_PASSWORD_HIDES_USERS) throw new AppError('incorrectLogin');
  await countHit(db, mailsToOneMailbox['forgot-password'], username, now());
  return issueDecoy(services);
};

/** Exchanges the mailed code for a token that allows one change of password within ten minutes. */
export const confirmNewPassword = async (
  services: Services,
  given: { username: string; uuid: string; otp: string },
) => {
  const { db, keys, now } = services;
  await refuseDecoy(services, given.uuid);
  const user = await findUserByUsername(db, given.username);
  const code = await useOneTimeCode(services, { ...given, user, purpose: 'forgot-password' });
  const token = randomBytes(32).toString('base64url');
  await addChangePasswordToken(db, {
    tokenHash: keyedHash(keys.oneTimeCode, token),
    userId: code.userId,
    expiresOn: new Date(now().getTime() + tokenLifetimeMs),
  });
  return { changePasswordToken: token };
};

/** Sets the new password, ends all sessions and tells the user by mail. */
export const changeForgottenPassword = async (
  services: Services,
  given: { username: string; changePasswordToken: string; newPassword: string },
): Promise<void> => {
  const { db, keys, now } = services;
  // Before the token is taken: with a better password the same token still works.
  refuseCommonPassword(given.newPassword, given.username);
  const user = await findUserByUsername(db, given.username);
  const tokenHash = keyedHash(keys.oneTimeCode, given.changePasswordToken);
  if (!user?.enabled || !(await takeChangePasswordToken(db, { tokenHash, userId: user.id }, now()))) {
    throw new AppError('passwordWasNotChanged');
  }
  await replacePassword(services, user, given.newPassword);
  await removeChangePasswordTokensOf(db, user.id);
};
