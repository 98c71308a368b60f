import type { Database } from '#/platform/db/database.ts';
import { endSessionsOfCompany } from './sessions.store.ts';

/** Ends the sessions of all people of a company at once, in the caller's transaction. */
export const shutCompanyOut = (tx: Database, companyId: string, now: Date): Promise<void> =>
  endSessionsOfCompany(tx, companyId, now);
