import { removeEndedWindows } from '#/platform/rate-limit/rate-limit.store.ts';
import type { Services } from '#/platform/services.ts';
import { removeChangePasswordTokensBefore } from './change-password-tokens.store.ts';
import { removeOneTimeCodesBefore } from './one-time-codes.store.ts';
import { removeSessionsBefore } from './sessions.store.ts';

const day = 86_400_000;

/** Removes what can no longer matter. Codes and sessions are kept a day longer, so that their answer stays exact. */
export const removeExpired = async ({ db, now }: Services): Promise<void> => {
  const yesterday = new Date(now().getTime() - day);
  await removeSessionsBefore(db, yesterday);
  await removeOneTimeCodesBefore(db, yesterday);
  await removeChangePasswordTokensBefore(db, now());
  await removeEndedWindows(db, now());
};
