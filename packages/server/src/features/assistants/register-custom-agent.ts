import { randomUUID } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import { addAgents } from './agents.store.ts';

/** An agent of a project's own. @returns its id. */
export const registerCustomAgent = async (db: Database, instructions: string, now: Date): Promise<string> => {
  const id = randomUUID();
  await addAgents(db, [{ id, name: 'Custom', type: 'custom', instructions, createdOn: now }]);
  return id;
};
