import type { ConversationSort } from '@soundings/contract/playground/playground-choices';
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { assistants } from '#/features/assistants/assistants.tables.ts';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { type ConversationRow, conversations, playgroundAttachments } from '../playground.tables.ts';
import { saidIn } from './search.store.ts';

interface Question {
  readonly userId: string;
  readonly page: number;
  readonly size: number;
  readonly sort: ConversationSort;
  readonly query?: string | undefined;
  readonly folderId?: string | undefined;
}

const isUnfinished = inArray(aiRuns.state, ['queued', 'running']);
const lowerTitle = sql`lower(${conversations.title})`;
const orders: Readonly<Record<ConversationSort, SQL[]>> = {
  '-updatedOn': [desc(conversations.updatedOn), desc(conversations.id)],
  updatedOn: [asc(conversations.updatedOn), asc(conversations.id)],
  title: [asc(lowerTitle), asc(conversations.id)],
  '-title': [desc(lowerTitle), desc(conversations.id)],
};

const columns = {
  ...getTableColumns(conversations),
  assistant: { id: assistants.id, name: assistants.name, type: assistants.type },
  unfinishedRun: aiRuns.id,
};

const listed = (db: Database) =>
  db
    .select(columns)
    .from(conversations)
    .leftJoin(assistants, eq(assistants.id, conversations.assistantId))
    .leftJoin(aiRuns, and(eq(aiRuns.id, conversations.runId), isUnfinished));

export type FoundConversation = Awaited<ReturnType<typeof listed>>[number];

const matching = (db: Database, { userId, query, folderId }: Question): SQL | undefined => {
  const said = query ? saidIn(db, userId, query) : undefined;
  return and(
    eq(conversations.userId, userId),
    folderId ? eq(conversations.folderId, folderId) : undefined,
    query
      ? or(sql`${lowerTitle} like lower(${`%${escapeLike(query)}%`}::text)`, said && inArray(conversations.id, said))
      : undefined,
  );
};

/** Pinned ones first. `page` counts from 0. */
export const conversationPage = (db: Database, question: Question) =>
  listed(db)
    .where(matching(db, question))
    .orderBy(desc(conversations.isPinned), ...orders[question.sort])
    .limit(question.size)
    .offset(question.page * question.size);

export const searchConversations = async (db: Database, question: Question) => {
  const rows = await conversationPage(db, question);
  const totalElements = await db.$count(conversations, matching(db, question));
  return { rows, totalElements };
};

export const findConversation = async (db: Database, userId: string, id: string): Promise<FoundConversation | null> => {
  const [row] = await listed(db).where(and(eq(conversations.id, id), eq(conversations.userId, userId)));
  return row ?? null;
};

/** Whoever asks in the same conversation waits until the transaction ends. */
export const lockConversation = async (tx: Database, userId: string, id: string): Promise<ConversationRow | null> => {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
    .for('update');
  return row ?? null;
};

export const isRunUnfinished = async (tx: Database, runId: string): Promise<boolean> =>
  (await tx.$count(aiRuns, and(eq(aiRuns.id, runId), isUnfinished))) > 0;

export const addConversation = async (tx: Database, row: typeof conversations.$inferInsert): Promise<void> => {
  await tx.insert(conversations).values(row);
};

export const setConversation = async (
  db: Database,
  userId: string,
  id: string,
  set: Partial<ConversationRow>,
): Promise<boolean> => {
  const where = and(eq(conversations.id, id), eq(conversations.userId, userId));
  const changed = await db.update(conversations).set(set).where(where).returning({ id: conversations.id });
  return changed.length === 1;
};

export const removeConversation = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(conversations).where(eq(conversations.id, id));
};

/** Counts attachments that are about to be added. @returns how many there ever were, with them, and how many there are now. */
export const countAttached = async (tx: Database, id: string, more: number) => {
  const [row] = await tx
    .update(conversations)
    .set({ attached: sql`${conversations.attached} + ${more}` })
    .where(eq(conversations.id, id))
    .returning({ attached: conversations.attached });
  const present = await tx.$count(playgroundAttachments, eq(playgroundAttachments.conversationId, id));
  return { attached: row!.attached, present };
};
