import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import { attachmentImageTypes, playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { splitPassages } from '@soundings/engine/answers/split-passages';
import { textFileType } from '#/platform/file-text/file-text.ts';
import { readFileText } from '#/platform/file-text/read-file-text.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import { readOneLargeFile, withTemporaryFile } from '#/platform/http/uploads.ts';
import { findImageType } from '#/platform/pictures/image-type.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import type { AttachmentRow } from '../playground.tables.ts';
import { splitTable } from './split-table.ts';
import { assertRoom, storeAttachment } from './store-attachment.ts';

/** A picture that nothing names by then was left behind by a crash. */
const writtenWithinMs = 3_600_000;
const readWithinMs = 120_000;

/**
 * Reads a file's text, or keeps a picture; goes on when whoever sent it is gone. Throws as readFileText, and
 * tooManyAttachments, payloadTooLarge, readingInProgress, and unsupportedMediaType for what is neither.
 */
export const attachFile = async (
  services: Services,
  caller: Caller,
  file: MultipartFile,
  id?: string,
): Promise<AttachmentRow> => {
  await assertRoom(services, caller);
  const name = safeFileName(file.filename);
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = textFileType(name);
  return withTemporaryFile(file, async (path) => {
    const { size: bytes } = await stat(path);
    if (attachmentImageTypes.some((known) => known === ending)) {
      const image = { id, kind: 'IMAGE', name, type: ending, bytes } as const;
      const row = await storeAttachment(services, caller, image, () => readImage(services, path));
      await forgetDiscardedFile(services.db, row.storageKey!);
      return row;
    }
    if (!type) throw new AppError('unsupportedMediaType');
    return storeAttachment(services, caller, { id, kind: 'FILE', name, type, bytes }, async () => {
      const read = () => readFileText(path, type, AbortSignal.timeout(readWithinMs));
      const { text, isCut } = await readOneLargeFile(caller.id, bytes, read);
      return { isCut, passages: type === 'csv' || type === 'xlsx' ? splitTable(text, type) : splitPassages(text) };
    });
  });
};

const readImage = async ({ db, storage, now }: Services, path: string) => {
  const content = await readFile(path);
  if (content.byteLength > playgroundLimits.imageBytes) throw new AppError('payloadTooLarge');
  if (!findImageType(content)) throw new AppError('unsupportedMediaType');
  const storageKey = `playground/${randomUUID()}`;
  await discardFiles(db, [storageKey], new Date(now().getTime() + writtenWithinMs));
  await storage.write(storageKey, content);
  return { storageKey, passages: [] };
};
