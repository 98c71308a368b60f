import type { Database } from '#/platform/db/database.ts';
import { lockAgentRow } from './agents.store.ts';

/** Keeps everyone else from following or changing an agent until the transaction ends; one that is not there is no matter. */
export const lockAgent = (tx: Database, id: string): Promise<void> => lockAgentRow(tx, id);
