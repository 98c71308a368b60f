import type { StaffRole } from '@soundings/contract/user-choices';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { refuseCommonPassword } from '../auth/replace-password.ts';
import { createUser } from './create-user.ts';
import { namesOf } from './names-of.ts';
import { welcomeUser } from './welcome-user.ts';
import { withFreeUsername } from './with-free-username.ts';

/**
 * Adds one of the own people, who chooses a password of their own at the first sign-in.
 * Throws passwordTooCommon and userWithUsernameAlreadyExists.
 */
export const addStaffUser = async (
  services: Services,
  caller: Caller,
  given: { name: string; username: string; password: string; roleName: StaffRole },
): Promise<string> => {
  const { name, username, password, roleName } = given;
  refuseCommonPassword(password, username);
  const { firstName, lastName } = namesOf({ name });
  const user = { username, password, firstName, lastName, roleName, mustChangePassword: true };
  const id = await withFreeUsername(() => createUser(services, user));
  void welcomeUser(services, caller, username);
  return id;
};
