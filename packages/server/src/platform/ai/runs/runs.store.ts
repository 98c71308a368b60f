import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type Event, eventsOf, publishing } from '#/platform/events.ts';
import { aiRunParts, aiRuns, type RunRow } from './runs.tables.ts';

/** A run whose node gives no sign for so long is dead. */
const aliveUntil = sql`now() + interval '15 seconds'`;
const unfinished = inArray(aiRuns.state, ['queued', 'running']);

export type NewRun = Pick<
  RunRow,
  'id' | 'purpose' | 'prompt' | 'kind' | 'model' | 'projectId' | 'userId' | 'companyId' | 'queuedOn'
> &
  Partial<Pick<RunRow, 'fellBackFrom' | 'holdsProject'>>;

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

const columnOf = <T>(rows: readonly T[], of: (row: T) => unknown) => sql.param(rows.map(of));

/** Adds runs that are asked for at once, begun already. Once however often it is asked. */
export const addBegunRuns = async (db: Database, runs: readonly (NewRun & { readonly startedOn: Date })[]) => {
  const rows = runs.map((run) => ({ ...run, state: 'running' as const, aliveUntil }));
  await db.insert(aiRuns).values(rows).onConflictDoNothing();
};

export type RunEnd = Pick<
  RunRow,
  'state' | 'reason' | 'length' | 'inputTokens' | 'outputTokens' | 'isEstimated' | 'costMicros'
> & {
  readonly endedOn: Date;
  /** The project that it held, which is told so. */
  readonly freed: string | null;
};

export interface RunPart {
  readonly runId: string;
  readonly position: number;
  readonly text: string;
}

interface RunChanges {
  readonly begins: ReadonlyMap<string, Date>;
  readonly parts: readonly RunPart[];
  readonly ends: ReadonlyMap<string, RunEnd>;
}

/** `again`: some may be on record already, or the beginning of them is. */
type Write = { readonly node: string; readonly again: boolean };

interface Written {
  /** Of those that began and ended: one that has ended before, as one that was taken for dead has, is left out. */
  readonly runs: ReadonlyMap<string, Pick<RunRow, 'stopAsked'>>;
  /** The runs that took their parts. */
  readonly said: ReadonlySet<string>;
}

/** Writes all of it by one statement, which tells the other nodes. Runs that have ended stay as they are. */
export const writeChanges = async (db: Database, changes: RunChanges, { node, again }: Write): Promise<Written> => {
  const { begins, parts, ends } = changes;
  const ids = [...new Set([...begins.keys(), ...ends.keys()])];
  const column = (of: (end: RunEnd) => unknown, before: unknown) =>
    columnOf(ids, (id) => (ends.has(id) ? of(ends.get(id)!) : before));
  const ofPart = (of: (part: RunPart) => unknown) => columnOf(parts, of);
  const found = await db.execute(sql`
    with changed as (
      update ai_runs run set
        state = given.state, reason = given.reason, length = given.length, input_tokens = given.input_tokens,
        output_tokens = given.output_tokens, is_estimated = given.is_estimated, cost_micros = given.cost_micros,
        started_on = coalesce(given.started_on, run.started_on), ended_on = given.ended_on, alive_until = ${aliveUntil}
      from unnest(
        ${columnOf(ids, (id) => id)}::uuid[],
        ${columnOf(ids, (id) => begins.get(id)?.toISOString() ?? null)}::timestamptz[],
        ${column(({ state }) => state, 'running')}::text[],
        ${column(({ reason }) => reason, null)}::text[],
        ${column(({ length }) => length, 0)}::integer[],
        ${column(({ inputTokens }) => inputTokens, 0)}::integer[],
        ${column(({ outputTokens }) => outputTokens, 0)}::integer[],
        ${column(({ isEstimated }) => isEstimated, false)}::boolean[],
        ${column(({ costMicros }) => costMicros, null)}::bigint[],
        ${column(({ endedOn }) => endedOn.toISOString(), null)}::timestamptz[]
      ) as given (
        id, started_on, state, reason, length, input_tokens, output_tokens, is_estimated, cost_micros, ended_on
      )
      where run.id = given.id and run.state in ('queued', 'running')
      returning run.id, run.stop_asked
    ), added as (
      insert into ${aiRunParts} (run_id, position, length, text)
      select part.run_id, part.position, part.length, part.text
      from unnest(
        ${ofPart(({ runId }) => runId)}::uuid[],
        ${ofPart(({ position }) => position)}::integer[],
        ${ofPart(({ text }) => text.length)}::integer[],
        ${ofPart(({ text }) => text)}::text[]
      ) as part (run_id, position, length, text)
      join ai_runs run on run.id = part.run_id and run.state in ('queued', 'running')
      ${again ? sql`on conflict (run_id, position) do update set text = excluded.text, length = excluded.length` : sql``}
      returning run_id
    )
    select *, ${publishing(eventsAbout(changes, ids, node))}
    from (select id, stop_asked as "stopAsked" from changed union all select run_id, null from added) written`);
  const { rows } = found as unknown as { rows: { id: string; stopAsked: boolean | null }[] };
  return {
    runs: new Map(rows.flatMap(({ id, stopAsked }) => (stopAsked === null ? [] : [[id, { stopAsked }] as const]))),
    said: new Set(rows.flatMap(({ id, stopAsked }) => (stopAsked === null ? [id] : []))),
  };
};

/** Whoever passes on that a project is free asks whether something still runs, so one of a run that had ended before does no harm. */
const eventsAbout = ({ parts, ends }: RunChanges, changed: readonly string[], node: string): Event[] => [
  ...eventsOf(changed, (ids) => ({ kind: 'run-state', ids })),
  ...eventsOf(
    parts.map(({ runId }) => runId),
    (ids) => ({ kind: 'run-text', node, ids }),
  ),
  ...[...ends.values()].flatMap(({ freed }): Event[] =>
    freed ? [{ kind: 'processing', projectId: freed, begins: false }] : [],
  ),
];

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

/** Of one run, or of all of a project. @returns those that have not ended already. */
export const askToStop = async (tx: Database, of: { id: string } | { projectId: string }): Promise<string[]> => {
  const isMeant = 'id' in of ? eq(aiRuns.id, of.id) : eq(aiRuns.projectId, of.projectId);
  const asked = await tx
    .update(aiRuns)
    .set({ stopAsked: true })
    .where(and(isMeant, unfinished))
    .returning({ id: aiRuns.id });
  return asked.map(({ id }) => id);
};

export const isHeldByRun = async (db: Database, projectId: string): Promise<boolean> => {
  const holding = and(eq(aiRuns.projectId, projectId), eq(aiRuns.holdsProject, true), unfinished);
  const [row] = await db.select({ id: aiRuns.id }).from(aiRuns).where(holding).limit(1);
  return row !== undefined;
};

const lengthOfParts = sql<number>`coalesce((
  select max(part.position + part.length) from ${aiRunParts} part where part.run_id = ${aiRuns.id}
), 0)`;

export const failDeadRuns = (
  tx: Database,
  endedOn: Date,
): Promise<Pick<RunRow, 'id' | 'projectId' | 'holdsProject'>[]> =>
  tx
    .update(aiRuns)
    .set({ state: 'failed', reason: 'interrupted', length: lengthOfParts, endedOn })
    .where(and(unfinished, lt(aiRuns.aliveUntil, sql`now()`)))
    .returning({ id: aiRuns.id, projectId: aiRuns.projectId, holdsProject: aiRuns.holdsProject });

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
