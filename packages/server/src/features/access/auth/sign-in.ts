import { isLocalOnly } from '#/env.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { verifyAgainstNobody, verifyPassword } from '#/platform/keys/passwords.ts';
import { clearHits, countTry, type Limit, refundHit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { assertPasswordsAllowed } from '../company-sign-in/assert-passwords-allowed.ts';
import { findUserByUsername, type User } from '../users/users.store.ts';
import { allowPasswordChoice } from './forgot-password.ts';
import { limitSubject, type Origin } from './known-device.ts';
import { countWrongCode, isLivingCode, useOneTimeCode } from './one-time-code.ts';
import { sendCode } from './send-code.ts';
import { type SessionTokens, startSession } from './sessions.ts';

const wrongPasswordsOfUser: Limit = { name: 'wrong-password', max: 10, seconds: 900 };
const wrongPasswordsFromAddress: Limit = { name: 'wrong-password-address', max: 100, seconds: 900 };

interface SignIn extends Origin {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly throughProxy: boolean;
}

/**
 * Checks e-mail and password, and mails a one-time code.
 * Unknown, wrong and disabled get the same answer after the same work: wrongCredentials.
 * Where the machine is one's own and has no mail server, the answer carries the code, so that the page can show it.
 */
export const signIn = async (services: Services, given: SignIn): Promise<{ uuid: string; code?: string }> => {
  const { db, env, now } = services;
  const subject = given.knownDevice ?? given.username;
  const source = limitSubject(given);
  const { uuid, code } = await countTry(db, wrongPasswordsFromAddress, source, now(), () =>
    countTry(db, wrongPasswordsOfUser, subject, now(), async () => {
      const user = await checkPassword(services, given);
      await clearHits(db, wrongPasswordsOfUser, subject);
      await refundHit(db, wrongPasswordsFromAddress, source);
      return sendCode(services, user, { ...given, purpose: 'sign-in' });
    }),
  );
  return env.SMTP_URL === undefined && isLocalOnly(env) && !given.throughProxy ? { uuid, code } : { uuid };
};

const checkPassword = async ({ db }: Services, { username, password }: SignIn): Promise<User> => {
  const user = await findUserByUsername(db, username);
  await assertPasswordsAllowed(db, username, user);
  const right = user ? await verifyPassword(user.passwordHash, password) : await verifyAgainstNobody(password);
  if (!user || !right || !user.maySignIn) throw new AppError('wrongCredentials');
  return user;
};

/**
 * Exchanges the mailed code for a session; where an administrator set the password, for the right to choose one's own.
 * Throws as useOneTimeCode does, and tooManyRequests.
 */
export const confirmSignIn = async (
  services: Services,
  given: { username: string; uuid: string; otp: string } & Origin,
): Promise<SessionTokens | { changePasswordToken: string }> => {
  const found = await findUserByUsername(services.db, given.username);
  const tried = { ...given, user: found, purpose: 'sign-in' } as const;
  const isLiving = await isLivingCode(services, tried);
  return countWrongCode(services, { ...tried, isLiving }, async () => {
    const { user, rememberMe } = await useOneTimeCode(services, tried);
    return user.mustChangePassword
      ? allowPasswordChoice(services, user, rememberMe ? 'remembered' : 'for-now')
      : startSession(services, user, { ...given, rememberMe });
  });
};
