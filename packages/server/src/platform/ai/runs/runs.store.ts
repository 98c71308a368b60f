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
  Partial<Pick<RunRow, 'reason' | 'inputTokens' | 'outputTokens' | 'isEstimated' | 'costMicros'>>;

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

/** Ends those whose node is gone. @returns them. */
export const failDeadRuns = (tx: Database, endedOn: Date): Promise<Pick<RunRow, 'id' | 'projectId'>[]> =>
  tx
    .update(aiRuns)
    .set({ state: 'failed', reason: 'interrupted', endedOn })
    .where(and(unfinished, lt(aiRuns.aliveUntil, sql`now()`)))
    .returning({ id: aiRuns.id, projectId: aiRuns.projectId });

export interface RunPart {
  readonly runId: string;
  readonly position: number;
  readonly text: string;
}

/**
 * Appends to runs that have not ended, and says how long they are now. Parts of one run follow each other.
 * @returns the runs that took theirs.
 */
export const appendParts = async (tx: Database, parts: readonly RunPart[]): Promise<string[]> => {
  const ends = new Map(parts.map(({ runId, position, text }) => [runId, position + text.length]));
  const length = sql.join(
    [...ends].map(([id, end]) => sql`when ${id}::uuid then ${end}::integer`),
    sql` `,
  );
  const taken = await tx
    .update(aiRuns)
    .set({ length: sql`case ${aiRuns.id} ${length} end` })
    .where(and(inArray(aiRuns.id, [...ends.keys()]), unfinished))
    .returning({ id: aiRuns.id });
  const open = new Set(taken.map(({ id }) => id));
  const kept = parts.filter(({ runId }) => open.has(runId));
  if (kept.length > 0) await tx.insert(aiRunParts).values(kept);
  return [...open];
};

/** What several runs have from where each reader is; the part that an offset lies in comes whole. */
export const findPartsFrom = async (db: Database, readers: ReadonlyMap<string, number>): Promise<RunPart[]> => {
  if (readers.size === 0) return [];
  const rows = [...readers].map(([runId, from]) => sql`(${runId}::uuid, ${from}::integer)`);
  const found = await db.execute(sql`
    select part.run_id as "runId", part.position, part.text
    from (values ${sql.join(rows, sql`, `)}) as reader (run_id, start)
    join ai_run_parts part on part.run_id = reader.run_id and part.position >= coalesce((
      select max(before.position) from ai_run_parts before
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
