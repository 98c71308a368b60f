import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findAttachmentsOf } from '../attachments/attachments.store.ts';
import { buildContext, type Context, type KeptSummary, type Turn } from '../chat/context.ts';
import { settleAnswers } from '../chat/settle-answers.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { type FoundConversation, findConversation } from './conversations.store.ts';
import { createMessageTree } from './message-tree.ts';
import { findMessages, findOutlines, type MessageOutline } from './messages.store.ts';
import { isForgotten } from './present-conversation.ts';
import { findSummary } from './summaries.store.ts';

/** One of the caller's own; anybody else's does not exist for them. Throws notFound. */
export const loadConversation = async (
  { db }: Pick<Services, 'db'>,
  caller: Pick<Caller, 'id'>,
  id: string,
): Promise<FoundConversation> => {
  const conversation = await findConversation(db, caller.id, id);
  if (!conversation) throw new AppError('notFound');
  return conversation;
};

export interface LoadedThread {
  /** All messages of all versions, in the order of time. */
  readonly outlines: readonly MessageOutline[];
  readonly tree: ReturnType<typeof createMessageTree<MessageOutline>>;
  readonly path: readonly MessageOutline[];
  readonly attachments: readonly AttachmentRow[];
}

/** What belongs to a conversation, along its chosen versions or up to one message; what is said in it is not read. */
export const loadThread = async (
  services: Pick<Services, 'db'>,
  conversation: Pick<FoundConversation, 'id'>,
  upTo?: string | null,
): Promise<LoadedThread> => {
  const { db } = services;
  await settleAnswers(services, conversation.id);
  const outlines = await findOutlines(db, conversation.id);
  const tree = createMessageTree(outlines);
  const path = upTo === undefined ? tree.path() : upTo === null ? [] : tree.pathTo(upTo);
  return { outlines, tree, path, attachments: await findAttachmentsOf(db, conversation.id) };
};

export const loadContext = async (
  db: Database,
  conversation: Pick<FoundConversation, 'id' | 'resetOn'>,
  path: readonly MessageOutline[],
): Promise<LoadedContext> => {
  const turns = await findTurns(
    db,
    path.filter((message) => !isForgotten(conversation, message)),
  );
  const kept = await findSummary(db, conversation.id);
  return { ...buildContext(turns, { kept }), kept };
};

type LoadedContext = Context & { readonly kept: (KeptSummary & { readonly model: string }) | null };

const findTurns = async (db: Database, path: readonly MessageOutline[]): Promise<Turn[]> => {
  if (path.length === 0) return [];
  const texts = new Map(
    (
      await findMessages(
        db,
        path.map(({ id }) => id),
      )
    ).map(({ id, text }) => [id, text ?? '']),
  );
  return path.map(({ id, responseType }) => ({
    id,
    role: responseType === 'USER' ? 'user' : 'assistant',
    text: texts.get(id) ?? '',
  }));
};
