import { randomUUID } from 'node:crypto';
import type { CreateResonance } from '@soundings/contract/resonance';
import type { z } from 'zod';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { getFileOf } from './get-file-of.ts';
import { importFile } from './import-file.ts';
import { keepClaim } from './keep-claim.ts';
import { claimFile, markImported, releaseFile, type StoredFile } from './resonance-files.store.ts';
import { saveResonance } from './save-resonance.ts';
import { removeUnusedDataset, throwFileAway } from './throw-file-away.ts';

/** An import that says nothing for this long is dead. */
const staleAfterMs = 10_000;

const claim = async ({ db, now }: Services, file: StoredFile, datasetKey: string): Promise<void> => {
  const staleBefore = new Date(now().getTime() - staleAfterMs);
  if (!(await claimFile(db, file.id, datasetKey, now(), staleBefore))) throw new AppError('importInProgress');
};

type Given = z.output<typeof CreateResonance>;

const importAndSave = async (
  services: Services,
  { fileId, mapping, ...project }: Given,
  file: StoredFile,
  { createdBy, datasetKey, signal: hungUp }: { createdBy: string; datasetKey: string; signal: AbortSignal },
): Promise<string> => {
  const claimed = keepClaim(services, file, datasetKey);
  const signal = AbortSignal.any([hungUp, claimed.lost]);
  try {
    const dataset = await importFile(services, file, mapping, { signal, onProgress: claimed.onProgress });
    const row = { ...project, createdBy, demo: false, fileName: file.fileName, mapping: mapping ?? null };
    return await saveResonance(services, dataset, datasetKey, row, async (tx) => {
      if (signal.aborted || !(await markImported(tx, fileId, datasetKey))) throw new AppError('requestCancelled');
    });
  } finally {
    claimed.end();
  }
};

/** In this order: as long as the dataset is there, the row of the file names it, so that tidying finds it. */
const undo = async (services: Services, file: StoredFile, datasetKey: string): Promise<void> => {
  await removeUnusedDataset(services, datasetKey);
  await releaseFile(services.db, file.id, datasetKey);
};

/**
 * Makes a RESONANCE project of an uploaded file. Whatever goes wrong leaves the upload as it was and nothing else;
 * once the project stands, nothing that fails afterwards takes it back.
 */
export const createResonance = async (
  services: Services,
  given: Given,
  createdBy: string,
  signal: AbortSignal,
): Promise<string> => {
  const file = await getFileOf(services.db, createdBy, given.fileId);
  const isMessagesFile = file.form === 'messages';
  if (isMessagesFile !== (given.dataStructure === 'messages')) {
    throw new AppError('invalidRequest', { fields: [{ path: 'body.dataStructure', message: 'notOfThisFile' }] });
  }
  await assertNameIsFree(services.db, given.projectName);
  const datasetKey = `resonance/${randomUUID()}`;
  await claim(services, file, datasetKey);
  try {
    const projectId = await importAndSave(services, given, file, { createdBy, datasetKey, signal });
    // The row says that the file is used up: if this fails, the next tidying does it.
    await throwFileAway(services, { ...file, datasetKey: null }).catch(() => undefined);
    return projectId;
  } catch (error) {
    await undo(services, file, datasetKey).catch(() => undefined);
    throw error;
  }
};
