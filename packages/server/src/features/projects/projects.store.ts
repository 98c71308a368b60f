import type { ProjectSort } from '@soundings/contract/project-choices';
import type { ProjectType } from '@soundings/contract/projects';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/escape-like.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { companyProjects, type Project, projects, projectUsers } from './projects.tables.ts';

export type Viewer = Pick<Caller, 'id' | 'role' | 'companyId'>;

const isAssignedTo = (db: Database, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projectUsers)
      .where(and(eq(projectUsers.projectId, projects.id), eq(projectUsers.userId, userId))),
  );

/**
 * The company was given the project, it is enabled, and its type is one of the company's products: two conditions of
 * their own, so that the database can begin with the company's few projects.
 */
const isEnabledFor = (db: Database, companyId: string): SQL | undefined => {
  const given = db
    .select({ one: sql`1` })
    .from(companyProjects)
    .where(
      and(
        eq(companyProjects.projectId, projects.id),
        eq(companyProjects.companyId, companyId),
        eq(companyProjects.enabled, true),
      ),
    );
  const products = db.select({ of: companies.enabledProducts }).from(companies).where(eq(companies.id, companyId));
  return and(exists(given), sql`${projects.projectType} = any((${products})::text[])`);
};

/** The part of every query that loads projects for a user: rows that are not theirs do not exist for them. */
const visibleTo = (db: Database, { id, role, companyId }: Viewer): SQL | undefined => {
  if (role === 'ROLE_GLOBAL_ADMIN') return undefined;
  if (role === 'ROLE_GLOBAL_USER') return isAssignedTo(db, id);
  // A role of a company without a company: made by hand, sees nothing.
  if (companyId === null) return sql`false`;
  if (role === 'ROLE_COMPANY_ADMIN') return isEnabledFor(db, companyId);
  return and(isAssignedTo(db, id), isEnabledFor(db, companyId));
};

export const findProjectFor = async (db: Database, caller: Caller, id: string): Promise<Project | null> => {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), visibleTo(db, caller)));
  return row ?? null;
};

const usageIsFreshForMs = 60_000;

/** Notes that someone of a company works with a project; once a minute is enough. */
export const noteUsage = async (db: Database, companyId: string, projectId: string, now: Date): Promise<void> => {
  const staleBefore = new Date(now.getTime() - usageIsFreshForMs);
  const { lastUsage } = companyProjects;
  await db
    .update(companyProjects)
    .set({ lastUsage: now })
    .where(
      and(
        eq(companyProjects.companyId, companyId),
        eq(companyProjects.projectId, projectId),
        or(isNull(lastUsage), lt(lastUsage, staleBefore)),
      ),
    );
};

export interface ProjectFilter {
  readonly projectType?: ProjectType | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly idsMustNot?: readonly string[] | null | undefined;
  readonly projectTypes?: readonly ProjectType[] | null | undefined;
  /** Only what this company was not given. */
  readonly unassignedTo?: string | null | undefined;
}

const columns = {
  projectName: projects.nameKey,
  createdOn: projects.createdOn,
  projectType: projects.projectType,
  createdBy: users.name,
};

const orderOf = (sort: ProjectSort): SQL[] => {
  const descending = sort.startsWith('-');
  const column = columns[sort.replace(/^-/, '') as keyof typeof columns];
  const direction = descending ? desc : asc;
  return [direction(column), asc(projects.id)];
};

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: ProjectSort;
}

const wasGivenTo = (db: Database, companyId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(companyProjects)
      .where(and(eq(companyProjects.projectId, projects.id), eq(companyProjects.companyId, companyId))),
  );

const matching = (db: Database, caller: Viewer, filter: ProjectFilter) =>
  and(
    visibleTo(db, caller),
    filter.projectType ? eq(projects.projectType, filter.projectType) : undefined,
    filter.createdBy ? eq(projects.createdBy, filter.createdBy) : undefined,
    filter.query ? ilike(projects.projectName, `%${escapeLike(filter.query)}%`) : undefined,
    filter.projectTypes ? inArray(projects.projectType, [...filter.projectTypes]) : undefined,
    filter.unassignedTo ? not(wasGivenTo(db, filter.unassignedTo)) : undefined,
    filter.idsMustNot?.length ? not(inArray(projects.id, [...filter.idsMustNot])) : undefined,
  );

/** The query of one page. `page` counts from 0. */
export const projectPage = (db: Database, caller: Viewer, filter: ProjectFilter, { page, size, sort }: Page) =>
  db
    .select({ project: projects, creator: { id: users.id, name: users.name } })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.createdBy))
    .where(matching(db, caller, filter))
    .orderBy(...orderOf(sort))
    .limit(size)
    .offset(page * size);

/** One page of the projects that the caller may see, and how many there are. */
export const searchProjects = async (db: Database, caller: Caller, filter: ProjectFilter, page: Page) => {
  const rows = await projectPage(db, caller, filter, page);
  const [total] = await db
    .select({ projects: count() })
    .from(projects)
    .where(matching(db, caller, filter));
  return { rows, totalElements: total!.projects };
};

export type ListedProject = Awaited<ReturnType<typeof searchProjects>>['rows'][number];

export const isNameTaken = async (db: Database, nameKey: string): Promise<boolean> => {
  const [row] = await db.select({ id: projects.id }).from(projects).where(eq(projects.nameKey, nameKey));
  return row !== undefined;
};

export const addProject = async (tx: Database, project: typeof projects.$inferInsert): Promise<void> => {
  await tx.insert(projects).values(project);
};

/** Assigns users to a project. @returns how many of the ids are users. */
export const assignUsers = async (tx: Database, projectId: string, userIds: readonly string[]): Promise<number> => {
  if (userIds.length === 0) return 0;
  const known = tx
    .select({ projectId: sql`${projectId}::uuid`.as('project_id'), userId: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const assigned = await tx.insert(projectUsers).select(known).returning({ userId: projectUsers.userId });
  return assigned.length;
};
