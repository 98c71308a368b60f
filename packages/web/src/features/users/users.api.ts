import { endpoints } from 'virtual:endpoints';
import type { UserRow } from '@soundings/contract/access/users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { withPasswords } from '#/ui/feedback/given-passwords.tsx';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { type ActionOutcome, type EndpointOutcome, useAction } from '#/ui/feedback/use-action.ts';
import type { UserQuery } from './list-search.ts';

const refreshes = [queryRoots.users, queryRoots.companies];

export const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: [...queryRoots.users, 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchUsers, { query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.users, 'by-id', id],
    queryFn: ({ signal }) => call(endpoints.userById, { params: { id }, signal }),
  });

/** Whether someone signs in with this e-mail already. The search finds parts, so the answer is compared. */
export const isUsernameTaken = async (username: string): Promise<boolean> => {
  const { content } = await call(endpoints.searchUsers, { query: { query: username, size: 60, sort: 'username' } });
  return content.some((user) => user.username.toLowerCase() === username.toLowerCase());
};

export const useCreateUser = (outcome: EndpointOutcome<typeof endpoints.addUser>) =>
  useAction({
    call: endpoints.addUser,
    refreshes,
    done: (t, { body: { name, password } }) => ({
      title: t('users.userHasBeenCreated'),
      ...withPasswords(t('users.userHasBeenCreatedText', { name }), [{ who: name, password }]),
    }),
    failed: 'users.couldntCreateUser',
    ...outcome,
  });

export const useUpdateUser = (outcome: EndpointOutcome<typeof endpoints.updateUserInfo>) =>
  useAction({
    call: endpoints.updateUserInfo,
    refreshes,
    done: 'users.userHasBeenChanged',
    failed: 'users.couldntChangeUser',
    ...outcome,
  });

export const useSetUserPassword = (name: string, outcome: EndpointOutcome<typeof endpoints.setUserPassword>) =>
  useAction({
    call: endpoints.setUserPassword,
    refreshes,
    done: (t, { body: { password } }) => ({
      title: t('users.passwordHasBeenSet'),
      ...withPasswords(t('users.passwordHasBeenSetText', { name }), [{ who: name, password }]),
    }),
    failed: 'errors.couldntChangePassword',
    ...outcome,
  });

export const useToggleUser = () =>
  useAction({
    call: ({ id, enabled }: UserRow) =>
      call(enabled ? endpoints.disableUser : endpoints.enableUser, { params: { id } }),
    refreshes,
    done: (t, { name, enabled }) => ({
      title: t(enabled ? 'users.userHasBeenDisabled' : 'users.userHasBeenEnabled'),
      text: t(enabled ? 'users.userHasBeenDisabledText' : 'users.userHasBeenEnabledText', { name }),
    }),
    failed: (t, { enabled }) => t(enabled ? 'users.couldntDisableUser' : 'users.couldntEnableUser'),
  });

export const useUndoableDeleteUser = () => {
  const { t } = useTranslation();
  return useUndoableDelete(
    {
      call: ({ id }: Person) => call(endpoints.deleteUser, { params: { id } }),
      refreshes,
      failed: 'users.couldntRemoveUser',
    },
    { keyOf: ({ id }) => id, title: (user) => t('common.hasBeenDeleted', { name: shownName(user) }) },
  );
};
type Person = Pick<UserRow, 'id' | 'name' | 'username'>;

export const useDeleteUsers = (outcome: ActionOutcome<readonly UserRow[], unknown>) =>
  useAction({
    call: (users: readonly UserRow[]) => {
      const [first] = users;
      return users.length === 1 && first
        ? call(endpoints.deleteUser, { params: { id: first.id } })
        : call(endpoints.deleteUsers, { body: { ids: users.map(({ id }) => id) } });
    },
    refreshes,
    done: (t, { length }) => ({
      title: t(length === 1 ? 'users.userHasBeenDeleted' : 'users.usersHaveBeenDeleted', { count: length }),
    }),
    failed: (t, { length }) => t(length === 1 ? 'users.couldntRemoveUser' : 'users.couldntRemoveUsers'),
    ...outcome,
  });

export const shownName = ({ name, username }: { name: string; username: string }): string => name || username;
