import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { logoLimits } from '@soundings/contract/pictures/logo-limits';
import { type PictureRef, picturesEndpoints } from '@soundings/contract/pictures/pictures';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { addPicture, removePictureRow } from './pictures.store.ts';
import type { StoredPicture } from './pictures.tables.ts';
import { readLogo } from './read-logo.ts';

/** A file that no row names by then was left behind by a crash. */
const writtenWithinMs = 3_600_000;

/** Puts a picture's id, or null for none, where it belongs. @returns the id that was there before. */
type Replace = (tx: Database, pictureId: string | null) => Promise<string | null>;

const readUpload = async ({ file }: MultipartFile): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  if (file.truncated) throw new AppError('payloadTooLarge');
  return Buffer.concat(chunks);
};

const discardPicture = async (tx: Database, id: string | null, now: Date): Promise<void> => {
  const storageKey = id && (await removePictureRow(tx, id));
  if (storageKey) await discardFiles(tx, [storageKey], now);
};

/**
 * Stores an uploaded logo in place of the one before, whose file goes. Throws unsupportedMediaType (no file),
 * payloadTooLarge, logoOfOtherKind, logoSizeNotAllowed and what `replace` throws; then nothing stays.
 */
export const storeLogo = async (services: Services, request: FastifyRequest, replace: Replace): Promise<PictureRef> => {
  const { db, storage, now } = services;
  const { content, ...shape } = readLogo(await readUpload(await uploadedFile(request, logoLimits.maxBytes)));
  const id = randomUUID();
  const picture = { ...shape, id, storageKey: `pictures/${id}`, createdOn: now() };
  const { storageKey } = picture;
  await discardFiles(db, [storageKey], new Date(now().getTime() + writtenWithinMs));
  try {
    await storage.write(storageKey, content);
    await db.transaction(async (tx) => {
      if (!(await forgetDiscardedFile(tx, storageKey))) throw new Error('the file was tidied away before it was kept');
      await addPicture(tx, picture);
      await discardPicture(tx, await replace(tx, id), now());
    });
  } catch (error) {
    await storage.remove(storageKey).catch(() => undefined);
    throw error;
  }
  await tryToRemoveDiscardedFiles(services);
  return presentPicture(picture);
};

export const removeLogo = async (
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  replace: Replace,
): Promise<void> => {
  await services.db.transaction(async (tx) => discardPicture(tx, await replace(tx, null), services.now()));
  await tryToRemoveDiscardedFiles(services);
};

export const presentPicture = ({ id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>): PictureRef => ({
  address: picturesEndpoints.picture.path.replace('{id}', id),
  width,
  height,
});
