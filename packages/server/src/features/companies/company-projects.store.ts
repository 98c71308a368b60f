import type { CompanyProjectSort } from '@soundings/contract/companies/company-choices';
import { and, asc, count, desc, eq, exists, ilike, inArray, not, type SQL, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import { companyProjects, projects, projectUsers } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';

export interface CompanyProjectFilter {
  readonly query?: string | undefined;
  readonly userId?: string | undefined;
  readonly assigned?: 'yes' | 'no' | undefined;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: CompanyProjectSort;
}

const columns = { projectName: projects.nameKey, actionedOn: companyProjects.actionedOn };

const toOrder = (sort: CompanyProjectSort): SQL[] => {
  if (sort === 'lastUsage') return [sql`${companyProjects.lastUsage} asc nulls first`, asc(companyProjects.projectId)];
  if (sort === '-lastUsage') return [sql`${companyProjects.lastUsage} desc nulls last`, asc(companyProjects.projectId)];
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(columns[sort.replace(/^-/, '') as keyof typeof columns]), asc(companyProjects.projectId)];
};

const wasAssignedTo = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projectUsers)
      .where(and(eq(projectUsers.projectId, companyProjects.projectId), eq(projectUsers.userId, userId))),
  );

const assignment = (db: Database, { userId, assigned }: CompanyProjectFilter): SQL | undefined => {
  if (!userId || !assigned) return undefined;
  return assigned === 'yes' ? wasAssignedTo(db, userId) : not(wasAssignedTo(db, userId));
};

const matching = (db: Database, companyId: string, filter: CompanyProjectFilter): SQL | undefined =>
  and(
    eq(companyProjects.companyId, companyId),
    filter.query ? ilike(projects.projectName, `%${escapeLike(filter.query)}%`) : undefined,
    assignment(db, filter),
  );

export const companyProjectPage = (
  db: Database,
  companyId: string,
  filter: CompanyProjectFilter,
  { page, size, sort }: Page,
) =>
  db
    .select({
      given: companyProjects,
      project: { projectName: projects.projectName, projectType: projects.projectType },
      actor: { id: users.id, name: users.name },
    })
    .from(companyProjects)
    .innerJoin(projects, eq(projects.id, companyProjects.projectId))
    .leftJoin(users, eq(users.id, companyProjects.actionedBy))
    .where(matching(db, companyId, filter))
    .orderBy(...toOrder(sort))
    .limit(size)
    .offset(page * size);

export type ListedCompanyProject = Awaited<ReturnType<typeof companyProjectPage>>[number];

export const searchCompanyProjects = async (
  db: Database,
  companyId: string,
  filter: CompanyProjectFilter,
  page: Page,
) => {
  const rows = await companyProjectPage(db, companyId, filter, page);
  const [total] = await db
    .select({ projects: count() })
    .from(companyProjects)
    .innerJoin(projects, eq(projects.id, companyProjects.projectId))
    .where(matching(db, companyId, filter));
  return { rows, totalElements: total!.projects };
};

export const findProjectNames = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const named = db.select({ name: projects.projectName }).from(projects);
  const rows = await named.where(inArray(projects.id, [...ids])).orderBy(asc(projects.nameKey));
  return rows.map(({ name }) => name);
};

export const lockProjects = (tx: Database, ids: readonly string[]) =>
  tx
    .select({ id: projects.id, projectType: projects.projectType })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
    .orderBy(asc(projects.id))
    .for('key share');

export const countGiven = async (tx: Database, companyId: string, ids: readonly string[]): Promise<number> => {
  const [row] = await tx
    .select({ projects: count() })
    .from(companyProjects)
    .where(and(eq(companyProjects.companyId, companyId), inArray(companyProjects.projectId, [...ids])));
  return row!.projects;
};

export const findCompanyProject = async (db: Database, companyId: string, projectId: string) => {
  const [row] = await db
    .select({ projectName: projects.projectName })
    .from(companyProjects)
    .innerJoin(projects, eq(projects.id, companyProjects.projectId))
    .where(and(eq(companyProjects.companyId, companyId), eq(companyProjects.projectId, projectId)));
  return row ?? null;
};

export const addCompanyProjectRows = async (
  tx: Database,
  rows: readonly (typeof companyProjects.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(companyProjects)
      .values([...rows])
      .onConflictDoNothing();
};

export const removeCompanyProjectRows = async (
  tx: Database,
  companyId: string,
  projectId: string,
): Promise<boolean> => {
  const rows = await tx
    .delete(companyProjects)
    .where(and(eq(companyProjects.companyId, companyId), eq(companyProjects.projectId, projectId)))
    .returning({ id: companyProjects.projectId });
  const people = tx.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
  await tx.delete(projectUsers).where(and(eq(projectUsers.projectId, projectId), inArray(projectUsers.userId, people)));
  return rows.length > 0;
};

export const setCompanyProjectEnabled = async (
  db: Database,
  companyId: string,
  projectId: string,
  set: { enabled: boolean; actionedBy: string; actionedOn: Date },
): Promise<boolean> => {
  const rows = await db
    .update(companyProjects)
    .set(set)
    .where(and(eq(companyProjects.companyId, companyId), eq(companyProjects.projectId, projectId)))
    .returning({ id: companyProjects.projectId });
  return rows.length > 0;
};
