import { randomUUID } from 'node:crypto';
import type { LicensedPhoto } from '@soundings/contract/id8/id8';
import sharp from 'sharp';
import { nameOf, type OpenBoard } from '#/features/board/change-board.ts';
import { FetchError } from '#/platform/fetch/fetch-error.ts';
import type { Fetcher } from '#/platform/fetch/fetcher.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import { findImageType } from '#/platform/pictures/image-type.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { findSession } from '../id8.store.ts';
import type { PagePhoto } from '../id8.tables.ts';

const least = { width: 600, height: 400 };
const maxSide = 2400;
const maxPixels = 64_000_000;
const writtenWithinMs = 3_600_000;

/**
 * Keeps a photo of the page that was read last, for boards. Only those that the page showed are loaded, by the guarded
 * fetcher. Throws invalidRequest for another one, and photoCannotBeUsed.
 */
export const keepPagePhoto = async (
  services: Services,
  { project, viewer }: OpenBoard,
  { url }: LicensedPhoto,
  signal: AbortSignal,
): Promise<PagePhoto> => {
  const { db, storage, fetcher, now } = services;
  const session = await findSession(db, project.id);
  if (!session?.source?.photos?.includes(url)) refuseField('photo.url', 'notSelectable');
  const content = await loadPhoto(fetcher, url, signal);
  const key = `id8/${randomUUID()}-photo`;
  await discardFiles(db, [key], new Date(now().getTime() + writtenWithinMs));
  await storage.write(key, content);
  return { key, url, confirmedBy: nameOf(viewer), confirmedOn: now().toISOString() };
};

/** As a JPEG without what it says of camera and place. */
const loadPhoto = async (fetcher: Fetcher, url: string, signal: AbortSignal): Promise<Buffer> => {
  const { bytes } = await fetcher.fetch(url, signal).catch((error: unknown) => {
    throw error instanceof FetchError ? new AppError('photoCannotBeUsed') : error;
  });
  const type = findImageType(bytes);
  if (type === null || type === 'image/gif') throw new AppError('photoCannotBeUsed');
  const photo = sharp(bytes, { limitInputPixels: maxPixels });
  try {
    const { width, height } = await photo.metadata();
    if (width < least.width || height < least.height) throw new AppError('photoCannotBeUsed');
    const size = { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true } as const;
    return await photo.rotate().resize(size).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer();
  } catch {
    throw new AppError('photoCannotBeUsed');
  }
};

export const photoAddress = async ({ storage }: Pick<Services, 'storage'>, { key }: PagePhoto): Promise<string> =>
  `data:image/jpeg;base64,${Buffer.from(await storage.read(key)).toString('base64')}`;
