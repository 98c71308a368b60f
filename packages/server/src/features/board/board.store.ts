import { randomUUID } from 'node:crypto';
import type { MessageStatus } from '@soundings/contract/board/board-choices';
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import {
  type BoardRow,
  boardEdits,
  boardFeedback,
  boardMessages,
  boards,
  type FeedbackRow,
  type NewBoardRow,
} from './board.tables.ts';

interface Filter {
  readonly status?: MessageStatus | null | undefined;
  readonly word?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
}

const ofProject = (projectId: string) => eq(boardMessages.projectId, projectId);
const onBoard = isNull(boardMessages.status);
const inBackup = eq(boardMessages.status, 'BACKUP');
const these = (projectId: string, ids: readonly string[]) =>
  and(ofProject(projectId), inArray(boardMessages.id, [...ids]));

export const findMessages = (db: Database, projectId: string, { status, word, ids }: Filter = {}) =>
  db
    .select()
    .from(boardMessages)
    .where(
      and(
        ids ? these(projectId, ids) : ofProject(projectId),
        status === 'BACKUP' ? inBackup : onBoard,
        word ? sql`lower(${boardMessages.text}) like ${`%${escapeLike(word)}%`.toLowerCase()}` : undefined,
      ),
    )
    .orderBy(desc(boardMessages.count));

/** With those of the backup. */
export const findAllMessages = (db: Database, projectId: string): Promise<BoardRow[]> =>
  db.select().from(boardMessages).where(ofProject(projectId)).orderBy(desc(boardMessages.count));

export const findMessage = async (db: Database, projectId: string, id: string): Promise<BoardRow | null> => {
  const [row] = await db
    .select()
    .from(boardMessages)
    .where(these(projectId, [id]));
  return row ?? null;
};

export const findMessagesById = (db: Database, projectId: string, ids: readonly string[]): Promise<BoardRow[]> =>
  db.select().from(boardMessages).where(these(projectId, ids));

export const findProjectOfMessages = async (db: Database, ids: readonly string[]): Promise<string | null> => {
  const rows = await db
    .select({ projectId: boardMessages.projectId, messages: count() })
    .from(boardMessages)
    .where(inArray(boardMessages.id, [...ids]))
    .groupBy(boardMessages.projectId);
  const [first] = rows;
  return rows.length === 1 && first!.messages === new Set(ids).size ? first!.projectId : null;
};

export const countMessages = async (db: Database, projectId: string): Promise<number> => {
  const [row] = await db.select({ messages: count() }).from(boardMessages).where(ofProject(projectId));
  return row!.messages;
};

export const summarizeMessages = async (db: Database, projectId: string) => {
  const liked = eq(boardMessages.reaction, 'LIKE');
  const onThisBoard = and(ofProject(projectId), onBoard);
  const [counted] = await db
    .select({
      messages: count(),
      selected: sql<number>`count(*) filter (where ${boardMessages.selected})`.mapWith(Number),
      finals: sql<number>`count(*) filter (where ${liked})`.mapWith(Number),
    })
    .from(boardMessages)
    .where(onThisBoard);
  const [first] = await db
    .select({ text: boardMessages.text })
    .from(boardMessages)
    .where(and(onThisBoard, liked))
    .orderBy(sql`${boardMessages.finalRank} nulls last`, desc(boardMessages.count))
    .limit(1);
  return { ...counted!, final: first?.text ?? null };
};

/** Adds messages with the next numbers of their project, in their order. */
export const addMessages = async (
  tx: Database,
  projectId: string,
  now: Date,
  messages: readonly NewBoardRow[],
): Promise<BoardRow[]> => {
  if (messages.length === 0) return [];
  const [board] = await tx
    .insert(boards)
    .values({ projectId, counter: messages.length })
    .onConflictDoUpdate({
      target: boards.projectId,
      set: { counter: sql`${boards.counter} + ${messages.length}` },
    })
    .returning({ counter: boards.counter });
  const first = board!.counter - messages.length + 1;
  const rows = messages.map((message, index) => ({
    ...{ id: randomUUID(), originalText: null, status: null, isNew: true, finalRank: null, reaction: null },
    ...{ selected: false, writer: null, origin: null, absorbed: null, runId: null },
    ...message,
    ...{ projectId, createdOn: now, count: first + index },
  }));
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await tx.insert(boardMessages).values(rows.slice(at, at + rowsPerInsert));
  return rows;
};

/** A statement has at most 65,535 parameters. */
const rowsPerInsert = 1000;

type Change = Partial<
  Pick<BoardRow, 'selected' | 'reaction' | 'status' | 'finalRank' | 'text' | 'originalText' | 'absorbed' | 'isNew'>
>;

export const setMessages = async (
  tx: Database,
  projectId: string,
  ids: readonly string[],
  change: Change,
): Promise<void> => {
  await tx.update(boardMessages).set(change).where(these(projectId, ids));
};

/** Moves all messages of a board to the backup, those that were chosen by hand too unless they are kept. */
export const moveAllToBackup = async (
  tx: Database,
  projectId: string,
  which: { readonly keepsCurated: boolean } | 'selected',
): Promise<void> => {
  const chosen =
    which === 'selected'
      ? eq(boardMessages.selected, true)
      : which.keepsCurated
        ? and(eq(boardMessages.selected, false), isNull(boardMessages.reaction))
        : undefined;
  await tx
    .update(boardMessages)
    .set({ status: 'BACKUP' })
    .where(and(ofProject(projectId), onBoard, chosen));
};

export const reclaimBackup = async (tx: Database, projectId: string): Promise<void> => {
  await tx
    .update(boardMessages)
    .set({ status: null })
    .where(and(ofProject(projectId), inBackup));
};

export const markAsOld = async (tx: Database, projectId: string, exceptRun: string): Promise<void> => {
  const ofOthers = or(isNull(boardMessages.runId), ne(boardMessages.runId, exceptRun));
  await tx
    .update(boardMessages)
    .set({ isNew: false })
    .where(and(ofProject(projectId), eq(boardMessages.isNew, true), ofOthers));
};

/** Numbers the finals in an order; those that are not named have none any more. */
export const setFinalRanks = async (tx: Database, projectId: string, ids: readonly string[]): Promise<void> => {
  await tx
    .update(boardMessages)
    .set({ finalRank: null })
    .where(and(ofProject(projectId), sql`${boardMessages.finalRank} is not null`));
  if (ids.length === 0) return;
  await tx.execute(sql`
    update ${boardMessages} set final_rank = place.at
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as place(id, at)
    where ${boardMessages.projectId} = ${projectId} and ${boardMessages.id} = place.id::uuid`);
};

export const countWrittenBy = async (db: Database, projectId: string, runId: string): Promise<number> => {
  const [row] = await db
    .select({ messages: count() })
    .from(boardMessages)
    .where(and(ofProject(projectId), eq(boardMessages.runId, runId)));
  return row!.messages;
};

export const addEdit = async (tx: Database, edit: Omit<typeof boardEdits.$inferSelect, 'id'>): Promise<void> => {
  await tx.insert(boardEdits).values({ id: randomUUID(), ...edit });
};

export const findEdits = (db: Database, messageId: string) =>
  db.select().from(boardEdits).where(eq(boardEdits.messageId, messageId)).orderBy(desc(boardEdits.updatedOn));

export const findFeedback = (db: Database, projectId: string, subjectIds?: readonly string[]): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(boardFeedback)
    .where(and(eq(boardFeedback.projectId, projectId), subjectIds && inArray(boardFeedback.subjectId, [...subjectIds])))
    .orderBy(asc(boardFeedback.createdOn), asc(boardFeedback.id));

export const countFeedback = async (db: Database, subjectId: string): Promise<number> => {
  const [row] = await db.select({ said: count() }).from(boardFeedback).where(eq(boardFeedback.subjectId, subjectId));
  return row!.said;
};

/** A like that is there already stays as it is. @returns whether it is new. */
export const addFeedback = async (tx: Database, row: FeedbackRow): Promise<boolean> => {
  const rows = await tx.insert(boardFeedback).values(row).onConflictDoNothing().returning({ id: boardFeedback.id });
  return rows.length === 1;
};

export const countFeedbackSince = async (
  tx: Database,
  projectId: string,
  since: Date,
): Promise<{ likes: number; comments: number }> => {
  const isOf = (kind: FeedbackRow['kind']) =>
    sql<number>`(count(*) filter (where ${boardFeedback.kind} = ${kind}))::integer`;
  const [row] = await tx
    .select({ likes: isOf('LIKE'), comments: isOf('COMMENT') })
    .from(boardFeedback)
    .where(and(eq(boardFeedback.projectId, projectId), gte(boardFeedback.createdOn, since)));
  return row!;
};

export const removeLike = async (tx: Database, subjectId: string, name: string): Promise<void> => {
  await tx
    .delete(boardFeedback)
    .where(and(eq(boardFeedback.subjectId, subjectId), eq(boardFeedback.kind, 'LIKE'), eq(boardFeedback.name, name)));
};
