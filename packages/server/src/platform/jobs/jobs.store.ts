import type { JobType } from '@soundings/contract/jobs/job-choices';
import type { JobError } from '@soundings/contract/jobs/jobs';
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type JobRow, jobs } from './jobs.tables.ts';

export const addJob = async (tx: Database, job: typeof jobs.$inferInsert): Promise<boolean> => {
  const added = await tx.insert(jobs).values(job).onConflictDoNothing().returning({ id: jobs.id });
  return added.length === 1;
};

export const findJob = async (db: Database, id: string): Promise<JobRow | null> => {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row ?? null;
};

export const findUserJob = async (db: Database, userId: string, id: string): Promise<JobRow | null> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.createdBy, userId)));
  return row ?? null;
};

export const findJobInLane = async (db: Database, lane: string): Promise<JobRow | null> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.lane, lane), ne(jobs.status, 'EXECUTED')));
  return row ?? null;
};

export const findLastJob = async (
  db: Database,
  projectId: string,
  types: readonly JobType[],
): Promise<JobRow | null> => {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.projectId, projectId), inArray(jobs.type, [...types])))
    .orderBy(desc(jobs.createdOn))
    .limit(1);
  return row ?? null;
};

export const beginAttempt = async (db: Database, id: string): Promise<JobRow | null> => {
  const [row] = await db
    .update(jobs)
    .set({
      status: 'EXECUTING',
      attempt: sql`${jobs.attempt} + 1`,
      deaths: sql`${jobs.deaths} + (${jobs.status} = 'EXECUTING')::int`,
    })
    .where(and(eq(jobs.id, id), ne(jobs.status, 'EXECUTED')))
    .returning();
  return row ?? null;
};

export type Attempt = Pick<JobRow, 'id' | 'attempt'>;

const ofAttempt = ({ id, attempt }: Attempt) =>
  and(eq(jobs.id, id), eq(jobs.attempt, attempt), eq(jobs.status, 'EXECUTING'));

type Progress = Partial<Pick<JobRow, 'handled' | 'total' | 'currentProgress' | 'checkpoint'>>;

export const writeProgress = async (
  db: Database,
  attempt: Attempt,
  progress: Progress,
): Promise<Pick<JobRow, 'cancelledOn'> | null> => {
  const [row] = await db
    .update(jobs)
    .set(progress)
    .where(ofAttempt(attempt))
    .returning({ cancelledOn: jobs.cancelledOn });
  return row ?? null;
};

/** Ends a job as done. False where it was cancelled or another attempt has it. */
export const endAsDone = async (
  tx: Database,
  attempt: Attempt,
  end: Pick<JobRow, 'handled' | 'total' | 'currentProgress' | 'projectId'> & { endedOn: Date },
): Promise<boolean> => {
  const ended = await tx
    .update(jobs)
    .set({ ...end, status: 'EXECUTED', outcome: 'done' })
    .where(and(ofAttempt(attempt), isNull(jobs.cancelledOn)))
    .returning({ id: jobs.id });
  return ended.length === 1;
};

/**
 * Ends a job as failed, or as cancelled where that was asked for; of an attempt only while it has the job.
 * Null where it has ended already.
 */
export const endWithoutResult = async (
  tx: Database,
  of: Attempt | { readonly id: string },
  error: JobError,
  endedOn: Date,
): Promise<Pick<JobRow, 'outcome'> | null> => {
  const isCancelled = sql`${jobs.cancelledOn} is not null`;
  const [ended] = await tx
    .update(jobs)
    .set({
      status: 'EXECUTED',
      outcome: sql`case when ${isCancelled} then 'cancelled' else 'failed' end`,
      error: sql`case when ${isCancelled} then null else ${JSON.stringify(error)}::jsonb end`,
      endedOn,
    })
    .where('attempt' in of ? ofAttempt(of) : and(eq(jobs.id, of.id), ne(jobs.status, 'EXECUTED')))
    .returning({ outcome: jobs.outcome });
  return ended ?? null;
};

export const returnJob = async (db: Database, attempt: Attempt): Promise<boolean> => {
  const given = await db.update(jobs).set({ status: 'EXECUTE' }).where(ofAttempt(attempt)).returning({ id: jobs.id });
  return given.length === 1;
};

/** Asks for the end of a job; one that nobody runs ends at once. Null where it has ended. */
export const markCancelled = async (tx: Database, id: string, now: Date): Promise<JobRow | null> => {
  const isQueued = sql`${jobs.status} = 'EXECUTE'`;
  const [row] = await tx
    .update(jobs)
    .set({
      cancelledOn: now,
      outcome: sql`case when ${isQueued} then 'cancelled' end`,
      endedOn: sql`case when ${isQueued} then ${now.toISOString()}::timestamptz end`,
      status: sql`case when ${isQueued} then 'EXECUTED' else ${jobs.status} end`,
    })
    .where(and(eq(jobs.id, id), ne(jobs.status, 'EXECUTED')))
    .returning();
  return row ?? null;
};

export const hasUnfinishedJob = async (db: Database, projectId: string): Promise<boolean> => {
  const unfinished = and(eq(jobs.projectId, projectId), ne(jobs.status, 'EXECUTED'));
  const [row] = await db.select({ id: jobs.id }).from(jobs).where(unfinished).limit(1);
  return row !== undefined;
};

export const findUnfinishedJobs = async (
  db: Database,
  projectId: string,
  types: readonly JobType[],
): Promise<string[]> => {
  const unfinished = and(eq(jobs.projectId, projectId), ne(jobs.status, 'EXECUTED'), inArray(jobs.type, [...types]));
  return (await db.select({ id: jobs.id }).from(jobs).where(unfinished)).map(({ id }) => id);
};

export const findForgottenJobs = async (db: Database): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        ne(jobs.status, 'EXECUTED'),
        sql`not exists (
          select 1 from queue.job
          where data ->> 'jobId' = ${jobs.id}::text and state in ('created', 'retry', 'active')
        )`,
      ),
    );

export const removeJobsEndedBefore = async (db: Database, time: Date): Promise<void> => {
  await db.delete(jobs).where(lt(jobs.endedOn, time));
};
