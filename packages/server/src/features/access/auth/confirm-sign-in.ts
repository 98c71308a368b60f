import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { allowPasswordChoice } from './allow-password-choice.ts';
import type { Origin } from './known-device.ts';
import { countWrongCode, isLivingCode, useOneTimeCode } from './one-time-code.ts';
import { type SessionTokens, startSession } from './start-session.ts';

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
      : startSession(services, user, rememberMe);
  });
};
