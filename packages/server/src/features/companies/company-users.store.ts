import type { CompanyUserSort } from '@soundings/contract/companies/company-choices';
import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { companyProjects, projectUsers } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';

export interface CompanyUserFilter {
  readonly query?: string | undefined;
  readonly status?: 'enabled' | 'disabled' | undefined;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: CompanyUserSort;
}

const actors = alias(users, 'actors');

const columns = { name: sql`lower(${users.name})`, username: users.username, createdOn: users.createdOn };

const toOrder = (sort: CompanyUserSort): SQL[] => {
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(columns[sort.replace(/^-/, '') as keyof typeof columns]), asc(users.id)];
};

const matching = (companyId: string, { query, status }: CompanyUserFilter): SQL | undefined =>
  and(
    eq(users.companyId, companyId),
    query ? sql`${users.searchText} like lower(${`%${escapeLike(query)}%`}::text)` : undefined,
    status ? eq(users.enabled, status === 'enabled') : undefined,
  );

export const companyUserPage = (
  db: Database,
  companyId: string,
  filter: CompanyUserFilter,
  { page, size, sort }: Page,
) =>
  db
    .select({ user: users, actor: { id: actors.id, name: actors.name } })
    .from(users)
    .leftJoin(actors, eq(actors.id, users.actionedBy))
    .where(matching(companyId, filter))
    .orderBy(...toOrder(sort))
    .limit(size)
    .offset(page * size);

const findProjectsByUser = async (
  db: Database,
  companyId: string,
  userIds: string[],
): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({ userId: projectUsers.userId, projectId: projectUsers.projectId })
    .from(projectUsers)
    .innerJoin(
      companyProjects,
      and(eq(companyProjects.projectId, projectUsers.projectId), eq(companyProjects.companyId, companyId)),
    )
    .where(inArray(projectUsers.userId, userIds))
    .orderBy(asc(projectUsers.userId), asc(projectUsers.projectId));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, given]) => [userId, given.map(({ projectId }) => projectId)]));
};

export const searchCompanyUsers = async (db: Database, companyId: string, filter: CompanyUserFilter, page: Page) => {
  const rows = await companyUserPage(db, companyId, filter, page);
  const ids = rows.map(({ user }) => user.id);
  const given = ids.length > 0 ? await findProjectsByUser(db, companyId, ids) : new Map<string, string[]>();
  const [total] = await db.select({ users: count() }).from(users).where(matching(companyId, filter));
  return {
    rows: rows.map((row) => ({ ...row, assignedProjects: given.get(row.user.id) ?? [] })),
    totalElements: total!.users,
  };
};

export type ListedCompanyUser = Awaited<ReturnType<typeof searchCompanyUsers>>['rows'][number];

export const findCompanyUser = async (db: Database, companyId: string, userId: string) => {
  const [row] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
  return row ?? null;
};

export const lockCompanyUser = async (tx: Database, companyId: string, userId: string) => {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)))
    .for('no key update');
  return row ?? null;
};

export const findTakenUsernames = async (db: Database, usernames: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...usernames]));
  return new Set(rows.map(({ username }) => username));
};

export const replaceUserProjects = async (
  tx: Database,
  userId: string,
  projectIds: readonly string[],
): Promise<void> => {
  const others = projectIds.length > 0 ? notInArray(projectUsers.projectId, [...projectIds]) : undefined;
  await tx.delete(projectUsers).where(and(eq(projectUsers.userId, userId), others));
  if (projectIds.length === 0) return;
  const rows = projectIds.map((projectId) => ({ userId, projectId }));
  await tx.insert(projectUsers).values(rows).onConflictDoNothing();
};

export const findCompanyUsernames = async (db: Database, companyId: string): Promise<string[]> => {
  const rows = await db.select({ username: users.username }).from(users).where(eq(users.companyId, companyId));
  return rows.map(({ username }) => username);
};
