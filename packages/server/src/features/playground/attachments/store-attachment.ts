import { randomUUID } from 'node:crypto';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import {
  addAttachment,
  addPassages,
  countUnsent,
  findForgotten,
  removeAttachments,
  setAttachment,
} from './attachments.store.ts';

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

type Begun = Pick<AttachmentRow, 'kind' | 'name' | 'type'> & Partial<Pick<AttachmentRow, 'url' | 'bytes'>>;
type Read = Partial<Pick<AttachmentRow, 'name' | 'url' | 'storageKey' | 'isCut' | 'language'>> & {
  readonly passages: readonly string[];
};

/**
 * Keeps that something is being read, then what was read of it, to be sent with a message, or why it could not be.
 * Whoever attached it may be gone meanwhile. Throws notFound where it was taken away, and whatever `read` throws.
 */
export const storeAttachment = async (
  { db, now }: Services,
  caller: Caller,
  { id = randomUUID(), ...begun }: Begun & { readonly id?: string | undefined },
  read: () => Promise<Read>,
): Promise<AttachmentRow> => {
  const counted = { characters: 0, passages: 0, isCut: false };
  const row = { ...begun, ...counted, id, userId: caller.id, state: 'READING' as const, createdOn: now() };
  if (!(await addAttachment(db, row))) throw new AppError('notFound');
  try {
    const { passages, ...found } = await read();
    const language = passages.length > 0 ? findTextLanguage(passages.slice(0, 8).join('\n')) : null;
    const characters = passages.reduce((sum, { length }) => sum + length, 0);
    return await db.transaction(async (tx) => {
      const set = { language, ...found, characters, passages: passages.length, state: 'READ' as const };
      const stored = await setAttachment(tx, id, set);
      if (!stored) throw new AppError('notFound');
      await addPassages(tx, { id }, passages);
      return stored;
    });
  } catch (error) {
    const failure = error instanceof AppError ? error.code : 'somethingWentWrong';
    await setAttachment(db, id, { state: 'FAILED', failure });
    throw error;
  }
};
