import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { mayStill } from '#/features/access/users/users.policy.ts';
import { raiseAlerts } from '#/features/projects/alerts/raise-alerts.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { defineJob, type JobRun } from '#/platform/jobs/job.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { storageKeys, storeImportedFile } from '../files/imported-file.ts';
import { deleteUploadedFile, getUploadedFile } from '../files/uploaded-file.ts';
import { findResonanceProject, findUploadedFile, markImported, type StoredFile } from '../resonance.store.ts';
import { importFile } from './import-file.ts';
import { importMemory } from './import-limits.ts';
import { auditTarget, type ImportGoal, saveAnswers } from './save-answers.ts';

interface ImportInput {
  readonly fileId: string;
  readonly mapping: ResonanceMapping | null;
  readonly goal: ImportGoal;
  readonly actor: { readonly actorId: string; readonly actor: string; readonly address: string };
}

type Run = JobRun<ImportInput, null>;

const day = 86_400_000;

const storeAnswers = async ({ db, storage, now, env }: Services, run: Run, file: StoredFile) => {
  const datasetKey = `resonance/${randomUUID()}`;
  const onProgress = (handled: number) => run.report({ handled, total: file.rows });
  const { signal } = run;
  const read = await importFile({ storage }, file, run.input.mapping ?? undefined, {
    signal,
    onProgress,
    memory: importMemory(env.IMPORT_MEMORY_MB, file.rows),
  });
  const { content, result, mapping, messages, counts } = read;
  await discardFiles(db, storageKeys({ datasetKey }), new Date(now().getTime() + day));
  await storage.writeStream(datasetKey, Readable.from(content));
  if (file.form !== 'messages') await storeImportedFile({ storage }, file, datasetKey);
  const figures = messages && { of: datasetKey, messages };
  return { result, datasetKey, mapping, figures, counts };
};

const removeUnnamed = async ({ db, storage }: Services, datasetKey: string): Promise<void> => {
  for (const key of storageKeys({ datasetKey })) {
    if (await forgetDiscardedFile(db, key)) await storage.remove(key);
  }
};

const keepStored = (
  { db, now }: Services,
  run: Run,
  file: StoredFile,
  { result, datasetKey, mapping, figures, counts }: Awaited<ReturnType<typeof storeAnswers>>,
): Promise<void> => {
  const { goal, actor } = run.input;
  return db.transaction(async (tx) => {
    const kept = { result, datasetKey, mapping, figures, fileName: file.fileName, importedOn: now(), actor };
    const projectId = await saveAnswers(tx, goal, kept);
    for (const key of storageKeys({ datasetKey })) {
      if (!(await forgetDiscardedFile(tx, key))) throw new Error('the answers were tidied away');
    }
    await markImported(tx, file.id);
    await addAuditEntry(tx, now(), { ...actor, ...auditTarget(goal), outcome: 'success' });
    const about = { kind: 'answers' as const, ...counts, isFirst: goal.kind === 'create' };
    const till = now().toISOString().slice(0, 10);
    await raiseAlerts({ now }, tx, { projectId }, [{ about, subject: '', period: run.id, till }], actor.actorId);
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
  await deleteUploadedFile(services, file).catch(() => undefined);
  await tryToRemoveDiscardedFiles(services);
};

const findFile = async (services: Services, { fileId, goal, actor }: ImportInput): Promise<StoredFile> => {
  if (!(await mayStill(services, actor.actorId, permissionFor[goal.kind]))) throw new AppError('accessDenied');
  if (goal.kind === 'replace' && !(await findResonanceProject(services.db, goal.projectId))) {
    throw new AppError('notFound');
  }
  return getUploadedFile(services.db, actor.actorId, fileId);
};

const permissionFor = { create: 'projects.create', replace: 'projects.manage' } as const;

/**
 * Makes a project of an uploaded file, or replaces the answers of one; all or nothing. What it writes is one
 * transaction that also ends the job, so that repeating it after a crash makes nothing twice.
 */
export const importResonance = defineJob<ImportInput>({
  type: 'IMPORT_RESONANCE',
  parallel: 1,
  // One import a project; what makes a new one, one a file.
  lane: ({ fileId, goal }) =>
    goal.kind === 'replace' ? `resonance-project/${goal.projectId}` : `resonance-file/${fileId}`,
  busy: 'importInProgress',
  projectId: ({ goal }) => (goal.kind === 'replace' ? goal.projectId : null),
  run: async (services, run) => importOnce(services, run, await findFile(services, run.input)),
  noteFailure: async ({ now }, tx, { goal, actor }, { code }) => {
    const { details, ...what } = auditTarget(goal);
    await addAuditEntry(tx, now(), { ...actor, ...what, outcome: 'failure', details: { ...details, code } });
  },
  // An upload that was made for this and nothing else; any other can be tried again.
  cleanUp: async (services, { fileId, goal, actor }) => {
    const isAlone = goal.kind === 'replace' && !goal.change;
    const file = isAlone && (await findUploadedFile(services.db, actor.actorId, fileId));
    if (file) await deleteUploadedFile(services, file).catch(() => undefined);
  },
});
