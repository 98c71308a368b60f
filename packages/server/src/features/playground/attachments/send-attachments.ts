import type { Assistant } from '@soundings/contract/assistants/assistants';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { countAttached } from '../conversations/conversations.store.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { bindAttachment, lockUnsent } from './attachments.store.ts';

/**
 * What is sent with a message, in the order given. Files and pictures go to assistants that read files. Throws notFound
 * for what is not the caller's or was sent before, and filesNotAllowed.
 */
export const findToSend = async (
  db: Database,
  caller: Pick<Caller, 'id'>,
  ids: readonly string[],
  assistant: Pick<Assistant, 'type'> | null,
): Promise<AttachmentRow[]> => {
  if (ids.length === 0) return [];
  const rows = new Map((await lockUnsent(db, caller.id, ids)).map((row) => [row.id, row]));
  const found = [...new Set(ids)].map((id) => rows.get(id));
  if (found.some((row) => !row)) throw new AppError('notFound');
  const sent = found as AttachmentRow[];
  if (assistant?.type !== 'FILE' && sent.some(({ kind }) => kind !== 'PAGE')) throw new AppError('filesNotAllowed');
  return sent;
};

interface Sent {
  readonly ids: readonly string[];
  readonly conversationId: string;
  readonly messageId: string;
}

/** Gives each its number in the conversation. Throws notFound where one was sent meanwhile, and tooManyAttachments. */
export const bindAttachments = async (tx: Database, { id: userId }: Pick<Caller, 'id'>, sent: Sent): Promise<void> => {
  const { ids, ...to } = sent;
  if (ids.length === 0) return;
  if ((await lockUnsent(tx, userId, ids)).length !== ids.length) throw new AppError('notFound');
  const { attached, present } = await countAttached(tx, to.conversationId, ids.length);
  if (present + ids.length > playgroundLimits.attachments) throw new AppError('tooManyAttachments');
  for (const [index, id] of ids.entries()) {
    await bindAttachment(tx, id, { ...to, number: attached - ids.length + index + 1 });
  }
};
