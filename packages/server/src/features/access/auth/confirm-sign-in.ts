import type { Services } from '#/platform/services.ts';
import { findUserByUsername } from '../users/users.store.ts';
import { useOneTimeCode } from './one-time-code.ts';
import { startSession } from './start-session.ts';

/** Exchanges the mailed code for a session. Throws as useOneTimeCode does. */
export const confirmSignIn = async (services: Services, given: { username: string; uuid: string; otp: string }) => {
  const user = await findUserByUsername(services.db, given.username);
  const code = await useOneTimeCode(services, { ...given, user, purpose: 'sign-in' });
  return startSession(services, code.userId, code.rememberMe);
};
