import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { allowPasswordChoice } from './allow-password-choice.ts';
import { useOneTimeCode } from './one-time-code.ts';
import { type SessionTokens, startSession } from './start-session.ts';

/**
 * Exchanges the mailed code for a session; where an administrator set the password, for the right to choose one's own.
 * Throws as useOneTimeCode does.
 */
export const confirmSignIn = async (
  services: Services,
  given: { username: string; uuid: string; otp: string },
): Promise<SessionTokens | { changePasswordToken: string }> => {
  const user = await findUserByUsername(services.db, given.username);
  const code = await useOneTimeCode(services, { ...given, user, purpose: 'sign-in' });
  return user?.mustChangePassword
    ? allowPasswordChoice(services, code.userId, code.rememberMe ? 'remembered' : 'for-now')
    : startSession(services, code.userId, code.rememberMe);
};
