import { and, eq, sql } from 'drizzle-orm';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets } from '../datasets/datasets.tables.ts';
import { sonarProjects } from './collect.tables.ts';

type Row = typeof sonarProjects.$inferSelect;

/** How a project is collected. */
export const findCollecting = async (db: Database, projectId: string): Promise<Pick<Row, 'daily' | 'demo'>> => {
  const [row] = await db
    .select({ daily: sonarProjects.daily, demo: sonarProjects.demo })
    .from(sonarProjects)
    .where(eq(sonarProjects.projectId, projectId));
  return row ?? { daily: false, demo: false };
};

export const countBrands = (db: Database, projectId: string): Promise<number> =>
  db.$count(sonarDatasets, eq(sonarDatasets.projectId, projectId));

export const setCollecting = async (tx: Database, projectId: string, change: Partial<Row>): Promise<void> => {
  await tx
    .insert(sonarProjects)
    .values({ projectId, ...change })
    .onConflictDoUpdate({ target: sonarProjects.projectId, set: change });
};

/** Whether a project was made at the first start. */
export const isDemoProject = async (db: Database, projectId: string): Promise<boolean> => {
  const [row] = await db.select({ demo: projects.demo }).from(projects).where(eq(projects.id, projectId));
  return row?.demo ?? false;
};

/** Projects that are collected daily, and for which no run of a day was begun. */
export const findDue = (db: Database, day: string): Promise<{ id: string; by: string | null }[]> =>
  db
    .select({ id: projects.id, by: sonarProjects.dailyBy })
    .from(sonarProjects)
    .innerJoin(projects, eq(projects.id, sonarProjects.projectId))
    .where(
      and(
        eq(sonarProjects.daily, true),
        eq(projects.active, true),
        sql`${sonarProjects.dailyOn} is distinct from ${day}::date`,
      ),
    );

/** Takes a project's run of a day. False where another node has it. */
export const takeDay = async (tx: Database, projectId: string, day: string): Promise<boolean> => {
  const rows = await tx
    .update(sonarProjects)
    .set({ dailyOn: day })
    .where(
      and(
        eq(sonarProjects.projectId, projectId),
        eq(sonarProjects.daily, true),
        sql`${sonarProjects.dailyOn} is distinct from ${day}::date`,
      ),
    )
    .returning({ id: sonarProjects.projectId });
  return rows.length === 1;
};
