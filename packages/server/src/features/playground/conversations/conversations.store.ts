import type { ConversationSort } from '@soundings/contract/playground/playground-choices';
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { assistants } from '#/features/assistants/assistants.tables.ts';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import {
  type ConversationRow,
  conversations,
  playgroundAttachments,
  playgroundMessages,
  searchVector,
} from '../playground.tables.ts';

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

/** A conversation with its assistant, and its run while that goes on. */
export type FoundConversation = Awaited<ReturnType<typeof listed>>[number];

/** The words of a search, the last of which may be begun only; null where it holds none. */
const toTsQuery = (userId: string, query: string): SQL | null => {
  const words = query.toLowerCase().match(/\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  const terms = words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`);
  return sql`${[`'${userId}'`, ...terms].join(' & ')}::tsquery`;
};

const vector = searchVector(playgroundMessages.userId, playgroundMessages.text);

const matching = (db: Database, { userId, query, folderId }: Question): SQL | undefined => {
  const words = query ? toTsQuery(userId, query) : null;
  const said = words
    ? inArray(
        conversations.id,
        db.select({ id: playgroundMessages.conversationId }).from(playgroundMessages).where(sql`${vector} @@ ${words}`),
      )
    : undefined;
  return and(
    eq(conversations.userId, userId),
    folderId ? eq(conversations.folderId, folderId) : undefined,
    query ? or(sql`${lowerTitle} like lower(${`%${escapeLike(query)}%`}::text)`, said) : undefined,
  );
};

/** One page of a user's conversations, pinned ones first. `page` counts from 0. */
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

const headline = 'StartSel=«, StopSel=», MaxWords=24, MinWords=10, ShortWord=2, HighlightAll=false';

/** Where the newest matching message of each conversation says what is looked for. */
export const findMatches = async (
  db: Database,
  { userId, query }: Pick<Question, 'userId' | 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const words = query ? toTsQuery(userId, query) : null;
  if (!words || ids.length === 0) return new Map();
  const { conversationId, text, createdOn } = playgroundMessages;
  const newest = db
    .selectDistinctOn([conversationId], { conversationId, text })
    .from(playgroundMessages)
    .where(and(inArray(conversationId, [...ids]), sql`${vector} @@ ${words}`))
    .orderBy(conversationId, desc(createdOn))
    .as('newest');
  const rows = await db
    .select({
      id: newest.conversationId,
      match: sql<string>`ts_headline('simple', left(${newest.text}, 50000), ${words}, ${headline})`,
    })
    .from(newest);
  return new Map(rows.map(({ id, match }) => [id, match]));
};

/** One of the user's own; anybody else's does not exist for them. */
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

/** False where there is none. */
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
