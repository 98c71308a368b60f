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

/**
 * Reads a file's text, or keeps a picture. Throws as readFileText, and tooManyAttachments, payloadTooLarge,
 * readingInProgress, and unsupportedMediaType for what is neither.
 */
export const attachFile = async (
  services: Services,
  caller: Caller,
  file: MultipartFile,
  signal: AbortSignal,
): Promise<AttachmentRow> => {
  await assertRoom(services, caller);
  const name = safeFileName(file.filename);
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = textFileType(name);
  return withTemporaryFile(file, async (path) => {
    if (attachmentImageTypes.some((known) => known === ending))
      return attachImage(services, caller, { name, type: ending }, path);
    if (!type) throw new AppError('unsupportedMediaType');
    const { size: bytes } = await stat(path);
    const { text, isCut } = await readOneLargeFile(caller.id, bytes, () => readFileText(path, type, signal));
    const passages = type === 'csv' || type === 'xlsx' ? splitTable(text, type) : splitPassages(text);
    return storeAttachment(services, caller, { kind: 'FILE', name, type, bytes, isCut }, passages);
  });
};

const attachImage = async (
  services: Services,
  caller: Caller,
  { name, type }: Pick<AttachmentRow, 'name' | 'type'>,
  path: string,
): Promise<AttachmentRow> => {
  const { db, storage, now } = services;
  const content = await readFile(path);
  if (content.byteLength > playgroundLimits.imageBytes) throw new AppError('payloadTooLarge');
  if (!findImageType(content)) throw new AppError('unsupportedMediaType');
  const storageKey = `playground/${randomUUID()}`;
  await discardFiles(db, [storageKey], new Date(now().getTime() + writtenWithinMs));
  await storage.write(storageKey, content);
  const row = await storeAttachment(
    services,
    caller,
    { kind: 'IMAGE', name, type, bytes: content.byteLength, storageKey },
    [],
  );
  await forgetDiscardedFile(db, storageKey);
  return row;
};
