import { AppError } from '#/platform/http/app-error.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { allowPasswordChoice } from './allow-password-choice.ts';
import { removeChangePasswordTokensOf, takeChangePasswordToken } from './change-password-tokens.store.ts';
import { issueDecoy, refuseDecoy } from './decoy-codes.ts';
import { useOneTimeCode } from './one-time-code.ts';
import { refuseCommonPassword, refuseSamePassword, replacePassword } from './replace-password.ts';
import { mailsToOneMailbox, sendCode } from './send-code.ts';
import { type SessionTokens, startSession } from './start-session.ts';

const requestsFromAddress: Limit = { name: 'forgot-password-address', max: 20, seconds: 900 };

/**
 * Mails a code for a new password. An unknown address is told so, unless the settings hide which users there are:
 * then known and unknown get the same answer after the same work, and the mail follows.
 */
export const requestNewPassword = async (services: Services, username: string, address: string) => {
  const { db, env, now } = services;
  await countHit(db, requestsFromAddress, address, now());
  const user = await findUserByUsername(db, username);
  if (user?.maySignIn) {
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
  await refuseDecoy(services, given.uuid);
  const user = await findUserByUsername(services.db, given.username);
  const code = await useOneTimeCode(services, { ...given, user, purpose: 'forgot-password' });
  return allowPasswordChoice(services, code.userId, null);
};

/**
 * Sets the new password, ends all sessions and tells the user by mail. After a first sign-in, whose code was right,
 * a session starts. Throws passwordTooCommon and passwordMustDiffer, with which the same token still works.
 */
export const changeForgottenPassword = async (
  services: Services,
  given: { username: string; changePasswordToken: string; newPassword: string },
): Promise<SessionTokens | null> => {
  const { db, keys, now } = services;
  refuseCommonPassword(given.newPassword, given.username);
  const user = await findUserByUsername(db, given.username);
  if (user?.mustChangePassword) await refuseSamePassword(user, given.newPassword);
  const tokenHash = keyedHash(keys.oneTimeCode, given.changePasswordToken);
  const token = user?.maySignIn ? await takeChangePasswordToken(db, { tokenHash, userId: user.id }, now()) : null;
  if (!user || !token) throw new AppError('passwordWasNotChanged');
  await replacePassword(services, user, given.newPassword);
  await removeChangePasswordTokensOf(db, user.id);
  return token.signsIn && startSession(services, user.id, token.signsIn === 'remembered');
};
