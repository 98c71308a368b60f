import type { Database } from '#/platform/db/database.ts';
import { removeCustomAgent } from './agents.store.ts';

/** Removes the agent of a project's own that the project follows no longer; a predefined one stays. */
export const dropCustomAgent = (tx: Database, id: string): Promise<void> => removeCustomAgent(tx, id);
