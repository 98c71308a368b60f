import { randomUUID } from 'node:crypto';
import type { ColumnMapping } from '@soundings/contract/resonance';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { importFile } from './import-file.ts';
import { keepClaim } from './keep-claim.ts';
import { claimFile, markImported, releaseFile, type StoredFile } from './resonance-files.store.ts';
import { removeUnusedDataset, throwFileAway } from './throw-file-away.ts';

/** An import that says nothing for this long is dead. */
const staleAfterMs = 10_000;

/** What an import hands over: the answers, where to write them, and the step that its transaction must take last. */
export interface Imported {
  readonly dataset: Dataset;
  readonly datasetKey: string;
  readonly markUsed: (tx: Database) => Promise<void>;
}

const claim = async ({ db, now }: Services, file: StoredFile, datasetKey: string): Promise<void> => {
  const staleBefore = new Date(now().getTime() - staleAfterMs);
  if (!(await claimFile(db, file.id, datasetKey, now(), staleBefore))) throw new AppError('importInProgress');
};

/** In this order: as long as the dataset is there, the row of the file names it, so that tidying finds it. */
const undo = async (services: Services, file: StoredFile, datasetKey: string): Promise<void> => {
  await removeUnusedDataset(services, datasetKey);
  await releaseFile(services.db, file.id, datasetKey);
};

const importClaimed = async <T>(
  services: Services,
  file: StoredFile,
  datasetKey: string,
  { mapping, signal: hungUp, keep }: Given<T>,
): Promise<T> => {
  const claimed = keepClaim(services, file, datasetKey);
  const signal = AbortSignal.any([hungUp, claimed.lost]);
  try {
    const dataset = await importFile(services, file, mapping, { signal, onProgress: claimed.onProgress });
    const markUsed = async (tx: Database) => {
      if (signal.aborted || !(await markImported(tx, file.id, datasetKey))) throw new AppError('requestCancelled');
    };
    return await keep({ dataset, datasetKey, markUsed });
  } finally {
    claimed.end();
  }
};

interface Given<T> {
  readonly mapping: ColumnMapping[] | undefined;
  readonly signal: AbortSignal;
  readonly keep: (imported: Imported) => Promise<T>;
}

/** Throws invalidRequest where a file of figures is given for respondents, or the other way round. */
export const refuseOtherStructure = (file: StoredFile, dataStructure: 'respondents' | 'messages'): void => {
  if ((file.form === 'messages') === (dataStructure === 'messages')) return;
  throw new AppError('invalidRequest', { fields: [{ path: 'body.dataStructure', message: 'notOfThisFile' }] });
};

/**
 * Imports an uploaded file, has `keep` write what came out, and throws the upload away. Whatever goes wrong before
 * `keep` is done leaves the upload as it was and nothing else; nothing that fails afterwards takes it back.
 */
export const importAndKeep = async <T>(services: Services, file: StoredFile, given: Given<T>): Promise<T> => {
  const datasetKey = `resonance/${randomUUID()}`;
  await claim(services, file, datasetKey);
  try {
    const kept = await importClaimed(services, file, datasetKey, given);
    // The row says that the file is used up: if this fails, the next tidying does it.
    await throwFileAway(services, { ...file, datasetKey: null }).catch(() => undefined);
    return kept;
  } catch (error) {
    await undo(services, file, datasetKey).catch(() => undefined);
    throw error;
  }
};
