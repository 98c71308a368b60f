import { randomUUID } from 'node:crypto';
import type { ColumnMapping } from '@soundings/contract/resonance';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset-file';
import { whileProcessing } from '#/features/projects/use/processing.ts';
import { endHold } from '#/features/projects/use/take-hold.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { finishBreathing } from '#/platform/breathe.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { defineJob, type JobRun } from '#/platform/jobs/job.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { getFileOf } from './get-file-of.ts';
import { importFile } from './import-file.ts';
import { type ImportGoal, keepAnswers, targetOf } from './keep-answers.ts';
import { findFileOf, markImported, type StoredFile } from './resonance-files.store.ts';
import { throwFileAway } from './throw-file-away.ts';

export interface ImportInput {
  readonly fileId: string;
  readonly mapping: ColumnMapping[] | null;
  readonly goal: ImportGoal;
  /** Who has started it, for the audit log. */
  readonly actor: { readonly actorId: string; readonly actor: string; readonly address: string };
}

type Run = JobRun<ImportInput, null>;

const day = 86_400_000;

/** Reads the answers and stores them where nothing names them yet: if this is all that happens, tidying removes them. */
const storeAnswers = async ({ db, storage, now }: Services, run: Run, file: StoredFile) => {
  const datasetKey = `resonance/${randomUUID()}`;
  const onProgress = (handled: number) => run.report({ handled, total: file.rows });
  const { signal } = run;
  const dataset = await importFile({ storage }, file, run.input.mapping ?? undefined, { signal, onProgress });
  await discardFiles(db, [datasetKey], new Date(now().getTime() + day));
  await storage.write(datasetKey, await finishBreathing(encodeDatasetInSteps(dataset), signal));
  return { dataset, datasetKey };
};

/** Removes what no transaction has taken over, even where it is not known whether one went through. */
const removeUnnamed = async ({ db, storage }: Services, datasetKey: string): Promise<void> => {
  if (await forgetDiscardedFile(db, datasetKey)) await storage.remove(datasetKey);
};

const keepStored = (
  { db, now }: Services,
  run: Run,
  file: StoredFile,
  { dataset, datasetKey }: Awaited<ReturnType<typeof storeAnswers>>,
): Promise<void> => {
  const { goal, actor, mapping } = run.input;
  return db.transaction(async (tx) => {
    const kept = { dataset, datasetKey, mapping, fileName: file.fileName, importedOn: now() };
    const projectId = await keepAnswers(tx, goal, kept);
    if (!(await forgetDiscardedFile(tx, datasetKey))) throw new Error('the answers were tidied away');
    await markImported(tx, file.id);
    await addAuditEntry(tx, now(), { ...actor, ...targetOf(goal), outcome: 'success' });
    run.report({ handled: file.rows, total: file.rows });
    await run.finish(tx, { projectId });
  });
};

const importOnce = async (services: Services, run: Run, file: StoredFile): Promise<void> => {
  const stored = await storeAnswers(services, run, file);
  try {
    await keepStored(services, run, file, stored);
  } catch (error) {
    await removeUnnamed(services, stored.datasetKey).catch(() => undefined);
    throw error;
  }
  // The row says that the file is used up: if this fails, the next tidying does it.
  await throwFileAway(services, file).catch(() => undefined);
  await tryToRemoveDiscardedFiles(services);
};

/** An upload that was made for this and nothing else goes; any other can be tried again. */
const endBadly = async (services: Services, { fileId, goal, actor }: ImportInput, { code }: AppError) => {
  const { db, now } = services;
  const { details, ...what } = targetOf(goal);
  await addAuditEntry(db, now(), { ...actor, ...what, outcome: 'failure', details: { ...details, code } });
  const file = goal.kind === 'replace' && !goal.change && (await findFileOf(db, actor.actorId, fileId));
  if (file) await throwFileAway(services, file).catch(() => undefined);
};

/**
 * Makes a project of an uploaded file, or replaces the answers of one; all or nothing. What it writes is one
 * transaction that also ends the job, so that repeating it after a crash makes nothing twice.
 */
export const importResonance = defineJob<ImportInput>({
  type: 'IMPORT_RESONANCE',
  parallel: 1,
  run: async (services, run) => {
    const { fileId, goal, actor } = run.input;
    try {
      const file = await getFileOf(services.db, actor.actorId, fileId);
      if (goal.kind === 'create') return await importOnce(services, run, file);
      const processing = { projectId: goal.projectId, runId: run.id };
      await whileProcessing(services, processing, () => importOnce(services, run, file)).finally(() =>
        endHold(services.db, goal.projectId, actor.actorId),
      );
    } catch (error) {
      if (error instanceof AppError) await endBadly(services, run.input, error);
      throw error;
    }
  },
});
