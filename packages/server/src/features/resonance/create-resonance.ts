import { randomUUID } from 'node:crypto';
import type { CreateResonance } from '@soundings/contract/resonance';
import type { z } from 'zod';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { importFile } from './import-file.ts';
import { claimFile, findFileOf, releaseFile, removeFile, type StoredFile } from './resonance-files.store.ts';
import { saveResonance } from './save-resonance.ts';

/** An importer that says nothing for this long is dead. */
const staleAfterMs = 30_000;

const claim = async ({ db, now }: Services, file: StoredFile, datasetKey: string): Promise<void> => {
  const staleBefore = new Date(now().getTime() - staleAfterMs);
  if (!(await claimFile(db, file.id, datasetKey, now(), staleBefore))) throw new AppError('importInProgress');
};

/** Makes a RESONANCE project of an uploaded file. Whatever goes wrong leaves the upload as it was and nothing else. */
export const createResonance = async (
  services: Services,
  given: z.output<typeof CreateResonance>,
  createdBy: string,
  signal: AbortSignal,
): Promise<string> => {
  const { db, storage } = services;
  const { fileId, mapping, ...project } = given;
  const file = await findFileOf(db, createdBy, fileId);
  if (!file) throw new AppError('notFound');
  await assertNameIsFree(db, given.projectName);
  const datasetKey = `resonance/${randomUUID()}`;
  await claim(services, file, datasetKey);
  try {
    const dataset = await importFile(services, file, mapping, signal);
    const row = { ...project, createdBy, demo: false, fileName: file.fileName, mapping: mapping ?? null };
    const projectId = await saveResonance(services, dataset, datasetKey, row, async (tx) => {
      if (signal.aborted || !(await removeFile(tx, file.id))) throw new AppError('requestCancelled');
    });
    await storage.remove(file.storageKey);
    return projectId;
  } catch (error) {
    await storage.remove(datasetKey);
    await releaseFile(db, file.id);
    throw error;
  }
};
