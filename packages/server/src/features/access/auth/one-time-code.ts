import { randomInt, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@soundings/contract/errors';
import { AppError } from '#/platform/http/app-error.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { countHit, giveHitBack, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { User } from '../users/users.store.ts';
import { holdUser } from './hold-user.ts';
import {
  findOneTimeCode,
  type OneTimeCode,
  type Purpose,
  replaceOneTimeCode,
  tryOneTimeCode,
} from './one-time-codes.store.ts';

export const codeLifetimeMinutes = 10;
export const codeAttempts = 5;

/** New codes must not give new tries: over all of one purpose a user has this many wrong ones. */
const wrongCodes: Record<Purpose, Limit> = {
  'sign-in': { name: 'wrong-code-sign-in', max: 15, seconds: 3600 },
  'forgot-password': { name: 'wrong-code-forgot-password', max: 15, seconds: 3600 },
};

const errorsOf: Record<Purpose, { shutOut: ErrorCode; wrong: ErrorCode; limit: ErrorCode }> = {
  'sign-in': { shutOut: 'wrongCredentials', wrong: 'incorrect2FACode', limit: '2FAAttemptsLimitReached' },
  'forgot-password': {
    shutOut: 'incorrectLogin',
    wrong: 'incorrectForgotPasswordCode',
    limit: 'forgotPasswordAttemptsLimitReached',
  },
};

/** Six digits, each of the million equally likely. */
export const drawCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/**
 * Makes a code for a user; every earlier one of the same purpose is dead from now on. Throws wrongCredentials or
 * incorrectLogin where the user was shut out meanwhile, or has another password than the one that was checked.
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
    await holdUser(tx, user, errorsOf[purpose].shutOut);
    await replaceOneTimeCode(tx, {
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

/** Why a row did not take the try at all: used up, or dead for another reason. */
const refusalOf = (row: OneTimeCode | null, limit: ErrorCode): AppError =>
  row && row.usedOn === null && row.destroyedOn === null && row.attemptsRemaining <= 0
    ? new AppError(limit)
    : new AppError('2FACodeHasBeenDestroyed', { attemptsRemaining: Math.max(0, (row?.attemptsRemaining ?? 0) - 1) });

/**
 * Uses a code up. Exactly one of any number of parallel calls with the right code returns, with the code's user.
 * @throws AppError 400 with the attempts that remain, 404 with the last of them and after it, 422 when the code is dead.
 */
export const useOneTimeCode = async (
  { db, keys, now }: Services,
  given: { user: User | null; uuid: string; otp: string; purpose: Purpose },
): Promise<{ user: User; rememberMe: boolean }> => {
  const { user, uuid, otp, purpose } = given;
  const codes = errorsOf[purpose];
  if (!user?.maySignIn) throw new AppError('2FACodeHasBeenDestroyed', { attemptsRemaining: 0 });
  await countHit(db, wrongCodes[purpose], user.id, now()).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError(codes.limit) : error;
  });
  const codeHash = keyedHash(keys.oneTimeCode, uuid, otp);
  const row = await tryOneTimeCode(db, { id: uuid, userId: user.id, purpose, codeHash }, now());
  if (!row || row.usedOn) await giveHitBack(db, wrongCodes[purpose], user.id);
  if (!row) throw refusalOf(await findOneTimeCode(db, { id: uuid, userId: user.id, purpose }), codes.limit);
  if (row.usedOn) return { user, rememberMe: row.rememberMe };
  if (row.attemptsRemaining <= 0) throw new AppError(codes.limit);
  throw new AppError(codes.wrong, { attemptsRemaining: row.attemptsRemaining });
};
