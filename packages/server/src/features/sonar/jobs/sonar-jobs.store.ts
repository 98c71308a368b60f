import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type JobRow, jobs } from '#/platform/jobs/jobs.tables.ts';

const types = ['CRAWL', 'COLLECT_SONAR'] as const;

export const findRunningJob = async (db: Database, projectId: string): Promise<JobRow | null> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.lane, sonarLane(projectId)), ne(jobs.status, 'EXECUTED')));
  return row ?? null;
};

export const findLastJob = async (db: Database, projectId: string): Promise<JobRow | null> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.projectId, projectId), inArray(jobs.type, types)))
    .orderBy(desc(jobs.createdOn))
    .limit(1);
  return row ?? null;
};

export const findSonarJob = async (db: Database, id: string): Promise<JobRow | null> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), inArray(jobs.type, types)));
  return row ?? null;
};

/** Of crawling and collecting one project only one job is queued or running. */
export const sonarLane = (projectId: string): string => `sonar/${projectId}`;
