import { roles } from '@soundings/contract/access/permissions';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { and, desc, eq, exists, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { projectVisibility } from './projects.policy.ts';
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

interface Viewers {
  readonly id: string | SQLWrapper;
  readonly role: Caller['role'];
  readonly companyId: string | SQLWrapper | null;
  readonly projectIds: Caller['projectIds'];
}

export const visibleTo = (db: Database, viewers: Viewers): SQL | undefined => {
  const { projectIds } = viewers;
  return and(projectIds === null ? undefined : inArray(projects.id, [...projectIds]), visibleToRole(db, viewers));
};

const visibleToRole = (db: Database, { id, role, companyId }: Omit<Viewers, 'projectIds'>): SQL | undefined => {
  const visibility = projectVisibility(role);
  if (visibility === 'all') return undefined;
  if (visibility === 'assigned') return isAssignedTo(db, id);
  // A role of a company without a company: made by hand, sees nothing.
  if (companyId === null) return sql`false`;
  if (visibility === 'company') return isEnabledFor(db, companyId);
  return and(isAssignedTo(db, id), isEnabledFor(db, companyId));
};

export const findOpenProjects = async (
  db: Database,
  caller: Viewers,
  types: readonly ProjectType[],
  { limit, isCollected }: { limit: number; isCollected: boolean },
): Promise<{ id: string; projectName: string; projectType: ProjectType }[]> =>
  db
    .select({ id: projects.id, projectName: projects.projectName, projectType: projects.projectType })
    .from(projects)
    .where(
      and(
        eq(projects.active, true),
        inArray(projects.projectType, [...types]),
        isCollected ? isNotNull(projects.collectedTill) : undefined,
        visibleTo(db, caller),
      ),
    )
    .orderBy(desc(projects.createdOn), desc(projects.id))
    .limit(limit);

export interface Sight {
  readonly userId: string;
  readonly projectId: string;
}

const visibleToUsers = (db: Database): SQL | undefined =>
  or(
    ...roles.map((role) =>
      and(eq(users.roleName, role), visibleToRole(db, { id: users.id, role, companyId: users.companyId })),
    ),
  );

export const findVisible = (db: Database, sights: readonly Sight[]): Promise<Sight[]> =>
  db
    .select({ userId: users.id, projectId: projects.id })
    .from(sql`json_to_recordset(${JSON.stringify(sights)}::json) as wanted("userId" uuid, "projectId" uuid)`)
    .innerJoin(users, sql`${users.id} = wanted."userId"`)
    .innerJoin(projects, sql`${projects.id} = wanted."projectId"`)
    .where(and(eq(projects.active, true), visibleToUsers(db)));
