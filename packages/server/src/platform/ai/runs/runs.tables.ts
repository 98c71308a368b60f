import { aiPurposes, runFailures, runStates } from '@soundings/contract/ai/ai-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What models were asked, for whom, and what it took. Its text is in `ai_run_parts`. */
export const aiRuns = pgTable(
  'ai_runs',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: aiPurposes }).notNull(),
    prompt: text().notNull(),
    /** Whoever answers; after a fall-back the other one. */
    kind: text({ enum: aiChatTypes }).notNull(),
    model: text().notNull(),
    /** Why the first choice gave no answer, where another one was asked. */
    fellBackFrom: text('fell_back_from', { enum: runFailures }),
    /** No foreign keys: what a run took outlives whoever asked, and it knows no feature. */
    projectId: uuid('project_id'),
    /** Until it has ended nobody else generates for its project. */
    holdsProject: boolean('holds_project').notNull().default(false),
    /** Null for a consumer. */
    userId: uuid('user_id'),
    companyId: uuid('company_id'),
    state: text({ enum: runStates }).notNull().default('queued'),
    reason: text({ enum: runFailures }),
    /** Of its text once it has ended, in UTF-16 units, as offsets are. */
    length: integer().notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    isEstimated: boolean('is_estimated').notNull().default(false),
    /** Millionths of a US dollar; null where no price is known. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    stopAsked: boolean('stop_asked').notNull().default(false),
    queuedOn: moment('queued_on').notNull(),
    startedOn: moment('started_on'),
    endedOn: moment('ended_on'),
    /** By the database's clock: a run whose node gives no sign until then is dead. */
    aliveUntil: moment('alive_until').notNull(),
  },
  (table) => [
    index('ai_runs_queued_on').on(table.queuedOn),
    index('ai_runs_user_id').on(table.userId, table.queuedOn),
    index('ai_runs_company_id').on(table.companyId, table.queuedOn),
    index('ai_runs_project_id').on(table.projectId, table.queuedOn),
    index('ai_runs_holding')
      .on(table.projectId)
      .where(sql`${table.holdsProject} and ${table.state} in ('queued', 'running')`),
    index('ai_runs_unfinished').on(table.aliveUntil).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

export const aiRunParts = pgTable(
  'ai_run_parts',
  {
    /** No foreign key: parts come by the thousand a second, and the statement that adds them joins their runs. */
    runId: uuid('run_id').notNull(),
    position: integer().notNull(),
    /** In UTF-16 units. */
    length: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

export type RunRow = typeof aiRuns.$inferSelect;
