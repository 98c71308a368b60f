import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { sourceKey, uploadKey } from '#/platform/storage/storage-keys.ts';
import { addUploadedFile, type LoadedResonance, type ResonanceProject, type StoredFile } from '../resonance.store.ts';
import { withLastMapping } from './last-mapping.ts';
import { deleteUploadedFile, inspectUploadedFile } from './uploaded-file.ts';

type Keys = Pick<ResonanceProject, 'datasetKey'> & Partial<Pick<ResonanceProject, 'weightsKey' | 'verbatimsKey'>>;

export const storageKeys = ({ datasetKey, weightsKey, verbatimsKey }: Keys): string[] => [
  datasetKey,
  sourceKey(datasetKey),
  ...(weightsKey ? [weightsKey] : []),
  ...(verbatimsKey ? [verbatimsKey] : []),
];

/** @returns how many bytes it has. */
const copy = ({ storage }: Pick<Services, 'storage'>, from: string, to: string): Promise<number> =>
  storage.withLocalPath(from, async (path) => {
    // First: the error of a stream that nobody reads yet would end the process.
    const { size } = await stat(path);
    await storage.writeStream(to, createReadStream(path));
    return size;
  });

export const storeImportedFile = async (
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  datasetKey: string,
): Promise<void> => {
  await copy(services, file.storageKey, sourceKey(datasetKey));
};

export const findKeptSize = (
  { storage }: Pick<Services, 'storage'>,
  { datasetKey }: Pick<ResonanceProject, 'datasetKey'>,
): Promise<number | null> => storage.findSize(sourceKey(datasetKey));

/**
 * Makes an upload of the caller's own of the file that a project was imported from, read as the project reads it: what
 * is changed of it is imported as any file is. Throws notFound where the file was not kept.
 */
export const reopenFile = async (
  services: Services,
  caller: Caller,
  { project, resonance }: LoadedResonance,
  signal: AbortSignal,
): Promise<ResonanceFile> => {
  const { db, now } = services;
  const id = randomUUID();
  const row = {
    ...{ id, fileName: project.fileName ?? '', storageKey: uploadKey(id), createdBy: caller.id, createdOn: now() },
    ...{ bytes: 0, form: 'wide', rows: 0, figureColumns: null, phase: 'uploading' },
  } satisfies StoredFile;
  await addUploadedFile(db, row);
  try {
    const bytes = await copy(services, sourceKey(resonance.datasetKey), row.storageKey).catch(() => {
      throw new AppError('notFound');
    });
    const { sheet, headerRow, headerRows } = resonance.mapping ?? {};
    const read = await inspectUploadedFile(services, { ...row, bytes }, { sheet, headerRow, headerRows }, signal);
    return withLastMapping(read, resonance);
  } catch (error) {
    await deleteUploadedFile(services, row);
    throw error;
  }
};
