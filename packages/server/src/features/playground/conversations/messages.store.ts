import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { findPartsFrom } from '#/platform/ai/runs/runs.store.ts';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { conversations, type MessageRow, playgroundMessages } from '../playground.tables.ts';
import { addWords } from './search.store.ts';

const {
  text: _text,
  sources: _sources,
  struck: _struck,
  userId: _userId,
  ...outline
} = getTableColumns(playgroundMessages);

export type MessageOutline = Omit<MessageRow, 'text' | 'sources' | 'struck' | 'userId'>;

export const findOutlines = (db: Database, conversationId: string): Promise<MessageOutline[]> =>
  db
    .select(outline)
    .from(playgroundMessages)
    .where(eq(playgroundMessages.conversationId, conversationId))
    .orderBy(asc(playgroundMessages.createdOn));

export const findMessages = (db: Database, ids: readonly string[]): Promise<MessageRow[]> =>
  db
    .select()
    .from(playgroundMessages)
    .where(inArray(playgroundMessages.id, [...ids]));

export const findMessageOf = async (db: Database, userId: string, id: string): Promise<MessageRow | null> => {
  const [row] = await db
    .select()
    .from(playgroundMessages)
    .where(and(eq(playgroundMessages.id, id), eq(playgroundMessages.userId, userId)));
  return row ?? null;
};

/** Adds messages, each as the chosen one of its versions, and says when the conversation was last used. */
export const addMessages = async (
  tx: Database,
  rows: readonly (typeof playgroundMessages.$inferInsert)[],
  runId: string,
): Promise<void> => {
  for (const row of rows) {
    await chooseNone(tx, row.conversationId, row.parentId ?? null);
    await tx.insert(playgroundMessages).values(row);
    await addWords(tx, row);
  }
  const { conversationId, createdOn } = rows.at(-1)!;
  await tx.update(conversations).set({ updatedOn: createdOn, runId }).where(eq(conversations.id, conversationId));
};

export const chooseMessage = async (
  tx: Database,
  { id, conversationId, parentId }: Pick<MessageRow, 'id' | 'conversationId' | 'parentId'>,
): Promise<void> => {
  await chooseNone(tx, conversationId, parentId);
  await tx.update(playgroundMessages).set({ isChosen: true }).where(eq(playgroundMessages.id, id));
};

const chooseNone = async (tx: Database, conversationId: string, parentId: string | null): Promise<void> => {
  const { conversationId: ofConversation, parentId: of } = playgroundMessages;
  const siblings = parentId === null ? and(eq(ofConversation, conversationId), isNull(of)) : eq(of, parentId);
  await tx.update(playgroundMessages).set({ isChosen: false }).where(siblings);
};

/** Answers whose run has ended and whose text nobody has kept yet. */
export const findUnsettled = (db: Database, conversationId: string): Promise<{ id: string; runId: string }[]> =>
  db
    .select({ id: playgroundMessages.id, runId: aiRuns.id })
    .from(playgroundMessages)
    .innerJoin(aiRuns, eq(aiRuns.id, playgroundMessages.runId))
    .where(
      and(
        eq(playgroundMessages.conversationId, conversationId),
        isNull(playgroundMessages.text),
        inArray(aiRuns.state, ['done', 'failed', 'stopped']),
      ),
    );

export const settleMessage = async (
  db: Database,
  id: string,
  set: Pick<MessageRow, 'text' | 'sources' | 'struck'>,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const [settled] = await tx
      .update(playgroundMessages)
      .set(set)
      .where(and(eq(playgroundMessages.id, id), isNull(playgroundMessages.text)))
      .returning();
    if (settled) await addWords(tx, settled);
  });
};

export const findRunTexts = async (db: Database, runIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const parts = await findPartsFrom(db, new Map(runIds.map((id) => [id, 0])));
  const texts = new Map<string, string>();
  for (const { runId, text } of parts) texts.set(runId, (texts.get(runId) ?? '') + text);
  return texts;
};

/** What all answers of a conversation took; the built-in engine's cost nothing. */
export const sumUsage = async (db: Database, conversationId: string) => {
  const [row] = await db
    .select({
      answers: sql<number>`count(*)::integer`,
      inputTokens: sql<number>`coalesce(sum(${aiRuns.inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${aiRuns.outputTokens}), 0)::float8`,
      micros: sql<number | null>`sum(${aiRuns.costMicros})::float8`,
      unpriced: sql<number>`(count(*) filter (where ${aiRuns.costMicros} is null and ${aiRuns.kind} <> 'BUILT_IN'))::integer`,
    })
    .from(playgroundMessages)
    .innerJoin(aiRuns, eq(aiRuns.id, playgroundMessages.runId))
    .where(eq(playgroundMessages.conversationId, conversationId));
  const { micros, ...usage } = row!;
  return { ...usage, cost: micros === null ? null : micros / 1e6 };
};
