import { roles } from '@soundings/contract/access/permissions';
import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { companyProjects, projects, projectUsers } from './projects.tables.ts';

const isAssignedTo = (db: Database, userId: string | SQLWrapper): SQL =>
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
const isEnabledFor = (db: Database, companyId: string | SQLWrapper): SQL | undefined => {
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

/** Someone by their values, or everyone of a role by the columns that hold them. */
interface Viewers {
  readonly id: string | SQLWrapper;
  readonly role: Caller['role'];
  readonly companyId: string | SQLWrapper | null;
}

/** The part of every query that loads projects for a user: rows that are not theirs do not exist for them. */
export const visibleTo = (db: Database, { id, role, companyId }: Viewers): SQL | undefined => {
  if (role === 'ROLE_GLOBAL_ADMIN') return undefined;
  if (role === 'ROLE_GLOBAL_USER') return isAssignedTo(db, id);
  // A role of a company without a company: made by hand, sees nothing.
  if (companyId === null) return sql`false`;
  if (role === 'ROLE_COMPANY_ADMIN') return isEnabledFor(db, companyId);
  return and(isAssignedTo(db, id), isEnabledFor(db, companyId));
};

/** A user and a project, each by their id. */
export interface Sight {
  readonly userId: string;
  readonly projectId: string;
}

/** The same rule as for one user, for each of its roles. */
const visibleToUsers = (db: Database): SQL | undefined =>
  or(
    ...roles.map((role) =>
      and(eq(users.roleName, role), visibleTo(db, { id: users.id, role, companyId: users.companyId })),
    ),
  );

/** Those of the pairs whose user may see the project, as long as it is active. */
export const findVisible = (db: Database, sights: readonly Sight[]): Promise<Sight[]> =>
  db
    .select({ userId: users.id, projectId: projects.id })
    .from(sql`json_to_recordset(${JSON.stringify(sights)}::json) as wanted("userId" uuid, "projectId" uuid)`)
    .innerJoin(users, sql`${users.id} = wanted."userId"`)
    .innerJoin(projects, sql`${projects.id} = wanted."projectId"`)
    .where(and(eq(projects.active, true), visibleToUsers(db)));
