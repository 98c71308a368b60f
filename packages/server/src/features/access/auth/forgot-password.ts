import { AppError } from '#/platform/http/app-error.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { allowPasswordChoice } from './allow-password-choice.ts';
import { isLivingDecoy, issueDecoy, refuseDecoy } from './decoy-codes.ts';
import { limitSubject, type Origin } from './known-device.ts';
import { countWrongCode, isLivingCode, useOneTimeCode } from './one-time-code.ts';
import { mailsToOneMailbox, sendCode } from './send-code.ts';

const requestsFromAddress: Limit = { name: 'forgot-password-address', max: 20, seconds: 900 };

/**
 * Mails a code for a new password. An unknown address is told so, unless the settings hide which users there are:
 * then known and unknown get the same answer after the same work, and the mail follows.
 */
export const requestNewPassword = async (services: Services, username: string, origin: Origin) => {
  const { db, env, now } = services;
  const { knownDevice } = origin;
  await countHit(db, requestsFromAddress, limitSubject(origin), now());
  const user = await findUserByUsername(db, username);
  if (user?.maySignIn) {
    const { uuid } = await sendCode(services, user, { purpose: 'forgot-password', rememberMe: false, knownDevice });
    return { uuid };
  }
  if (!env.FORGOT_PASSWORD_HIDES_USERS) throw new AppError('incorrectLogin');
  await countHit(db, mailsToOneMailbox['forgot-password'], knownDevice ?? username, now());
  return issueDecoy(services);
};

/** Exchanges the mailed code for a token that allows one change of password within ten minutes. */
export const confirmNewPassword = async (
  services: Services,
  given: { username: string; uuid: string; otp: string } & Origin,
) => {
  const found = await findUserByUsername(services.db, given.username);
  const tried = { ...given, user: found, purpose: 'forgot-password' } as const;
  const isLiving = (await isLivingCode(services, tried)) || (await isLivingDecoy(services, given.uuid));
  return countWrongCode(services, { ...tried, isLiving }, async () => {
    await refuseDecoy(services, given);
    const { user } = await useOneTimeCode(services, tried);
    return allowPasswordChoice(services, user, null);
  });
};
