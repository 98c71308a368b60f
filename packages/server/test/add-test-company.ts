import { randomUUID } from 'node:crypto';
import { companies } from '#/features/access/users/companies.tables.ts';
import type { Database } from '#/platform/db/database.ts';

export const addTestCompany = async (
  db: Database,
  companyName: string,
  given: Partial<typeof companies.$inferInsert> = {},
): Promise<string> => {
  const id = randomUUID();
  await db.insert(companies).values({
    id,
    companyName,
    companyEmail: 'office@alpha.example',
    companyContact: 'Ada Alpha',
    companyCity: 'Köln',
    companyAddress: 'Am Dom 1',
    companyZip: '50667',
    enabledProducts: ['RESONANCE'],
    createdOn: new Date('2026-11-21T08:00:00Z'),
    ...given,
  });
  return id;
};
