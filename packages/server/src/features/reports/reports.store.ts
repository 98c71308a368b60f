import type { ReportSort } from '@soundings/contract/reports/report-choices';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { companyProjects, projectUsers } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { eachWord } from '#/platform/db/sql.ts';
import { type ReportEntry, reportEditions, reports } from './reports.tables.ts';

interface Search {
  /** Null for everybody's. */
  readonly ownerId: string | null;
  readonly query?: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly sort: ReportSort;
}

const title = sql`lower(${reports.title})`;
const orders: Record<ReportSort, SQL[]> = {
  title: [asc(title), asc(reports.id)],
  '-title': [desc(title), desc(reports.id)],
  changedOn: [asc(reports.changedOn), asc(reports.id)],
  '-changedOn': [desc(reports.changedOn), desc(reports.id)],
};

const withPeople = (db: Database) =>
  db
    .select({
      ...getTableColumns(reports),
      ownerName: users.name,
      companyName: companies.companyName,
      editions: sql<number>`(select count(*)::int from ${reportEditions} where ${reportEditions.reportId} = ${reports.id})`,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.ownerId))
    .leftJoin(companies, eq(companies.id, reports.companyId));

export type ListedReport = Awaited<ReturnType<typeof withPeople>>[number];

const matching = ({ ownerId, query }: Pick<Search, 'ownerId' | 'query'>): SQL | undefined =>
  and(
    ownerId === null ? undefined : eq(reports.ownerId, ownerId),
    eachWord(query ?? '', (pattern) => sql`${title} like lower(${pattern}::text)`),
  );

export const searchReports = async (db: Database, search: Search) => {
  const { page, size, sort } = search;
  const rows = await withPeople(db)
    .where(matching(search))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);
  const [total] = await db.select({ reports: count() }).from(reports).where(matching(search));
  return { rows, totalElements: total!.reports };
};

export const findReport = async (db: Database, id: string): Promise<ListedReport | null> => {
  const [row] = await withPeople(db).where(eq(reports.id, id));
  return row ?? null;
};

export const lockReport = async (tx: Database, id: string): Promise<ReportEntry | null> => {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return row ?? null;
};

export const countReportsOf = async (db: Database, ownerId: string): Promise<number> => {
  const [row] = await db.select({ reports: count() }).from(reports).where(eq(reports.ownerId, ownerId));
  return row!.reports;
};

export const addReport = async (tx: Database, report: ReportEntry): Promise<void> => {
  await tx.insert(reports).values(report);
};

export const setReport = async (
  tx: Database,
  id: string,
  set: Partial<Omit<ReportEntry, 'id' | 'ownerId'>>,
): Promise<void> => {
  await tx.update(reports).set(set).where(eq(reports.id, id));
};

export const removeReport = async (tx: Database, id: string): Promise<boolean> => {
  const removed = await tx.delete(reports).where(eq(reports.id, id)).returning({ id: reports.id });
  return removed.length > 0;
};

/** Customers by name: all of them, or those who were given a project that a user is assigned to. */
export const findCustomers = (db: Database, assignedTo: string | null): Promise<{ id: string; name: string }[]> => {
  const given = db
    .select({ id: companyProjects.companyId })
    .from(companyProjects)
    .innerJoin(projectUsers, eq(projectUsers.projectId, companyProjects.projectId))
    .where(eq(projectUsers.userId, assignedTo ?? sql`null`));
  return db
    .select({ id: companies.id, name: companies.companyName })
    .from(companies)
    .where(assignedTo === null ? undefined : inArray(companies.id, given))
    .orderBy(sql`lower(${companies.companyName})`, companies.id)
    .limit(maxCustomers);
};

const maxCustomers = 2000;
