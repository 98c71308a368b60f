import { AppError } from '#/platform/http/app-error.ts';
import { countFailure, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { allowPasswordChoice } from './allow-password-choice.ts';
import { issueDecoy, refuseDecoy } from './decoy-codes.ts';
import { useOneTimeCode } from './one-time-code.ts';
import { mailsToOneMailbox, sendCode } from './send-code.ts';

const requestsFromAddress: Limit = { name: 'forgot-password-address', max: 20, seconds: 900 };
const wrongCodesFromAddress: Limit = { name: 'wrong-forgot-code-address', max: 60, seconds: 900 };

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
export const confirmNewPassword = (
  services: Services,
  given: { username: string; uuid: string; otp: string; address: string },
) =>
  countFailure(services.db, wrongCodesFromAddress, given.address, services.now(), async () => {
    await refuseDecoy(services, given.uuid);
    const found = await findUserByUsername(services.db, given.username);
    const { user } = await useOneTimeCode(services, { ...given, user: found, purpose: 'forgot-password' });
    return allowPasswordChoice(services, user, null);
  });
