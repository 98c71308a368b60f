import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { mappingLike } from './mapping-like.ts';
import type { ResonanceProject } from './resonance.store.ts';
import { addFile, type StoredFile } from './resonance-files.store.ts';
import { throwFileAway } from './throw-file-away.ts';
import { inspectAgain } from './upload-file.ts';

/** Where the file lies that the answers under a key were read from: it comes and goes with them. */
export const keptFileKey = (datasetKey: string): string => datasetKey.replace(/^resonance\//, 'resonance-files/');

/** All that is stored of a project's answers. */
export const keysOf = ({ datasetKey }: Pick<ResonanceProject, 'datasetKey'>): string[] => [
  datasetKey,
  keptFileKey(datasetKey),
];

/** @returns how many bytes it has. */
const copy = ({ storage }: Pick<Services, 'storage'>, from: string, to: string): Promise<number> =>
  storage.withLocalPath(from, async (path) => {
    await storage.writeStream(to, createReadStream(path));
    return (await stat(path)).size;
  });

/** Keeps an uploaded file beside the answers that were read from it. */
export const keepFile = async (
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  datasetKey: string,
): Promise<void> => {
  await copy(services, file.storageKey, keptFileKey(datasetKey));
};

/** What a file of a project was taken for, in the place of what would be suggested of it. */
export const withMappingOf = (
  file: ResonanceFile,
  { mapping: last }: Pick<ResonanceProject, 'mapping'>,
): ResonanceFile => {
  if (!last) return file;
  if (file.form === 'sheets') {
    const recodes = last.columns.length === 0 && last.recodes.length > 0 ? last.recodes : file.recodes;
    return { ...file, recodes, alternatives: [] };
  }
  if (file.form !== 'wide') return file;
  const { columns, recodes } = mappingLike(file, last);
  const given = new Map(columns.map((column) => [column.column, column]));
  return {
    ...file,
    recodes,
    alternatives: file.alternatives.map((one) => ({ ...one, recode: `new-${one.recode}` })),
    columns: file.columns.map((preview) => ({
      ...preview,
      suggestion: given.get(preview.column) ?? preview.suggestion,
    })),
  };
};

/**
 * Makes an upload of the caller's own of the file that a project was imported from, read as the project reads it: what
 * is changed of it is imported as any file is. Throws notFound where the file was not kept.
 */
export const reopenFile = async (
  services: Services,
  caller: Caller,
  { project, resonance }: { readonly project: Project; readonly resonance: ResonanceProject },
  signal: AbortSignal,
): Promise<ResonanceFile> => {
  const { db, now } = services;
  const id = randomUUID();
  const row = {
    ...{ id, fileName: project.fileName ?? '', storageKey: `uploads/${id}`, createdBy: caller.id, createdOn: now() },
    ...{ bytes: 0, form: 'wide', rows: 0, phase: 'uploading' },
  } satisfies StoredFile;
  await addFile(db, row);
  try {
    const bytes = await copy(services, keptFileKey(resonance.datasetKey), row.storageKey).catch(() => {
      throw new AppError('notFound');
    });
    const { sheet, headerRow, headerRows } = resonance.mapping ?? {};
    const read = await inspectAgain(services, { ...row, bytes }, { sheet, headerRow, headerRows }, signal);
    return withMappingOf(read, resonance);
  } catch (error) {
    await throwFileAway(services, row);
    throw error;
  }
};
