import { randomUUID } from 'node:crypto';
import { AppError } from '#/platform/http/app-error.ts';
import { countHit, findWindow, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { codeAttempts, codeLifetimeMinutes } from './one-time-code.ts';

const decoys: Limit = { name: 'decoy-code', max: codeAttempts, seconds: codeLifetimeMinutes * 60 };

/** A uuid without a code behind it, for an unknown user where the settings hide which users there are. */
export const issueDecoy = async ({ db, now }: Services): Promise<{ uuid: string }> => {
  const uuid = randomUUID();
  await countHit(db, decoys, uuid, now());
  return { uuid };
};

/** Answers a try against a decoy as one against a real code that is never right; returns where it is no decoy. */
export const refuseDecoy = async ({ db, now }: Services, uuid: string): Promise<void> => {
  if (!(await findWindow(db, decoys, uuid, now()))) return;
  const hits = await countHit(db, decoys, uuid, now()).catch(() => {
    throw new AppError('forgotPasswordAttemptsLimitReached');
  });
  throw new AppError('incorrectForgotPasswordCode', { attemptsRemaining: codeAttempts + 1 - hits });
};
