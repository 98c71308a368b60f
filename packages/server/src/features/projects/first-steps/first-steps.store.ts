import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { type Project, projects } from '../projects.tables.ts';

const own = eq(projects.demo, false);

export const findFirstSteps = async (db: Database) => {
  const hasProject = db.select({ one: sql`1` }).from(projects).where(own);
  const hasData = db
    .select({ one: sql`1` })
    .from(projects)
    .where(and(own, isNotNull(projects.dataFrom)));
  const hasShared = db.select({ one: sql`1` }).from(projects).where(and(own, projects.activeSharing));
  const twoUsers = db.select({ id: users.id }).from(users).limit(2).as('two_users');
  const demo = db.select({ n: count() }).from(projects).where(eq(projects.demo, true));
  const [row] = await db
    .select({
      hasProject: sql<boolean>`exists ${hasProject}`,
      hasData: sql<boolean>`exists ${hasData}`,
      hasShared: sql<boolean>`exists ${hasShared}`,
      hasColleague: sql<boolean>`${count()} > 1`,
      demoProjects: sql<number>`${demo}`.mapWith(Number),
    })
    .from(twoUsers);
  return row!;
};

export const findDemoProjects = (db: Database): Promise<Pick<Project, 'id' | 'projectName' | 'projectType'>[]> =>
  db
    .select({ id: projects.id, projectName: projects.projectName, projectType: projects.projectType })
    .from(projects)
    .where(eq(projects.demo, true));
