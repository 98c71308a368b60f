import type { Company } from '#/features/access/users/companies.tables.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { removeCompany } from './companies.store.ts';
import { findUsernamesOf } from './company-users.store.ts';

/** Deletes a company with its users, each of whom the audit log tells of. Throws notFound. */
export const deleteCompany = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { id, companyName }: Company,
): Promise<void> =>
  db.transaction(async (tx) => {
    const by = { ...byCaller(caller), details: { company: companyName } };
    for (const target of await findUsernamesOf(tx, id)) {
      await addAuditEntry(tx, now(), { ...by, action: 'user.delete', outcome: 'success', target });
    }
    if (!(await removeCompany(tx, id))) throw new AppError('notFound');
    await publishEvent(tx, { kind: 'access' });
  });
