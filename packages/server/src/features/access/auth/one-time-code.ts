import { randomInt, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@soundings/contract/errors';
import { AppError } from '#/platform/http/app-error.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { countFailure, countHit, type Limit, refundHit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { User } from '../users/users.store.ts';
import { limitSubject, type Origin } from './known-device.ts';
import {
  addOneTimeCode,
  destroyEarlierCodes,
  findOneTimeCode,
  type OneTimeCode,
  type Purpose,
  tryOneTimeCode,
} from './one-time-codes.store.ts';
import { lockCheckedUser } from './revoke-access.ts';

export const codeLifetimeMinutes = 10;
export const codeAttempts = 5;

/** New codes must not give new tries: over all of one purpose a user has this many wrong ones, a known device its own. */
const wrongCodes: Record<Purpose, Limit> = {
  'sign-in': { name: 'wrong-code-sign-in', max: 15, seconds: 3600 },
  'forgot-password': { name: 'wrong-code-forgot-password', max: 15, seconds: 3600 },
};

/** Made-up uuids are counted apart: they do not use up the tries of who holds a real one. */
const fromAddress: Record<Purpose, { living: Limit; unknown: Limit }> = {
  'sign-in': {
    living: { name: 'wrong-code-address', max: 60, seconds: 900 },
    unknown: { name: 'unknown-code-address', max: 60, seconds: 900 },
  },
  'forgot-password': {
    living: { name: 'wrong-forgot-code-address', max: 60, seconds: 900 },
    unknown: { name: 'unknown-forgot-code-address', max: 60, seconds: 900 },
  },
};

const errorsByPurpose: Record<Purpose, { shutOut: ErrorCode; wrong: ErrorCode; limit: ErrorCode }> = {
  'sign-in': { shutOut: 'wrongCredentials', wrong: 'incorrect2FACode', limit: '2FAAttemptsLimitReached' },
  'forgot-password': {
    shutOut: 'incorrectLogin',
    wrong: 'incorrectForgotPasswordCode',
    limit: 'forgotPasswordAttemptsLimitReached',
  },
};

export const drawCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/**
 * Makes a code for a user. At sign-in every earlier one is dead from now on; for a forgotten password, which anyone can
 * ask for, what its owner holds stays good. Throws wrongCredentials or incorrectLogin where the user was shut out
 * meanwhile, or has another password than the one that was checked.
 */
export const issueOneTimeCode = async (
  { db, keys, now }: Services,
  user: User,
  purpose: Purpose,
  rememberMe: boolean,
): Promise<{ uuid: string; code: string }> => {
  const uuid = randomUUID();
  const code = drawCode();
  await db.transaction(async (tx) => {
    await lockCheckedUser(tx, user, errorsByPurpose[purpose].shutOut);
    if (purpose === 'sign-in') await destroyEarlierCodes(tx, { userId: user.id, purpose }, now());
    await addOneTimeCode(tx, {
      id: uuid,
      userId: user.id,
      purpose,
      codeHash: keyedHash(keys.oneTimeCode, uuid, code),
      attemptsRemaining: codeAttempts,
      rememberMe,
      createdOn: now(),
      expiresOn: new Date(now().getTime() + codeLifetimeMinutes * 60_000),
    });
  });
  return { uuid, code };
};

/**
 * Why a row did not take the try at all: used up, or dead for another reason. Only who gave the right password is told
 * how many tries were left: to others it would tell that there is such a user.
 */
const toRefusal = (row: OneTimeCode | null, purpose: Purpose): AppError => {
  if (row && row.usedOn === null && row.destroyedOn === null && row.attemptsRemaining <= 0)
    return new AppError(errorsByPurpose[purpose].limit);
  const left = purpose === 'sign-in' ? (row?.attemptsRemaining ?? 0) - 1 : 0;
  return new AppError('2FACodeHasBeenDestroyed', { attemptsRemaining: Math.max(0, left) });
};

interface Try extends Origin {
  readonly user: User | null;
  readonly uuid: string;
  readonly purpose: Purpose;
}

const findCode = ({ db }: Pick<Services, 'db'>, { user, uuid, purpose }: Try): Promise<OneTimeCode | null> =>
  user?.maySignIn ? findOneTimeCode(db, { id: uuid, userId: user.id, purpose }) : Promise.resolve(null);

const isLivingRow = (row: OneTimeCode | null, now: Date): row is OneTimeCode =>
  row !== null && !row.usedOn && !row.destroyedOn && row.attemptsRemaining > 0 && row.expiresOn > now;

export const isLivingCode = async (services: Services, tried: Try): Promise<boolean> =>
  isLivingRow(await findCode(services, tried), services.now());

/** Makes a try and counts it where it fails, by its origin. Throws tooManyRequests and whatever the step throws. */
export const countWrongCode = <T>(
  { db, now }: Services,
  { isLiving, ...tried }: Try & { readonly isLiving: boolean },
  step: () => Promise<T>,
): Promise<T> => {
  const { living, unknown } = fromAddress[tried.purpose];
  return countFailure(db, isLiving ? living : unknown, limitSubject(tried), now(), step);
};

/** Counts a wrong code of an account. Throws the purpose's limit error, and then the try does not count. */
export const countForAccount = async (
  { db, now }: Services,
  purpose: Purpose,
  subject: string,
): Promise<() => Promise<void>> => {
  const giveBack = () => refundHit(db, wrongCodes[purpose], subject);
  await countHit(db, wrongCodes[purpose], subject, now()).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    await giveBack();
    throw new AppError(errorsByPurpose[purpose].limit);
  });
  return giveBack;
};

/**
 * Uses a code up. Exactly one of any number of parallel calls with the right code returns, with the code's user.
 * @throws AppError 400 with the attempts that remain, 404 with the last of them and after it, 422 when the code is dead.
 */
export const useOneTimeCode = async (
  services: Services,
  given: Try & { readonly otp: string },
): Promise<{ user: User; rememberMe: boolean }> => {
  const { db, keys, now } = services;
  const { user, uuid, otp, purpose, knownDevice } = given;
  const found = await findCode(services, given);
  if (!user || !isLivingRow(found, now())) throw toRefusal(found, purpose);
  const giveBack = await countForAccount(services, purpose, knownDevice ?? user.id);
  const codeHash = keyedHash(keys.oneTimeCode, uuid, otp);
  const row = await tryOneTimeCode(db, { id: uuid, userId: user.id, purpose, codeHash }, now());
  if (!row || row.usedOn) await giveBack();
  if (!row) throw toRefusal(await findCode(services, given), purpose);
  if (row.usedOn) return { user, rememberMe: row.rememberMe };
  if (row.attemptsRemaining <= 0) throw new AppError(errorsByPurpose[purpose].limit);
  throw new AppError(errorsByPurpose[purpose].wrong, { attemptsRemaining: row.attemptsRemaining });
};
