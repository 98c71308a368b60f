import type { ProjectType } from '@soundings/contract/projects/projects';
import { and, asc, count, desc, eq, exists, inArray, like, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { mayBeAssigned, users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { companyProjects, projectUsers } from './projects.tables.ts';

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: 'name' | '-name';
  readonly query?: string | undefined;
  readonly assigned: 'yes' | 'no';
}

interface Asked {
  readonly id: string;
  readonly projectType: ProjectType;
}

const companyHasIt = (db: Database, projectId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(companyProjects)
      .where(and(eq(companyProjects.projectId, projectId), eq(companyProjects.companyId, users.companyId))),
  );

const matching = (db: Database, { id: projectId, projectType }: Asked, { query, assigned }: Question) => {
  const isAssigned = exists(
    db
      .select({ one: sql`1` })
      .from(projectUsers)
      .where(and(eq(projectUsers.projectId, projectId), eq(projectUsers.userId, users.id))),
  );
  return and(
    assigned === 'yes' ? isAssigned : and(not(isAssigned), mayBeAssigned(projectType)),
    query ? like(users.searchText, `%${escapeLike(query.toLowerCase())}%`) : undefined,
  );
};

export const projectUserPage = (db: Database, project: Asked, question: Question) => {
  const direction = question.sort === 'name' ? asc : desc;
  return db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      companyName: companies.companyName,
      companyHasProject: sql<
        boolean | null
      >`case when ${users.companyId} is not null then ${companyHasIt(db, project.id)} end`,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(matching(db, project, question))
    .orderBy(direction(sql`lower(${users.name})`), direction(users.id))
    .limit(question.size)
    .offset(question.page * question.size);
};

export const searchProjectUsers = async (db: Database, project: Asked, question: Question) => {
  const rows = await projectUserPage(db, project, question);
  const [total] = await db
    .select({ users: count() })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(matching(db, project, question));
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

export const findCompaniesWithout = (tx: Database, projectId: string, userIds: readonly string[]) =>
  tx
    .selectDistinct({
      id: companies.id,
      companyName: companies.companyName,
      enabledProducts: companies.enabledProducts,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(inArray(users.id, [...userIds]), not(companyHasIt(tx, projectId))));

export const addToCompanies = async (
  tx: Database,
  rows: readonly (typeof companyProjects.$inferInsert)[],
): Promise<void> => {
  await tx
    .insert(companyProjects)
    .values([...rows])
    .onConflictDoNothing();
};

export const unassignUsersBut = async (tx: Database, projectId: string, userIds: readonly string[]): Promise<void> => {
  const others = userIds.length > 0 ? notInArray(projectUsers.userId, [...userIds]) : undefined;
  await tx.delete(projectUsers).where(and(eq(projectUsers.projectId, projectId), others));
};
