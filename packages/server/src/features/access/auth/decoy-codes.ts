import { randomUUID } from 'node:crypto';
import { AppError } from '#/platform/http/app-error.ts';
import { countHit, findHitCount, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { Origin } from './known-device.ts';
import { codeAttempts, codeLifetimeMinutes, countForAccount } from './one-time-code.ts';

/** The first hit is the issue itself. */
const decoys: Limit = { name: 'decoy-code', max: codeAttempts + 1, seconds: codeLifetimeMinutes * 60 };

/** A uuid without a code behind it, for an unknown user where the settings hide which users there are. */
export const issueDecoy = async ({ db, now }: Services): Promise<{ uuid: string }> => {
  const uuid = randomUUID();
  await countHit(db, decoys, uuid, now());
  return { uuid };
};

/** Whether a uuid is that of a decoy that has tries left, as a code that the user can still use has. */
export const isLivingDecoy = async ({ db, now }: Services, uuid: string): Promise<boolean> => {
  const hits = await findHitCount(db, decoys, uuid, now());
  return hits > 0 && hits <= codeAttempts;
};

/** Answers a try against a decoy as one against a real code that is never right; returns where it is no decoy. */
export const refuseDecoy = async (
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
