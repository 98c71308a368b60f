import type { Database } from '#/platform/db/database.ts';
import { idsOfCompany } from '../users/users.store.ts';
import { revokePendingAccess } from './revoke-pending-access.ts';
import { endSessionsOfCompany } from './sessions.store.ts';

/** Ends the sessions of all people of a company, and what would lead to new ones, in the caller's transaction. */
export const shutCompanyOut = async (tx: Database, companyId: string, now: Date): Promise<void> => {
  await endSessionsOfCompany(tx, companyId, now);
  await revokePendingAccess(tx, idsOfCompany(tx, companyId), now);
};
