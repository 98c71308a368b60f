import { usersEndpoints as endpoints } from '@soundings/contract/access/users';
import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { done } from '@soundings/contract/endpoint';
import type { AuditEntry } from '#/platform/audit/audit.store.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { changedDetails } from '#/platform/audit/changed-details.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { addStaffUser } from './add-user.ts';
import { deleteUsers, setTemporaryPassword, setUserEnabled, setUserRole, updateUserInfo } from './change-user.ts';
import { findUserInfo, searchAdmins, searchUsers } from './user-search.store.ts';
import { presentUserInfo, presentUserRow } from './users.present.ts';
import { findUserById, findUsersByIds, type User } from './users.store.ts';

export const usersRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.searchUsers, async ({ query }) => {
    const { rows, totalElements } = await searchUsers(db, query, query);
    return { content: rows.map(presentUserRow), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.searchAdmins, async ({ query }) => {
    const { rows, totalElements } = await searchAdmins(db, query.query, query);
    const content = rows.map(({ id, name, username }) => ({ id, name, username }));
    return { content, totalElements, page: query.page, size: query.size };
  });

  route(endpoints.userById, async ({ params }) => {
    const user = await findUserInfo(db, params.id);
    if (!user) throw new AppError('notFound');
    return presentUserInfo(user);
  });

  route(endpoints.addUser, async ({ caller, body }) => {
    const entry = { ...byCaller(caller), target: body.username, details: { roleName: body.roleName } };
    const id = await audited(services, { ...entry, action: 'user.create' }, () => addStaffUser(services, caller, body));
    return { id };
  });

  route(endpoints.updateUserInfo, async ({ caller, params, body }) => {
    const { username, roleName } = body;
    const { id } = params;
    const name = 'name' in body ? body.name : `${body.firstName} ${body.lastName}`;
    const details = (user: User) => changedDetails(user, { name, username, roleName });
    await auditUser(services, 'user.change', { caller, id, details }, (of) =>
      of.user.roleName === roleName
        ? updateUserInfo(services, of, body)
        : auditUser(services, 'user.role', { caller, id, details: (user) => changedDetails(user, { roleName }) }, () =>
            updateUserInfo(services, of, body),
          ),
    );
    return done;
  });

  const enable = async (action: AuditAction, caller: Caller, id: string, enabled: boolean) => {
    await auditUser(services, action, { caller, id }, (of) => setUserEnabled(services, of, enabled));
    return done;
  };
  route(endpoints.disableUser, ({ caller, params }) => enable('user.disable', caller, params.id, false));
  route(endpoints.enableUser, ({ caller, params }) => enable('user.enable', caller, params.id, true));

  const remove = async (caller: Caller, ids: readonly string[]) => {
    await auditUsers(services, 'user.delete', { caller, ids }, (all) => deleteUsers(services, caller, all));
    return done;
  };
  route(endpoints.deleteUser, ({ caller, params }) => remove(caller, [params.id]));
  route(endpoints.deleteUsers, ({ caller, body }) => remove(caller, body.ids));

  route(endpoints.setUserPassword, async ({ caller, params, body }) => {
    await auditUser(services, 'password.set', { caller, id: params.id }, (of) =>
      setTemporaryPassword(services, of, body.password),
    );
    return done;
  });

  route(endpoints.setUserRole, async ({ caller, params: { id, roleName } }) => {
    const details = (user: User) => changedDetails(user, { roleName });
    await auditUser(services, 'user.role', { caller, id, details }, (of) => setUserRole(services, of, roleName));
    return done;
  });
};

const toAuditEntry = (action: AuditAction, caller: Caller, target: string) => ({
  ...byCaller(caller),
  action,
  target,
});

const auditUser = async <T>(
  services: Services,
  action: AuditAction,
  { caller, id, details }: { caller: Caller; id: string; details?: (user: User) => NonNullable<AuditEntry['details']> },
  step: (of: { caller: Caller; user: User }) => Promise<T>,
): Promise<T> => {
  const user = await findUserById(services.db, id);
  const entry = {
    ...toAuditEntry(action, caller, user?.username ?? id),
    ...(user && details ? { details: details(user) } : {}),
  };
  return audited(services, entry, async () => {
    if (!user) throw new AppError('notFound');
    return step({ caller, user });
  });
};

const auditUsers = async (
  services: Services,
  action: AuditAction,
  { caller, ids }: { caller: Caller; ids: readonly string[] },
  step: (ids: readonly string[]) => Promise<void>,
): Promise<void> => {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = new Map((await findUsersByIds(services.db, wanted)).map(({ id, username }) => [id, username]));
  const all = wanted.reduce(
    (rest, id) => () => audited(services, toAuditEntry(action, caller, found.get(id) ?? id), rest),
    async () => {
      if (found.size !== wanted.length) throw new AppError('notFound');
      await step(wanted);
    },
  );
  await all();
};
