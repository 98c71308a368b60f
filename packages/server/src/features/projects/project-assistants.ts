import type { AssistantMode } from '@soundings/contract/projects/project-choices';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { findProjectAssistant, findProjectAssistants, replaceProjectAssistants } from './project-assistants.store.ts';

export type AssistantGroups = Partial<Record<AssistantMode, readonly string[]>>;

export const setProjectAssistants = async (tx: Database, projectId: string, groups: AssistantGroups): Promise<void> => {
  const wanted = new Set(Object.values(groups).flat()).size;
  if ((await replaceProjectAssistants(tx, projectId, groups)) !== wanted) throw new AppError('notFound');
};

export const projectAssistants = (db: Database, projectId: string) => findProjectAssistants(db, projectId);

/** One of them with its instructions. Throws notFound. */
export const getProjectAssistant = async (db: Database, projectId: string, assistantId: string) => {
  const assistant = await findProjectAssistant(db, projectId, assistantId);
  if (!assistant) throw new AppError('notFound');
  return assistant;
};
