import { randomUUID } from 'node:crypto';
import { recordRemoval } from '#/platform/built-in/built-in.store.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addAgent, findAgent, lockAgentRow, removeAgent, setAgent } from './agents.store.ts';
import { assertUnused, type ProjectsUsing } from './projects-using.ts';

interface SystemAgent {
  readonly name: string;
  readonly instructions: string;
}
type Changer = { readonly id: string };

/** Agents are chosen by name: of two with one name nobody could tell which is which. */
const named = async <T>(step: () => Promise<T>): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (isUniqueViolation(error, 'agents_predefined_name')) throw new AppError('nameAlreadyExists');
    throw error;
  }
};

/** Throws nameAlreadyExists. @returns the agent's id. */
export const registerSystemAgent = async ({ db, now }: Services, caller: Changer, agent: SystemAgent) => {
  const id = randomUUID();
  const row = { ...agent, id, type: 'predefined' as const, createdOn: now(), updatedOn: now(), updatedBy: caller.id };
  await named(() => addAgent(db, row));
  return id;
};

/** Throws notFound where it is no predefined agent, and nameAlreadyExists. */
export const changeSystemAgent = async ({ db, now }: Services, caller: Changer, id: string, agent: SystemAgent) => {
  const change = { ...agent, updatedOn: now(), updatedBy: caller.id };
  const isThere = await named(() => setAgent(db, { id, type: 'predefined' }, change));
  if (!isThere) throw new AppError('notFound');
};

/** Throws notFound where it is no project's own agent. */
export const changeCustomAgent = async ({ db, now }: Services, caller: Changer, id: string, instructions: string) => {
  const change = { instructions, updatedOn: now(), updatedBy: caller.id };
  if (!(await setAgent(db, { id, type: 'custom' }, change))) throw new AppError('notFound');
};

/**
 * Deletes an agent of either type, for good also where it came with the product. Throws notFound, and usedByProjects with
 * the names of projects that follow it: a project without its agent could generate nothing.
 */
export const deleteAgent = ({ db, now }: Services, projectsUsing: ProjectsUsing, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAgentRow(tx, id);
    const agent = await findAgent(tx, id);
    if (!agent) throw new AppError('notFound');
    await assertUnused(tx, projectsUsing, id);
    await removeAgent(tx, id);
    if (agent.builtIn) await recordRemoval(tx, id, now());
  });
