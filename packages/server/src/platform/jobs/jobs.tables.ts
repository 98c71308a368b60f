import { jobOutcomes, jobStatuses, jobTypes } from '@soundings/contract/jobs/job-choices';
import type { CurrentProgress, JobError } from '@soundings/contract/jobs/jobs';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    type: text({ enum: jobTypes }).notNull(),
    status: text({ enum: jobStatuses }).notNull().default('EXECUTE'),
    outcome: text({ enum: jobOutcomes }),
    lane: text().notNull(),
    createdBy: uuid('created_by').notNull(),
    projectId: uuid('project_id'),
    input: jsonb().$type<unknown>().notNull(),
    checkpoint: jsonb().$type<unknown>(),
    handled: integer().notNull().default(0),
    total: integer().notNull().default(0),
    currentProgress: jsonb('current_progress').$type<CurrentProgress>(),
    error: jsonb().$type<JobError>(),
    /** Counts how often it was begun; an attempt that is not the last may write nothing any more. */
    attempt: integer().notNull().default(0),
    deaths: integer().notNull().default(0),
    cancelledOn: timestamp('cancelled_on', { withTimezone: true }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    endedOn: timestamp('ended_on', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('jobs_lane').on(table.lane).where(sql`${table.status} <> 'EXECUTED'`),
    index('jobs_project_id').on(table.projectId, table.createdOn.desc()),
    index('jobs_ended_on').on(table.endedOn),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
