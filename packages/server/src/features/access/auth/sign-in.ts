import { AppError } from '#/platform/http/app-error.ts';
import { verifyAgainstNobody, verifyPassword } from '#/platform/keys/passwords.ts';
import { checkLimit, clearHits, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserByUsername, type User } from '../users/users.store.ts';
import { mailCode } from './mail-code.ts';
import { issueOneTimeCode } from './one-time-code.ts';

/** Slows guessing down without locking anyone out for good. */
export const wrongPasswordsOfAccount: Limit = { name: 'wrong-password-account', max: 10, seconds: 900 };
export const wrongPasswordsFromAddress: Limit = { name: 'wrong-password-address', max: 100, seconds: 900 };

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Checks e-mail and password, and mails a one-time code.
 * Unknown, wrong and disabled get the same answer after the same work: wrongCredentials.
 */
export const signIn = async (services: Services, given: Credentials, address: string) => {
  const { db, now } = services;
  await checkLimit(db, wrongPasswordsFromAddress, address, now());
  await checkLimit(db, wrongPasswordsOfAccount, given.username, now());
  const user = await findUserByUsername(db, given.username);
  const right = user
    ? await verifyPassword(user.passwordHash, given.password)
    : await verifyAgainstNobody(given.password);
  if (!user || !right || !user.enabled) {
    await countHit(db, wrongPasswordsFromAddress, address, now());
    await countHit(db, wrongPasswordsOfAccount, given.username, now());
    throw new AppError('wrongCredentials');
  }
  await clearHits(db, wrongPasswordsOfAccount, given.username);
  return sendSignInCode(services, user, given.rememberMe);
};

const sendSignInCode = async (services: Services, user: User, rememberMe: boolean) => {
  const issued = await issueOneTimeCode(services, user, 'sign-in', rememberMe);
  return mailCode(services, user, 'sign-in', issued);
};
