import { randomUUID } from 'node:crypto';
import type { AssistantFields } from '@soundings/contract/assistants/assistants';
import { recordRemoval } from '#/platform/built-in/built-in.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addAssistant, lockAssistant, removeAssistant, setAssistant } from './assistant-settings.store.ts';
import { assertUnused, type ProjectsUsing } from './projects-using.ts';

type Changer = { readonly id: string };

/** Assistants are chosen by name: of two with one name nobody could tell which is which. */
const named = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (isUniqueViolation(error, 'assistants_name_unique')) throw new AppError('nameAlreadyExists');
    throw error;
  }
};

const getLocked = async (tx: Database, id: string) => {
  const assistant = await lockAssistant(tx, id);
  if (!assistant) throw new AppError('notFound');
  return assistant;
};

/** Throws nameAlreadyExists. @returns its id. */
export const createAssistant = async ({ db, now }: Services, caller: Changer, fields: AssistantFields) => {
  const id = randomUUID();
  const row = { ...fields, id, createdOn: now(), updatedOn: now(), updatedBy: caller.id };
  await named(() => addAssistant(db, row));
  return id;
};

/**
 * Throws notFound, nameAlreadyExists, and usedByProjects where another kind is wanted while projects use it:
 * their forms ask for a file or a text by the kind.
 */
export const changeAssistant = (
  { db, now }: Services,
  projectsUsing: ProjectsUsing,
  caller: Changer,
  id: string,
  fields: AssistantFields,
): Promise<void> =>
  named(() =>
    db.transaction(async (tx) => {
      const { type } = await getLocked(tx, id);
      if (type !== fields.type) await assertUnused(tx, projectsUsing, id);
      await setAssistant(tx, id, { ...fields, updatedOn: now(), updatedBy: caller.id });
    }),
  );

/**
 * Deletes an assistant, for good also where it came with the product; companies lose it. Throws notFound, and
 * usedByProjects with the names of projects that use it.
 */
export const deleteAssistant = ({ db, now }: Services, projectsUsing: ProjectsUsing, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { builtIn } = await getLocked(tx, id);
    await assertUnused(tx, projectsUsing, id);
    await removeAssistant(tx, id);
    if (builtIn) await recordRemoval(tx, id, now());
  });
