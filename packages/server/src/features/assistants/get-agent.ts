import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { type Agent, findAgent } from './agents.store.ts';

/** Throws notFound. */
export const getAgent = async (db: Database, id: string): Promise<Agent> => {
  const agent = await findAgent(db, id);
  if (!agent) throw new AppError('notFound');
  return agent;
};
