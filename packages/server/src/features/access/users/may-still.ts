import { holds, type Permission } from '@soundings/contract/access/permissions';
import type { Services } from '#/platform/services.ts';
import { findUserById } from './users.store.ts';

/** Whether someone who started something earlier is still let do it. */
export const mayStill = async (
  { db }: Pick<Services, 'db'>,
  userId: string,
  permission: Permission,
): Promise<boolean> => {
  const user = await findUserById(db, userId);
  return user?.maySignIn === true && holds(user.roleName, permission);
};
