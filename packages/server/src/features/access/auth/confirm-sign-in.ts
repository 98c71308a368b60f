import { countFailure, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { allowPasswordChoice } from './allow-password-choice.ts';
import { useOneTimeCode } from './one-time-code.ts';
import { type SessionTokens, startSession } from './start-session.ts';

const wrongCodesFromAddress: Limit = { name: 'wrong-code-address', max: 60, seconds: 900 };

/**
 * Exchanges the mailed code for a session; where an administrator set the password, for the right to choose one's own.
 * Throws as useOneTimeCode does, and tooManyRequests.
 */
export const confirmSignIn = (
  services: Services,
  given: { username: string; uuid: string; otp: string; address: string },
): Promise<SessionTokens | { changePasswordToken: string }> =>
  countFailure(services.db, wrongCodesFromAddress, given.address, services.now(), async () => {
    const found = await findUserByUsername(services.db, given.username);
    const { user, rememberMe } = await useOneTimeCode(services, { ...given, user: found, purpose: 'sign-in' });
    return user.mustChangePassword
      ? allowPasswordChoice(services, user, rememberMe ? 'remembered' : 'for-now')
      : startSession(services, user, rememberMe);
  });
