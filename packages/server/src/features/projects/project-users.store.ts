import { and, asc, count, desc, eq, exists, inArray, like, not, notInArray, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/escape-like.ts';
import { projectUsers } from './projects.tables.ts';

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: 'name' | '-name';
  readonly query?: string | undefined;
  readonly assigned: 'yes' | 'no';
}

const matching = (db: Database, projectId: string, { query, assigned }: Question) => {
  const isAssigned = exists(
    db
      .select({ one: sql`1` })
      .from(projectUsers)
      .where(and(eq(projectUsers.projectId, projectId), eq(projectUsers.userId, users.id))),
  );
  return and(
    assigned === 'yes' ? isAssigned : not(isAssigned),
    query ? like(users.searchText, `%${escapeLike(query.toLowerCase())}%`) : undefined,
  );
};

/** The query of one page. `page` counts from 0. */
export const projectUserPage = (db: Database, projectId: string, question: Question) => {
  const direction = question.sort === 'name' ? asc : desc;
  return db
    .select({ id: users.id, name: users.name, username: users.username, companyName: companies.companyName })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(matching(db, projectId, question))
    .orderBy(direction(sql`lower(${users.name})`), direction(users.id))
    .limit(question.size)
    .offset(question.page * question.size);
};

/** One page of the users that a project is assigned to, or is not, by name. */
export const searchProjectUsers = async (db: Database, projectId: string, question: Question) => {
  const rows = await projectUserPage(db, projectId, question);
  const where = matching(db, projectId, question);
  const [total] = await db.select({ users: count() }).from(users).where(where);
  return { rows, totalElements: total!.users };
};

export const findProjectUserIds = async (db: Database, projectId: string): Promise<string[]> => {
  const rows = await db
    .select({ userId: projectUsers.userId })
    .from(projectUsers)
    .where(eq(projectUsers.projectId, projectId));
  return rows.map(({ userId }) => userId);
};

/** Assigns users to a project; those that are already stay. @returns how many of the ids are users. */
export const assignUsers = async (tx: Database, projectId: string, userIds: readonly string[]): Promise<number> => {
  if (userIds.length === 0) return 0;
  const ids = [...userIds];
  const known = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const rows = known.map(({ id }) => ({ projectId, userId: id }));
  if (rows.length > 0) await tx.insert(projectUsers).values(rows).onConflictDoNothing();
  return rows.length;
};

export const unassignUsersBut = async (tx: Database, projectId: string, userIds: readonly string[]): Promise<void> => {
  const others = userIds.length > 0 ? notInArray(projectUsers.userId, [...userIds]) : undefined;
  await tx.delete(projectUsers).where(and(eq(projectUsers.projectId, projectId), others));
};
