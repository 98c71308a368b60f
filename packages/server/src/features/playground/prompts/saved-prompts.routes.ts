import { randomUUID } from 'node:crypto';
import { done } from '@soundings/contract/endpoint';
import { playgroundLimits, promptFields } from '@soundings/contract/playground/playground-choices';
import { savedPromptsEndpoints as endpoints, type SavedPrompt } from '@soundings/contract/playground/saved-prompts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { SavedPromptRow } from '../playground.tables.ts';
import { addPrompt, countPrompts, findPrompts, removePrompt, setPrompt } from './saved-prompts.store.ts';

export const savedPromptsRoutes = (route: Route, { db, now }: Services): void => {
  route(endpoints.savedPrompts, async ({ caller }) =>
    (await findPrompts(db, caller)).map((row) => presentPrompt(row, row.owner, row.userId === caller.id)),
  );

  route(endpoints.addSavedPrompt, async ({ caller, body }) => {
    if ((await countPrompts(db, caller.id)) >= playgroundLimits.prompts) throw new AppError('limitReached');
    const row = { ...body, id: randomUUID(), userId: caller.id, updatedOn: now() };
    await withOwnName(() => addPrompt(db, row));
    return presentPrompt(row, caller.name, true);
  });

  route(endpoints.changeSavedPrompt, async ({ caller, params: { id }, body }) => {
    const row = { ...body, id, userId: caller.id, updatedOn: now() };
    if (!(await withOwnName(() => setPrompt(db, row)))) throw new AppError('notFound');
    return presentPrompt(row, caller.name, true);
  });

  route(endpoints.deleteSavedPrompt, async ({ caller, params: { id } }) => {
    if (!(await removePrompt(db, caller.id, id))) throw new AppError('notFound');
    return done;
  });
};

const presentPrompt = (
  { id, name, text, isShared, updatedOn }: SavedPromptRow,
  owner: string,
  isOwn: boolean,
): SavedPrompt => ({
  id,
  name,
  text,
  fields: promptFields(text),
  isShared,
  isOwn,
  owner,
  updatedOn: updatedOn.toISOString(),
});

const withOwnName = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'playground_prompts_name') ? new AppError('nameAlreadyExists') : error;
  }
};
