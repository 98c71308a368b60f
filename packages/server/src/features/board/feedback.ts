import { randomUUID } from 'node:crypto';
import { isInList } from '@soundings/contract/board/board-choices';
import { raiseFeedback } from '#/features/projects/alerts/raise-alerts.ts';
import { allowsFeedback } from '#/features/projects/sharing/share-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import {
  addFeedback,
  countFeedback,
  countFeedbackSince,
  findFeedback,
  findMessage,
  removeLike,
} from './board.store.ts';
import type { FeedbackRow } from './board.tables.ts';
import { publishBoard } from './change-board.ts';

/** Of one message or image. */
const maxFeedback = 500;

export interface FeedbackSubject {
  readonly isOpen: (tx: Database, projectId: string, id: string) => Promise<boolean>;
  readonly publish: (tx: Database, projectId: string, id: string) => Promise<void>;
}

const messagesIn = (list: 'ALL' | 'FINAL'): FeedbackSubject => ({
  isOpen: async (tx, projectId, id) => {
    const row = await findMessage(tx, projectId, id);
    return row !== null && isInList(row, list);
  },
  publish: (tx, projectId, id) => publishBoard(tx, projectId, [id]),
});
export const finalMessages = messagesIn('FINAL');
export const boardMessages = messagesIn('ALL');

interface Said {
  readonly subject: FeedbackSubject;
  readonly id: string;
  readonly name: string;
}

/**
 * Nobody but staff changes anything: what consumers say stands beside it. Throws accessDenied where the share does not
 * allow it, and notFound for what is not there.
 */
const say = async <T>(
  services: Services,
  { projectId }: Consumer,
  { subject, id }: Said,
  step: (tx: Database) => Promise<T>,
): Promise<T> => {
  if (!(await allowsFeedback(services, projectId))) throw new AppError('accessDenied');
  return services.db.transaction(async (tx) => {
    if (!(await subject.isOpen(tx, projectId, id))) throw new AppError('notFound');
    const result = await step(tx);
    await subject.publish(tx, projectId, id);
    return result;
  });
};

const assertRoom = async (tx: Database, subjectId: string): Promise<void> => {
  if ((await countFeedback(tx, subjectId)) >= maxFeedback) throw new AppError('limitReached');
};

const raiseFeedbackOf = (services: Services, tx: Database, { projectId }: Consumer): Promise<void> =>
  raiseFeedback(services, tx, projectId, (held, since) => countFeedbackSince(held, projectId, since));

const newRow = ({ now }: Services, { projectId }: Consumer, { id, name }: Said) => ({
  ...{ id: randomUUID(), projectId, subjectId: id, name, createdOn: now() },
});

/** Likes, or takes that back. Throws as `say`, and limitReached. */
export const likeAs = (services: Services, consumer: Consumer, said: Said, isLiked: boolean): Promise<void> =>
  say(services, consumer, said, async (tx) => {
    if (!isLiked) return removeLike(tx, said.id, said.name);
    await assertRoom(tx, said.id);
    const isNew = await addFeedback(tx, { ...newRow(services, consumer, said), kind: 'LIKE', text: '' });
    if (isNew) await raiseFeedbackOf(services, tx, consumer);
  });

/** Throws as `say`, and limitReached. */
export const commentAs = (services: Services, consumer: Consumer, said: Said, text: string): Promise<FeedbackRow> =>
  say(services, consumer, said, async (tx) => {
    await assertRoom(tx, said.id);
    const row = { ...newRow(services, consumer, said), kind: 'COMMENT' as const, text };
    await addFeedback(tx, row);
    await raiseFeedbackOf(services, tx, consumer);
    return row;
  });

export const readFeedback = (db: Database, projectId: string, ids?: readonly string[]): Promise<FeedbackRow[]> =>
  findFeedback(db, projectId, ids);
