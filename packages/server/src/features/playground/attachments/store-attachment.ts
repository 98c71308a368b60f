import { randomUUID } from 'node:crypto';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { addAttachment, countUnsent, findForgotten, removeAttachments } from './attachments.store.ts';

/** What was read and not sent by then goes. */
const unsentMs = 86_400_000;

/** Takes away what the caller has read long ago and never sent. Throws tooManyAttachments where the rest is as much as one message takes. */
export const assertRoom = async ({ db, now }: Services, caller: Caller): Promise<void> => {
  const forgotten = await findForgotten(db, caller.id, new Date(now().getTime() - unsentMs));
  if (forgotten.length > 0) {
    await db.transaction(async (tx) => discardFiles(tx, await removeAttachments(tx, forgotten), now()));
  }
  if ((await countUnsent(db, caller.id)) >= playgroundLimits.attachments) throw new AppError('tooManyAttachments');
};

type Read = Pick<AttachmentRow, 'kind' | 'name' | 'type'> &
  Partial<Pick<AttachmentRow, 'url' | 'bytes' | 'storageKey' | 'isCut' | 'language'>>;

/** Keeps what was read, to be sent with a message. */
export const storeAttachment = async (
  { db, now }: Services,
  caller: Caller,
  read: Read,
  passages: readonly string[],
): Promise<AttachmentRow> => {
  const row: AttachmentRow = {
    id: randomUUID(),
    userId: caller.id,
    conversationId: null,
    messageId: null,
    number: null,
    url: null,
    bytes: null,
    storageKey: null,
    isCut: false,
    language: passages.length > 0 ? findTextLanguage(passages.slice(0, 8).join('\n')) : null,
    ...read,
    characters: passages.reduce((sum, { length }) => sum + length, 0),
    passages: passages.length,
    createdOn: now(),
  };
  await db.transaction((tx) => addAttachment(tx, row, passages));
  return row;
};
