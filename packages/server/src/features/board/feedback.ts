import { randomUUID } from 'node:crypto';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addFeedback, countFeedback, findFeedback, findMessage, removeLike } from './board.store.ts';
import type { FeedbackRow } from './board.tables.ts';
import { publishBoard } from './change-board.ts';

/** Likes and comments of one message. */
const maxFeedback = 500;

interface Said {
  readonly projectId: string;
  readonly messageId: string;
  readonly name: string;
}

/** Nobody but staff changes messages: what consumers say stands beside them. Throws notFound for one that is no final. */
const say = <T>(
  { db }: Pick<Services, 'db'>,
  { projectId, messageId }: Said,
  step: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const row = await findMessage(tx, projectId, messageId);
    if (row?.reaction !== 'LIKE' || row.status !== null) throw new AppError('notFound');
    const result = await step(tx);
    await publishBoard(tx, projectId, [messageId]);
    return result;
  });

const assertRoom = async (tx: Database, messageId: string): Promise<void> => {
  if ((await countFeedback(tx, messageId)) >= maxFeedback) throw new AppError('limitReached');
};

export const likeFinal = (services: Services, said: Said, isLiked: boolean): Promise<void> =>
  say(services, said, async (tx) => {
    const { projectId, messageId, name } = said;
    if (!isLiked) return removeLike(tx, messageId, name);
    await assertRoom(tx, messageId);
    const row = { id: randomUUID(), projectId, messageId, name, text: '', createdOn: services.now() };
    await addFeedback(tx, { ...row, kind: 'LIKE' });
  });

export const commentOnFinal = (services: Services, said: Said, text: string): Promise<FeedbackRow> =>
  say(services, said, async (tx) => {
    await assertRoom(tx, said.messageId);
    const row = { id: randomUUID(), ...said, kind: 'COMMENT' as const, text, createdOn: services.now() };
    await addFeedback(tx, row);
    return row;
  });

export const readFeedback = (db: Database, projectId: string): Promise<FeedbackRow[]> => findFeedback(db, projectId);
