import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { aiRunParts, aiRuns, type RunRow } from './runs.tables.ts';

/** A run whose node gives no sign for so long is dead. */
const aliveUntil = sql`now() + interval '15 seconds'`;
const unfinished = inArray(aiRuns.state, ['queued', 'running']);

export type NewRun = Pick<
  RunRow,
  'id' | 'purpose' | 'prompt' | 'kind' | 'model' | 'projectId' | 'userId' | 'companyId' | 'queuedOn'
>;

export const addRun = async (tx: Database, run: NewRun): Promise<void> => {
  await tx.insert(aiRuns).values({ ...run, aliveUntil });
};

export const findRun = async (db: Database, id: string): Promise<RunRow | null> => {
  const [row] = await db.select().from(aiRuns).where(eq(aiRuns.id, id));
  return row ?? null;
};

export const changeRun = async (
  db: Database,
  id: string,
  set: Partial<Pick<RunRow, 'kind' | 'model' | 'fellBackFrom'>>,
): Promise<void> => {
  await db.update(aiRuns).set(set).where(eq(aiRuns.id, id));
};

/** False where it has ended already, as one that was taken for dead. */
export const beginRun = async (db: Database, id: string, startedOn: Date): Promise<boolean> => {
  const set = { state: 'running' as const, startedOn, aliveUntil };
  const begun = await db
    .update(aiRuns)
    .set(set)
    .where(and(eq(aiRuns.id, id), eq(aiRuns.state, 'queued')))
    .returning({ id: aiRuns.id });
  return begun.length === 1;
};

export type RunEnd = Pick<RunRow, 'state' | 'endedOn'> &
  Partial<Pick<RunRow, 'reason' | 'length' | 'inputTokens' | 'outputTokens' | 'isEstimated' | 'costMicros'>>;

/** False where it has ended already. */
export const endRun = async (tx: Database, id: string, end: RunEnd): Promise<boolean> => {
  const ended = await tx
    .update(aiRuns)
    .set(end)
    .where(and(eq(aiRuns.id, id), unfinished))
    .returning({ id: aiRuns.id });
  return ended.length === 1;
};

/** @returns those of them that are to stop, or have ended behind their node's back. */
export const keepAlive = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .update(aiRuns)
    .set({ aliveUntil })
    .where(and(inArray(aiRuns.id, [...ids]), unfinished))
    .returning({ id: aiRuns.id, stopAsked: aiRuns.stopAsked });
  const alive = new Set(rows.filter(({ stopAsked }) => !stopAsked).map(({ id }) => id));
  return ids.filter((id) => !alive.has(id));
};

/** False where it has ended already. */
export const askToStop = async (tx: Database, id: string): Promise<boolean> => {
  const asked = await tx
    .update(aiRuns)
    .set({ stopAsked: true })
    .where(and(eq(aiRuns.id, id), unfinished))
    .returning({ id: aiRuns.id });
  return asked.length === 1;
};

const lengthOfParts = sql<number>`coalesce((
  select max(part.position + part.length) from ${aiRunParts} part where part.run_id = ${aiRuns.id}
), 0)`;

/** Ends those whose node is gone. @returns them. */
export const failDeadRuns = (tx: Database, endedOn: Date): Promise<Pick<RunRow, 'id'>[]> =>
  tx
    .update(aiRuns)
    .set({ state: 'failed', reason: 'interrupted', length: lengthOfParts, endedOn })
    .where(and(unfinished, lt(aiRuns.aliveUntil, sql`now()`)))
    .returning({ id: aiRuns.id });

export interface RunPart {
  readonly runId: string;
  readonly position: number;
  readonly text: string;
}

/** Appends to runs that have not ended. @returns the runs that took theirs. */
export const appendParts = async (tx: Database, parts: readonly RunPart[]): Promise<string[]> => {
  const column = <T>(of: (part: RunPart) => T) => sql.param(parts.map(of));
  const added = await tx.execute(sql`
    insert into ${aiRunParts} (run_id, position, length, text)
    select part.run_id, part.position, part.length, part.text
    from unnest(
      ${column(({ runId }) => runId)}::uuid[],
      ${column(({ position }) => position)}::integer[],
      ${column(({ text }) => text.length)}::integer[],
      ${column(({ text }) => text)}::text[]
    ) as part (run_id, position, length, text)
    join ai_runs run on run.id = part.run_id and run.state in ('queued', 'running')
    returning run_id as "runId"`);
  return (added as unknown as { rows: { runId: string }[] }).rows.map(({ runId }) => runId);
};

/** What several runs have from where each reader is; the part that an offset lies in comes whole. */
export const findPartsFrom = async (db: Database, readers: ReadonlyMap<string, number>): Promise<RunPart[]> => {
  if (readers.size === 0) return [];
  const rows = [...readers].map(([runId, from]) => sql`(${runId}::uuid, ${from}::integer)`);
  const found = await db.execute(sql`
    select part.run_id as "runId", part.position, part.text
    from (values ${sql.join(rows, sql`, `)}) as reader (run_id, start)
    join ${aiRunParts} part on part.run_id = reader.run_id and part.position >= coalesce((
      select max(before.position) from ${aiRunParts} before
      where before.run_id = reader.run_id and before.position <= reader.start
    ), 0)
    order by part.run_id, part.position`);
  return (found as unknown as { rows: RunPart[] }).rows;
};

export const findRuns = (db: Database, ids: readonly string[]): Promise<RunRow[]> =>
  db
    .select()
    .from(aiRuns)
    .where(inArray(aiRuns.id, [...ids]));
