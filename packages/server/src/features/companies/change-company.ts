import type { Company } from '#/features/access/users/companies.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { lockCompany } from './companies.store.ts';

/**
 * A step in a transaction that holds the company: changes of one company come one after the other. What people may see
 * can change with it. Throws notFound.
 */
export const changeCompany = <T>(
  db: Database,
  id: string,
  step: (tx: Database, company: Company) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const company = await lockCompany(tx, id);
    if (!company) throw new AppError('notFound');
    const result = await step(tx, company);
    await publishEvent(tx, { kind: 'access' });
    return result;
  });
