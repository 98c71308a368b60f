import type { ToldChapter } from '@soundings/engine/facts/tell/chapters';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type ThreadRow, navig8Threads as threads } from './navig8.tables.ts';

/** Whose threads they are: a user's, in whichever project, or those of the consumers of one. */
export type Reader = { readonly userId: string } | { readonly projectId: string };

const ofReader = (reader: Reader) =>
  'userId' in reader
    ? eq(threads.userId, reader.userId)
    : and(isNull(threads.userId), eq(threads.projectId, reader.projectId));

export const findThread = async (db: Database, id: string, reader: Reader): Promise<ThreadRow | null> => {
  const [row] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), ofReader(reader)));
  return row ?? null;
};

/**
 * Adds a thread, in place of the user's former one of the project; a consumer's stay until they are old.
 * @returns the runs that wrote in those that went.
 */
export const putThread = async (
  tx: Database,
  row: typeof threads.$inferInsert,
  forgottenBefore: Date,
): Promise<string[]> => {
  const ofUser = row.userId ? eq(threads.userId, row.userId) : undefined;
  const isOld = and(isNull(threads.userId), lt(threads.changedOn, forgottenBefore));
  const gone = await tx
    .delete(threads)
    .where(and(eq(threads.projectId, row.projectId), or(ofUser, isOld)))
    .returning({ runId: threads.runId, pendingId: threads.pendingId });
  await tx.insert(threads).values(row);
  return gone.flatMap(({ runId, pendingId }) => (runId !== null && pendingId !== null ? [runId] : []));
};

type Begun = Pick<ThreadRow, 'pendingId' | 'runId' | 'builtIn' | 'chapters' | 'newFrom' | 'questions' | 'isByModel'>;

/** Begins an answer, or gives it at once; false where another one is being written. */
export const beginAnswer = async (tx: Database, id: string, begun: Begun, changedOn: Date): Promise<boolean> => {
  const set = { ...begun, pending: [], struck: 0, changedOn };
  const rows = await tx
    .update(threads)
    .set(set)
    .where(and(eq(threads.id, id), isNull(threads.pendingId)))
    .returning({ id: threads.id });
  return rows.length === 1;
};

const isPending = (id: string, pendingId: string) => and(eq(threads.id, id), eq(threads.pendingId, pendingId));

export const keepPending = async (
  db: Database,
  id: string,
  pendingId: string,
  kept: { pending: readonly ToldChapter[]; struck: number; changedOn: Date },
): Promise<void> => {
  await db.update(threads).set(kept).where(isPending(id, pendingId));
};

/** Ends an answer once: what the model has said and holds, else what is built in. */
export const endAnswer = async (
  tx: Database,
  { id, pendingId, chapters, pending, builtIn }: ThreadRow,
  changedOn: Date,
): Promise<void> => {
  const isByModel = pending.length > 0;
  await tx
    .update(threads)
    .set({
      chapters: [...chapters, ...(isByModel ? pending : builtIn)],
      isByModel,
      pendingId: null,
      pending: [],
      builtIn: [],
      changedOn,
    })
    .where(isPending(id, pendingId!));
};

export const findPending = async (tx: Database, id: string, pendingId: string): Promise<ThreadRow | null> => {
  const [row] = await tx.select().from(threads).where(isPending(id, pendingId)).for('update');
  return row ?? null;
};
