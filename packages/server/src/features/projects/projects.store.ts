import { toNameKey } from '@soundings/contract/name-key';
import type { ProjectSort } from '@soundings/contract/projects/project-choices';
import type { ProductType } from '@soundings/contract/projects/projects';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  like,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import { oncePer } from '#/platform/cache.ts';
import type { Database } from '#/platform/db/database.ts';
import { eachWord } from '#/platform/db/sql.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { companyProjects, type Project, projects } from './projects.tables.ts';
import { visibleTo } from './visible-projects.store.ts';

export type Viewer = Pick<Caller, 'id' | 'role' | 'companyId' | 'projectIds'>;

export const findProjectFor = async (db: Database, caller: Caller, id: string): Promise<Project | null> => {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), visibleTo(db, caller)));
  return row ?? null;
};

const rangeType = sql<NonNullable<Project['settings']['rangeType']> | null>`
  case when ${projects.projectType} = 'SONAR' then ${projects.settings} ->> 'rangeType' end`;
const {
  settings: _settings,
  nameKey: _key,
  fileKey: _file,
  fileName: _name,
  agentId: _agent,
  ...columns
} = getTableColumns(projects);
export const listed = { ...columns, rangeType };
export const creator = { id: users.id, name: users.name };

export const findCreatedProjectFor = async (db: Database, viewer: Viewer, id: string) => {
  const [row] = await db
    .select({ project: { ...getTableColumns(projects), rangeType }, creator })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.createdBy))
    .where(and(eq(projects.id, id), visibleTo(db, viewer)));
  return row ?? null;
};

const usageIsFreshForMs = 60_000;

/** At most once a minute. */
export const recordLastUsage = async (db: Database, companyId: string, projectId: string, now: Date): Promise<void> => {
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
  readonly projectType?: ProductType | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly query?: string | null | undefined;
  readonly idsMustNot?: readonly string[] | null | undefined;
  readonly projectTypes?: readonly ProductType[] | null | undefined;
  readonly unassignedTo?: string | null | undefined;
}

const orders: Record<ProjectSort, SQL[]> = {
  projectName: [asc(projects.nameKey)],
  '-projectName': [desc(projects.nameKey)],
  createdOn: [asc(projects.createdOn), desc(projects.id)],
  '-createdOn': [desc(projects.createdOn), asc(projects.id)],
  projectType: [asc(projects.projectType), desc(projects.createdOn), asc(projects.id)],
  '-projectType': [desc(projects.projectType), asc(projects.createdOn), desc(projects.id)],
  createdBy: [asc(users.name), desc(projects.createdOn), asc(projects.id)],
  '-createdBy': [desc(users.name), desc(projects.createdOn), asc(projects.id)],
};

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: ProjectSort;
}

/** May be asked for a type that no project has. */
const anyType = sql<ProductType>`${projects.projectType}`;

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
    filter.projectType ? eq(anyType, filter.projectType) : undefined,
    filter.createdBy ? eq(projects.createdBy, filter.createdBy) : undefined,
    eachWord(toNameKey(filter.query ?? ''), (pattern) => like(projects.nameKey, pattern)),
    filter.projectTypes ? inArray(anyType, [...filter.projectTypes]) : undefined,
    filter.unassignedTo ? not(wasGivenTo(db, filter.unassignedTo)) : undefined,
    filter.idsMustNot?.length ? not(inArray(projects.id, [...filter.idsMustNot])) : undefined,
  );

export const projectPage = (db: Database, caller: Viewer, filter: ProjectFilter, { page, size, sort }: Page) =>
  db
    .select({ project: listed, creator })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.createdBy))
    .where(matching(db, caller, filter))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

const searchStatements = (db: Database, viewer: Viewer, filter: ProjectFilter, page: Page) => ({
  rows: projectPage(db, viewer, filter, page).prepare(''),
  total: db
    .select({ projects: count() })
    .from(projects)
    .where(matching(db, viewer, filter))
    .prepare(''),
});

const keptBy = oncePer((_db: Database) => new Map<string, ReturnType<typeof searchStatements>>());
const keptStatements = 500;
const longestKey = 500;

/** No answer is kept: only the text of the statement, which costs more than sending it. */
const cachedStatements = (db: Database, viewer: Viewer, filter: ProjectFilter, page: Page) => {
  const { id, role, companyId, projectIds } = viewer;
  const statements = keptBy(db);
  const key = JSON.stringify([id, role, companyId, projectIds, filter, page]);
  const made = statements.get(key) ?? searchStatements(db, { id, role, companyId, projectIds }, filter, page);
  statements.delete(key);
  if (key.length <= longestKey) statements.set(key, made);
  const [oldest] = statements.keys();
  if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest);
  return made;
};

export const searchProjects = async (db: Database, caller: Caller, filter: ProjectFilter, page: Page) => {
  const statements = cachedStatements(db, caller, filter, page);
  const rows = await statements.rows.execute();
  const [total] = await statements.total.execute();
  return { rows, totalElements: total!.projects };
};

export type ListedProject = Awaited<ReturnType<typeof searchProjects>>['rows'][number];

export const isNameTaken = async (db: Database, nameKey: string, except?: string): Promise<boolean> => {
  const [row] = await db.select({ id: projects.id }).from(projects).where(eq(projects.nameKey, nameKey));
  return row !== undefined && row.id !== except;
};

export const addProject = async (tx: Database, project: typeof projects.$inferInsert): Promise<void> => {
  await tx.insert(projects).values(project);
};

export const findProject = async (db: Database, id: string): Promise<Project | null> => {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ?? null;
};

export const lockProject = async (tx: Database, id: string): Promise<Project | null> => {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
  return row ?? null;
};

/**
 * To be called first in whatever a job writes below a project: who deletes or changes the project waits until it is
 * written, and one that is being deleted is waited for. Without it each could wait for the other.
 */
export const lockProjectKey = async (tx: Database, id: string): Promise<void> => {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('key share');
};

export const isAgentOfAnother = async (tx: Database, agentId: string, id: string): Promise<boolean> => {
  const others = and(eq(projects.agentId, agentId), ne(projects.id, id));
  const [row] = await tx.select({ id: projects.id }).from(projects).where(others).limit(1);
  return row !== undefined;
};

export const setProject = async (
  db: Database,
  id: string,
  change: Partial<typeof projects.$inferInsert>,
): Promise<void> => {
  await db.update(projects).set(change).where(eq(projects.id, id));
};

export const removeProject = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(projects).where(eq(projects.id, id));
};
