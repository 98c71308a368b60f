import { randomUUID } from 'node:crypto';
import { done } from '@soundings/contract/endpoint';
import { playgroundConversationsEndpoints as endpoints } from '@soundings/contract/playground/conversations';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { addFolder, countFolders, findFolders, removeFolder, setFolderName } from './folders.store.ts';

export const foldersRoutes = (route: Route, { db, now }: Services): void => {
  route(endpoints.folders, ({ caller }) => findFolders(db, caller.id));

  route(endpoints.addFolder, async ({ caller, body: { name } }) => {
    if ((await countFolders(db, caller.id)) >= playgroundLimits.folders) throw new AppError('limitReached');
    const id = randomUUID();
    await withOwnName(() => addFolder(db, { id, userId: caller.id, name, createdOn: now() }));
    return { id, name, conversations: 0 };
  });

  route(endpoints.renameFolder, async ({ caller, params: { id }, body: { name } }) => {
    if (!(await withOwnName(() => setFolderName(db, caller.id, id, name)))) throw new AppError('notFound');
    return done;
  });

  route(endpoints.deleteFolder, async ({ caller, params: { id } }) => {
    if (!(await removeFolder(db, caller.id, id))) throw new AppError('notFound');
    return done;
  });
};

const withOwnName = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'playground_folders_name') ? new AppError('nameAlreadyExists') : error;
  }
};
