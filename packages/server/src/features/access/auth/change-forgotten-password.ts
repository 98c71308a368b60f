import { AppError } from '#/platform/http/app-error.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import { countFailure, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserById } from '../users/users.store.ts';
import { findChangePasswordToken, takeChangePasswordToken } from './change-password-tokens.store.ts';
import { holdUser } from './hold-user.ts';
import { limitSubject, type Origin } from './known-device.ts';
import { refuseCommonPassword, refuseSamePassword, replacePassword, tellOfNewPassword } from './replace-password.ts';
import { addSessionOf, type SessionTokens, tokensOf } from './start-session.ts';

const wrongTokensFromAddress: Limit = { name: 'wrong-password-token-address', max: 20, seconds: 900 };

interface Given extends Origin {
  readonly username: string;
  readonly changePasswordToken: string;
  readonly newPassword: string;
}

/**
 * Sets the new password, ends all sessions and tells the user by mail. After a first sign-in, whose code was right,
 * a session starts. Throws passwordTooCommon and passwordMustDiffer, with which the same token still works,
 * passwordWasNotChanged and tooManyRequests.
 */
export const changeForgottenPassword = (services: Services, given: Given): Promise<SessionTokens | null> =>
  countFailure(services.db, wrongTokensFromAddress, limitSubject(given), services.now(), () => change(services, given));

/** Without a living token nothing is looked up and nothing hashed: the answer tells nothing about a user. */
const change = async (services: Services, given: Given): Promise<SessionTokens | null> => {
  const { db, keys, now } = services;
  const { username, changePasswordToken, newPassword, address } = given;
  const tokenHash = keyedHash(keys.oneTimeCode, changePasswordToken);
  const found = await findChangePasswordToken(db, tokenHash, now());
  const user = found && (await findUserById(db, found.userId));
  if (!user?.maySignIn || user.username !== username) throw new AppError('passwordWasNotChanged');
  refuseCommonPassword(newPassword, user, 'body.newPassword');
  if (user.mustChangePassword) await refuseSamePassword(user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const session = await db.transaction(async (tx) => {
    await holdUser(tx, user, 'passwordWasNotChanged');
    const token = await takeChangePasswordToken(tx, { tokenHash, userId: user.id }, now());
    if (!token) throw new AppError('passwordWasNotChanged');
    await replacePassword(tx, user.id, passwordHash, now());
    return token.signsIn && addSessionOf(tx, user.id, token.signsIn === 'remembered', now());
  });
  void tellOfNewPassword(services, user, address);
  return session && tokensOf(services, session);
};
