import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@soundings/contract/access/user-choices';
import { retryTransaction } from '#/platform/db/retry-transaction.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import type { Services } from '#/platform/services.ts';
import { refuseCommonPassword } from '../auth/replace-password.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { namesOf } from './names-of.ts';
import { addUser } from './users.store.ts';
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
  refuseCommonPassword(password, { username, name }, 'body.password');
  const id = randomUUID();
  const of = { id, username, ...namesOf({ name }), roleName, createdOn: services.now() };
  const passwordHash = await hashPassword(password);
  await withFreeUsername(() =>
    retryTransaction(services.db, async (tx) => {
      await keepAnAdministrator(tx, caller);
      await addUser(tx, { ...of, passwordHash, mustChangePassword: true });
    }),
  );
  void welcomeUser(services, caller, username);
  return id;
};
