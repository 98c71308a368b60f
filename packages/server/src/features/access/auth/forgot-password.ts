import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '#/platform/http/app-error.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import { countFailure, countHit, findHitCount, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { assertPasswordsAllowed } from '../company-sign-in/assert-passwords-allowed.ts';
import { removePasskeys } from '../passkeys/passkeys.store.ts';
import { findUserById, findUserByUsername, type User } from '../users/users.store.ts';
import { assertNewPassword, assertUncommonPassword, mailPasswordChanged, replacePassword } from './change-password.ts';
import {
  addChangePasswordToken,
  consumeChangePasswordToken,
  findChangePasswordToken,
  type SignsIn,
} from './change-password-tokens.store.ts';
import { limitSubject, type Origin } from './known-device.ts';
import {
  codeAttempts,
  codeLifetimeMinutes,
  countForAccount,
  countWrongCode,
  isLivingCode,
  useOneTimeCode,
} from './one-time-code.ts';
import { lockCheckedUser } from './revoke-access.ts';
import { mailsToOneMailbox, sendCode } from './send-code.ts';
import { addUserSession, createTokens, type SessionTokens } from './sessions.ts';

const requestsFromAddress: Limit = { name: 'forgot-password-address', max: 20, seconds: 900 };

/**
 * Mails a code for a new password. Where the settings hide which users exist, an unknown address gets the same answer
 * after the same work.
 */
export const requestNewPassword = async (services: Services, username: string, origin: Origin) => {
  const { db, env, now } = services;
  const { knownDevice } = origin;
  await countHit(db, requestsFromAddress, limitSubject(origin), now());
  const user = await findUserByUsername(db, username);
  await assertPasswordsAllowed(db, username, user);
  if (user?.maySignIn) {
    const { uuid } = await sendCode(services, user, { purpose: 'forgot-password', rememberMe: false, knownDevice });
    return { uuid };
  }
  if (!env.FORGOT_PASSWORD_HIDES_USERS) throw new AppError('incorrectLogin');
  await countHit(db, mailsToOneMailbox['forgot-password'], knownDevice ?? username, now());
  return issueDecoy(services);
};

export const confirmNewPassword = async (
  services: Services,
  given: { username: string; uuid: string; otp: string } & Origin,
) => {
  const found = await findUserByUsername(services.db, given.username);
  const tried = { ...given, user: found, purpose: 'forgot-password' } as const;
  const isLiving = (await isLivingCode(services, tried)) || (await isLivingDecoy(services, given.uuid));
  return countWrongCode(services, { ...tried, isLiving }, async () => {
    await assertNoDecoy(services, given);
    const { user } = await useOneTimeCode(services, tried);
    return allowPasswordChoice(services, user, null);
  });
};

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
  assertUncommonPassword(newPassword, user, 'body.newPassword');
  if (user.mustChangePassword) await assertNewPassword(user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const session = await db.transaction(async (tx) => {
    await lockCheckedUser(tx, user, 'passwordWasNotChanged');
    const token = await consumeChangePasswordToken(tx, { tokenHash, userId: user.id }, now());
    if (!token) throw new AppError('passwordWasNotChanged');
    await replacePassword(tx, user.id, passwordHash, now());
    await removePasskeys(tx, [user.id]);
    return (
      token.signsIn && addUserSession(tx, user.id, { ...given, rememberMe: token.signsIn === 'remembered' }, now())
    );
  });
  void mailPasswordChanged(services, user, address);
  return session && createTokens(services, session);
};

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
    await lockCheckedUser(tx, user, '2FACodeHasBeenDestroyed');
    await addChangePasswordToken(tx, {
      tokenHash: keyedHash(keys.oneTimeCode, token),
      userId: user.id,
      expiresOn: new Date(now().getTime() + tokenLifetimeMs),
      signsIn,
    });
  });
  return { changePasswordToken: token };
};

const decoys: Limit = { name: 'decoy-code', max: codeAttempts + 1, seconds: codeLifetimeMinutes * 60 };

const issueDecoy = async ({ db, now }: Services): Promise<{ uuid: string }> => {
  const uuid = randomUUID();
  await countHit(db, decoys, uuid, now());
  return { uuid };
};

const isLivingDecoy = async ({ db, now }: Services, uuid: string): Promise<boolean> => {
  const hits = await findHitCount(db, decoys, uuid, now());
  return hits > 0 && hits <= codeAttempts;
};

/** Answers a try against a decoy as one against a real code that is never right; returns where it is no decoy. */
const assertNoDecoy = async (
  services: Services,
  { uuid, username, knownDevice }: { uuid: string; username: string } & Pick<Origin, 'knownDevice'>,
): Promise<void> => {
  const { db, now } = services;
  const before = await findHitCount(db, decoys, uuid, now());
  if (before === 0) return;
  if (before > codeAttempts) throw new AppError('forgotPasswordAttemptsLimitReached');
  await countForAccount(services, 'forgot-password', knownDevice ?? username);
  const hits = await countHit(db, decoys, uuid, now()).catch(() => {
    throw new AppError('forgotPasswordAttemptsLimitReached');
  });
  const attemptsRemaining = codeAttempts + 1 - hits;
  if (attemptsRemaining <= 0) throw new AppError('forgotPasswordAttemptsLimitReached');
  throw new AppError('incorrectForgotPasswordCode', { attemptsRemaining });
};
