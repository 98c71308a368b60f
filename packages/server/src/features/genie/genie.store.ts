import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import {
  type GenieList,
  type GenieSession,
  genieMessages,
  genieSessions,
  type MessageRow,
  type NewMessage,
} from './genie.tables.ts';

export const findSession = async (db: Database, projectId: string): Promise<GenieSession | null> => {
  const [row] = await db.select().from(genieSessions).where(eq(genieSessions.projectId, projectId));
  return row ?? null;
};

export const findProjectOfThread = async (db: Database, threadId: string): Promise<string | null> => {
  const columns = { projectId: genieSessions.projectId };
  const [row] = await db.select(columns).from(genieSessions).where(eq(genieSessions.threadId, threadId));
  return row?.projectId ?? null;
};

export const saveSession = async (
  db: Database,
  projectId: string,
  set: Partial<Omit<GenieSession, 'projectId' | 'counter'>>,
): Promise<void> => {
  await db
    .insert(genieSessions)
    .values({ projectId, ...set })
    .onConflictDoUpdate({ target: genieSessions.projectId, set: { projectId, ...set } });
};

export const findMessages = (db: Database, projectId: string): Promise<MessageRow[]> =>
  db.select().from(genieMessages).where(eq(genieMessages.projectId, projectId)).orderBy(desc(genieMessages.count));

export const findMessage = async (db: Database, projectId: string, id: string): Promise<MessageRow | null> => {
  const [row] = await db
    .select()
    .from(genieMessages)
    .where(and(eq(genieMessages.projectId, projectId), eq(genieMessages.id, id)));
  return row ?? null;
};

/** Adds messages with the next numbers of their project, in their order. All are of one project. */
export const addMessages = async (
  tx: Database,
  projectId: string,
  messages: readonly NewMessage[],
): Promise<MessageRow[]> => {
  if (messages.length === 0) return [];
  const { counter } = genieSessions;
  const [session] = await tx
    .insert(genieSessions)
    .values({ projectId, counter: messages.length })
    .onConflictDoUpdate({ target: genieSessions.projectId, set: { counter: sql`${counter} + ${messages.length}` } })
    .returning({ counter });
  const first = session!.counter - messages.length + 1;
  const rows = messages.map((message, index) => ({ ...message, count: first + index }));
  await tx.insert(genieMessages).values(rows);
  return rows;
};

/** Takes the message out of a list that is asked for once more, for the same segment. */
export const deleteSame = async (tx: Database, { projectId, list, text, ...row }: NewMessage): Promise<void> => {
  const { gender, ageRange, region } = genieMessages;
  await tx
    .delete(genieMessages)
    .where(
      and(
        eq(genieMessages.projectId, projectId),
        eq(genieMessages.list, list),
        eq(genieMessages.text, text),
        eq(gender, row.gender),
        eq(ageRange, row.ageRange),
        row.region === null ? isNull(region) : eq(region, row.region),
      ),
    );
};

export const markAsOld = async (tx: Database, projectId: string, list: GenieList): Promise<void> => {
  const isNew = and(
    eq(genieMessages.projectId, projectId),
    eq(genieMessages.list, list),
    eq(genieMessages.isNew, true),
  );
  await tx.update(genieMessages).set({ isNew: false }).where(isNew);
};

export const deleteGenerated = async (tx: Database, projectId: string, exceptRun: string | null): Promise<void> => {
  const ofOthers =
    exceptRun === null ? undefined : or(sql`${genieMessages.runId} is null`, ne(genieMessages.runId, exceptRun));
  await tx
    .delete(genieMessages)
    .where(and(eq(genieMessages.projectId, projectId), eq(genieMessages.list, 'GENERATED'), ofOthers));
};

export const deleteOldest = async (tx: Database, projectId: string, list: GenieList, kept: number): Promise<void> => {
  const inList = and(eq(genieMessages.projectId, projectId), eq(genieMessages.list, list));
  const [last] = await tx
    .select({ count: genieMessages.count })
    .from(genieMessages)
    .where(inList)
    .orderBy(desc(genieMessages.count))
    .offset(kept - 1)
    .limit(1);
  if (last) await tx.delete(genieMessages).where(and(inList, lt(genieMessages.count, last.count)));
};

/** The messages of a project with these texts count as evaluated. @returns whether any of them did not. */
export const markAsEvaluated = async (db: Database, projectId: string, texts: readonly string[]): Promise<boolean> => {
  const waiting = and(
    eq(genieMessages.projectId, projectId),
    inArray(genieMessages.text, [...texts]),
    ne(genieMessages.evaluation, 'DONE'),
  );
  const marked = await db
    .update(genieMessages)
    .set({ evaluation: 'DONE' })
    .where(waiting)
    .returning({ id: genieMessages.id });
  return marked.length > 0;
};

export const cancelPending = async (tx: Database, projectId: string): Promise<void> => {
  const pending = and(eq(genieMessages.projectId, projectId), eq(genieMessages.evaluation, 'PENDING'));
  await tx.update(genieMessages).set({ evaluation: 'CANCELLED' }).where(pending);
};

export const changeMessage = async (
  tx: Database,
  projectId: string,
  id: string,
  set: Partial<Pick<MessageRow, 'text' | 'createType' | 'evaluation' | 'originalId'>>,
): Promise<void> => {
  await tx
    .update(genieMessages)
    .set(set)
    .where(and(eq(genieMessages.projectId, projectId), eq(genieMessages.id, id)));
};

export const deleteMessage = async (tx: Database, projectId: string, id: string): Promise<boolean> => {
  const deleted = await tx
    .delete(genieMessages)
    .where(and(eq(genieMessages.projectId, projectId), eq(genieMessages.id, id)))
    .returning({ id: genieMessages.id });
  return deleted.length === 1;
};
