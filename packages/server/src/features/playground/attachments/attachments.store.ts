import { and, asc, count, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type AttachmentRow, playgroundAttachments, playgroundPassages } from '../playground.tables.ts';

export const findAttachment = async (db: Database, userId: string, id: string): Promise<AttachmentRow | null> => {
  const { id: ofId, userId: of } = playgroundAttachments;
  const [row] = await db
    .select()
    .from(playgroundAttachments)
    .where(and(eq(ofId, id), eq(of, userId)));
  return row ?? null;
};

export const findAttachmentsOf = (db: Database, conversationId: string): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(playgroundAttachments)
    .where(eq(playgroundAttachments.conversationId, conversationId))
    .orderBy(asc(playgroundAttachments.number));

export const lockUnsent = (tx: Database, userId: string, ids: readonly string[]): Promise<AttachmentRow[]> =>
  tx
    .select()
    .from(playgroundAttachments)
    .where(
      and(
        inArray(playgroundAttachments.id, [...ids]),
        eq(playgroundAttachments.userId, userId),
        isNull(playgroundAttachments.conversationId),
        eq(playgroundAttachments.state, 'READ'),
      ),
    )
    .for('update');

export const countUnsent = async (db: Database, userId: string): Promise<number> => {
  const { userId: of, conversationId, state } = playgroundAttachments;
  const [row] = await db
    .select({ attachments: count() })
    .from(playgroundAttachments)
    .where(and(eq(of, userId), isNull(conversationId), ne(state, 'FAILED')));
  return row!.attachments;
};

export const findUnsent = (db: Database, userId: string): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(playgroundAttachments)
    .where(and(eq(playgroundAttachments.userId, userId), isNull(playgroundAttachments.conversationId)))
    .orderBy(asc(playgroundAttachments.createdOn));

/** False where the id is somebody's already. */
export const addAttachment = async (db: Database, row: typeof playgroundAttachments.$inferInsert): Promise<boolean> => {
  const added = await db.insert(playgroundAttachments).values(row).onConflictDoNothing().returning();
  return added.length === 1;
};

type Set = Partial<typeof playgroundAttachments.$inferInsert>;

/** Null where it was taken away meanwhile. */
export const setAttachment = async (db: Database, id: string, set: Set): Promise<AttachmentRow | null> => {
  const [row] = await db.update(playgroundAttachments).set(set).where(eq(playgroundAttachments.id, id)).returning();
  return row ?? null;
};

export const addPassages = async (tx: Database, row: { id: string }, passages: readonly string[]): Promise<void> => {
  const rows = passages.map((text, index) => ({ attachmentId: row.id, number: index + 1, text }));
  for (let from = 0; from < rows.length; from += 1000) {
    await tx.insert(playgroundPassages).values(rows.slice(from, from + 1000));
  }
};

export const bindAttachment = async (
  tx: Database,
  id: string,
  set: Pick<AttachmentRow, 'conversationId' | 'messageId' | 'number'>,
): Promise<void> => {
  await tx.update(playgroundAttachments).set(set).where(eq(playgroundAttachments.id, id));
};

/** @returns the stored pictures that nothing names any more. */
export const removeAttachments = async (tx: Database, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .delete(playgroundAttachments)
    .where(inArray(playgroundAttachments.id, [...ids]))
    .returning({ key: playgroundAttachments.storageKey });
  return rows.flatMap(({ key }) => key ?? []);
};

/** Ids of those that a user has read and never sent, and of those that could not be read. */
export const findForgotten = async (db: Database, userId: string, before: Date): Promise<string[]> => {
  const { id, userId: of, conversationId, createdOn, state } = playgroundAttachments;
  const rows = await db
    .select({ id })
    .from(playgroundAttachments)
    .where(and(eq(of, userId), isNull(conversationId), or(lt(createdOn, before), eq(state, 'FAILED'))));
  return rows.map((row) => row.id);
};

interface PassageRow {
  readonly attachmentId: string;
  readonly number: number;
  readonly text: string;
}

export const findPassages = (db: Database, attachmentIds: readonly string[]): Promise<PassageRow[]> =>
  db
    .select()
    .from(playgroundPassages)
    .where(inArray(playgroundPassages.attachmentId, [...attachmentIds]))
    .orderBy(asc(playgroundPassages.attachmentId), asc(playgroundPassages.number));
