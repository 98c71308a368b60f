import type { CurrentUser } from '@soundings/contract/access/auth';
import { permissionsOf } from '@soundings/contract/access/permissions';
import type { User } from '../users/users.store.ts';

export const presentCurrentUser = (user: User): CurrentUser => ({
  id: user.id,
  username: user.username,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  enabled: user.enabled,
  roleName: user.roleName,
  createdOn: user.createdOn.toISOString(),
  status: permissionsOf(user.roleName),
});
