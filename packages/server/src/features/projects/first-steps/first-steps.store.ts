import { typesInContract } from '@soundings/contract/projects/project-types';
import { and, count, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { type Project, projects } from '../projects.tables.ts';

type ProjectToGoOnWith = Pick<Project, 'id' | 'projectType'>;

const own = eq(projects.demo, false);

export const findFirstSteps = async (db: Database) => {
  const hasProject = db.select({ one: sql`1` }).from(projects).where(own);
  const hasData = db
    .select({ one: sql`1` })
    .from(projects)
    .where(and(own, isNotNull(projects.dataFrom)));
  const hasShared = db.select({ one: sql`1` }).from(projects).where(and(own, projects.activeSharing));
  // Customers' users are no colleagues.
  const twoUsers = db.select({ id: users.id }).from(users).where(isNull(users.companyId)).limit(2).as('two_users');
  const newestOwn = (condition: SQL | undefined) =>
    db
      .select({ found: sql`json_build_object('id', ${projects.id}, 'projectType', ${projects.projectType})` })
      .from(projects)
      .where(and(own, projects.active, condition))
      .orderBy(desc(projects.createdOn), desc(projects.id))
      .limit(1);
  const newestToFill = newestOwn(and(eq(projects.projectType, 'SONAR'), isNull(projects.dataFrom)));
  const newestToShare = newestOwn(and(isNotNull(projects.dataFrom), not(projects.activeSharing)));
  const demo = db.select({ n: count() }).from(projects).where(eq(projects.demo, true));
  const [row] = await db
    .select({
      hasProject: sql<boolean>`exists ${hasProject}`,
      hasData: sql<boolean>`exists ${hasData}`,
      hasShared: sql<boolean>`exists ${hasShared}`,
      hasColleague: sql<boolean>`${count()} > 1`,
      toFill: sql<ProjectToGoOnWith | null>`${newestToFill}`,
      toShare: sql<ProjectToGoOnWith | null>`${newestToShare}`,
      demoProjects: sql<number>`${demo}`.mapWith(Number),
    })
    .from(twoUsers);
  const { toFill, toShare, ...done } = row!;
  return {
    ...done,
    toFill: toFill && { id: toFill.id },
    toShare: toShare && { id: toShare.id, segment: typesInContract[toShare.projectType].segment },
  };
};

export const findDemoProjects = (db: Database): Promise<Pick<Project, 'id' | 'projectName' | 'projectType'>[]> =>
  db
    .select({ id: projects.id, projectName: projects.projectName, projectType: projects.projectType })
    .from(projects)
    .where(eq(projects.demo, true));
