import { randomBytes, randomUUID } from 'node:crypto';
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
import { mailCode } from './mail-code.ts';
import { issueOneTimeCode, useOneTimeCode } from './one-time-code.ts';
import { refuseCommonPassword, replacePassword } from './replace-password.ts';

const requestsFromAddress: Limit = { name: 'forgot-password-address', max: 20, seconds: 900 };
const tokenLifetimeMs = 10 * 60_000;

/** Mails a code for a new password. An unknown address is told so, unless the settings hide which ones exist. */
export const requestNewPassword = async (services: Services, username: string, address: string) => {
  const { db, env, now } = services;
  await countHit(db, requestsFromAddress, address, now());
  const user = await findUserByUsername(db, username);
  if (!user?.enabled) {
    if (env.FORGOT_PASSWORD_HIDES_ACCOUNTS) return { uuid: randomUUID() };
    throw new AppError('incorrectLogin');
  }
  const issued = await issueOneTimeCode(services, user, 'forgot-password', false);
  return mailCode(services, user, 'forgot-password', issued);
};

/** Exchanges the mailed code for a token that allows one change of password within ten minutes. */
export const confirmNewPassword = async (
  services: Services,
  given: { username: string; uuid: string; otp: string },
) => {
  const { db, keys, now } = services;
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
