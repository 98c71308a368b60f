import type { CompanySort } from '@soundings/contract/companies/company-choices';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Company, companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';

export interface CompanyFilter {
  readonly query?: string | undefined;
  readonly status?: 'enabled' | 'disabled' | undefined;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: CompanySort;
}

const name = sql`lower(${companies.companyName})`;
const city = sql`lower(${companies.companyCity})`;

const orders: Record<CompanySort, SQL[]> = {
  companyName: [asc(name), asc(companies.id)],
  '-companyName': [desc(name), desc(companies.id)],
  companyCity: [asc(city), asc(companies.id)],
  '-companyCity': [desc(city), desc(companies.id)],
  createdOn: [asc(companies.createdOn), desc(companies.id)],
  '-createdOn': [desc(companies.createdOn), asc(companies.id)],
};

/** The database makes both sides lower case, so that they agree on letters beyond ASCII. */
const matching = ({ query, status }: CompanyFilter): SQL | undefined =>
  and(
    query ? sql`${companies.searchText} like lower(${`%${escapeLike(query)}%`}::text)` : undefined,
    status ? eq(companies.enabled, status === 'enabled') : undefined,
  );

const countPeople = (db: Database, where?: SQL): SQL<number> => {
  const people = db
    .select({ people: sql`count(*)::int` })
    .from(users)
    .where(and(eq(users.companyId, companies.id), where));
  return sql<number>`(${people})`;
};

export const companyPage = (db: Database, filter: CompanyFilter, { page, size, sort }: Page) =>
  db
    .select({ company: companies, users: countPeople(db), activeUsers: countPeople(db, eq(users.enabled, true)) })
    .from(companies)
    .where(matching(filter))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

export type ListedCompany = Awaited<ReturnType<typeof companyPage>>[number];

export const searchCompanies = async (db: Database, filter: CompanyFilter, page: Page) => {
  const rows = await companyPage(db, filter, page);
  const [total] = await db.select({ companies: count() }).from(companies).where(matching(filter));
  return { rows, totalElements: total!.companies };
};

export const findCompany = async (db: Database, id: string): Promise<Company | null> => {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row ?? null;
};

export const lockCompany = async (tx: Database, id: string): Promise<Company | null> => {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id)).for('no key update');
  return row ?? null;
};

export const addCompany = async (tx: Database, company: typeof companies.$inferInsert): Promise<void> => {
  await tx.insert(companies).values(company);
};

export const setCompany = async (
  db: Database,
  id: string,
  set: Partial<typeof companies.$inferInsert>,
): Promise<boolean> => {
  const rows = await db.update(companies).set(set).where(eq(companies.id, id)).returning({ id: companies.id });
  return rows.length > 0;
};

/** Takes the company's users and their sessions along. @returns whether there was such a company. */
export const removeCompany = async (db: Database, id: string): Promise<boolean> => {
  const rows = await db.delete(companies).where(eq(companies.id, id)).returning({ id: companies.id });
  return rows.length > 0;
};
