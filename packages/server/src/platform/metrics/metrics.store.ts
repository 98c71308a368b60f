import { count, inArray, min, ne } from 'drizzle-orm';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { type JobRow, jobs } from '#/platform/jobs/jobs.tables.ts';

interface Waiting extends Pick<JobRow, 'type' | 'status'> {
  readonly count: number;
  readonly since: Date;
}

export const findUnfinishedJobs = async (db: Database): Promise<Waiting[]> =>
  (
    await db
      .select({ type: jobs.type, status: jobs.status, count: count(), since: min(jobs.createdOn) })
      .from(jobs)
      .where(ne(jobs.status, 'EXECUTED'))
      .groupBy(jobs.type, jobs.status)
  ).map((row) => ({ ...row, since: row.since! }));

export const countUnfinishedRuns = (db: Database) =>
  db
    .select({ kind: aiRuns.kind, state: aiRuns.state, count: count() })
    .from(aiRuns)
    .where(inArray(aiRuns.state, ['queued', 'running']))
    .groupBy(aiRuns.kind, aiRuns.state);
