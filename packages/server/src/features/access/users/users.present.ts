import type { UserInfo, UserRow } from '@soundings/contract/access/users';
import type { FoundUser, ListedUser } from './user-search.store.ts';

export const presentUserRow = (user: ListedUser): UserRow => ({
  id: user.id,
  name: user.name,
  username: user.username,
  roleName: user.roleName,
  enabled: user.enabled,
  createdOn: user.createdOn.toISOString(),
  lastSignInOn: user.lastSignInOn?.toISOString() ?? null,
  company: user.company && { id: user.company.id, companyName: user.company.companyName },
});

export const presentUserInfo = (user: FoundUser): UserInfo => ({
  ...presentUserRow(user),
  firstName: user.firstName,
  lastName: user.lastName,
  mustChangePassword: user.mustChangePassword,
  actionedBy: user.actionedBy && { id: user.actionedBy.id, name: user.actionedBy.name },
  actionedOn: user.actionedOn?.toISOString() ?? null,
});
