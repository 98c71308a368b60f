import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { CreateResonance } from '@soundings/contract/resonance/resonance';
import type { z } from 'zod';
import { startLockingJob } from '#/features/jobs/start-project-job.ts';
import { auditedProject, changeProject, editProject, type ProjectChange } from '#/features/projects/change-project.ts';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import type { Remainder } from '#/features/projects/delete-project.ts';
import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { assertNotInUse, userOwner } from '#/features/projects/status/leases.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { storageKeys } from './files/imported-file.ts';
import { applyLastMapping } from './files/last-mapping.ts';
import { deleteUploadedFile, getUploadedFile, type Upload, uploadFile } from './files/uploaded-file.ts';
import { importResonance } from './import/import-resonance.job.ts';
import type { ImportGoal } from './import/save-answers.ts';
import { findResonanceProject, type LoadedResonance, type StoredFile } from './resonance.store.ts';

/** Throws notFound. */
export const loadResonanceFor = async (services: Services, caller: Caller, projectId: string) =>
  withAnswers(services, await loadProjectFor(services, caller, projectId, 'RESONANCE'));

export const loadResonance = async (services: Services, projectId: string) =>
  withAnswers(services, await getProject(services.db, projectId, 'RESONANCE'));

const withAnswers = async ({ db }: Services, project: Project): Promise<LoadedResonance> => {
  const resonance = await findResonanceProject(db, project.id);
  if (!resonance) throw new AppError('notFound');
  return { project, resonance };
};

export const resonanceRemainder: Remainder = async (tx, { id }) => {
  const resonance = await findResonanceProject(tx, id);
  return resonance ? storageKeys(resonance) : [];
};

export const createResonance = async (
  services: Services,
  caller: Caller,
  given: z.output<typeof CreateResonance>,
): Promise<string> => {
  const { fileId, mapping, theme, vision, lang, ...project } = given;
  const file = await getUploadedFile(services.db, caller.id, fileId);
  assertSameStructure(file, given.dataStructure);
  await assertNameIsFree(services.db, given.projectName);
  const settings = { theme, vision, lang };
  const goal = { kind: 'create', project: { ...project, settings, createdBy: caller.id } } as const;
  return startImport(services, caller, { file, mapping, goal });
};

/** Changes name and look. Throws projectNameAlreadyExist, and projectInUse while someone else works with the project. */
export const editResonance = (
  services: Services,
  caller: Caller,
  { id, projectName: target }: Project,
  change: ProjectChange,
): Promise<void> =>
  auditedProject(services, { action: 'project.change', caller, target, details: { name: change.projectName } }, () =>
    changeProject(services, id, async (tx, held) => {
      await assertNotInUse(tx, id, userOwner(caller));
      await editProject(tx, held, change);
    }),
  );

interface Look {
  readonly theme: NonNullable<ProjectSettings['theme']>;
  readonly vision?: ProjectSettings['vision'] | undefined;
  readonly lang?: ProjectSettings['lang'] | undefined;
  readonly confidence?: ProjectSettings['confidence'] | undefined;
  readonly correction?: ProjectSettings['correction'] | undefined;
}

export const resonanceSettings = ({ dataStructure, settings }: Project, given: Look) => {
  const { theme, vision, lang, confidence, correction } = given;
  return dataStructure === 'messages'
    ? { theme, vision: vision ?? settings.vision ?? 'default', lang: null, confidence, correction }
    : { theme, vision: 'default' as const, lang: lang ?? settings.lang ?? 'en', confidence, correction };
};

/**
 * Starts the import that replaces all answers, and with them, where they are to change, name and look.
 * Throws projectNameAlreadyExist and what starting throws. @returns the id of the job.
 */
export const replaceAnswers = async (
  services: Services,
  caller: Caller,
  { id: projectId, projectName, dataStructure }: Project,
  given: { file: StoredFile; mapping: ResonanceMapping | undefined; change: ProjectChange | null },
): Promise<string> => {
  const { file, mapping, change } = given;
  assertSameStructure(file, dataStructure ?? 'respondents');
  if (change) await assertNameIsFree(services.db, change.projectName, projectId);
  return startImport(services, caller, { file, mapping, goal: { kind: 'replace', projectId, projectName, change } });
};

const mappingFor = (form: ResonanceFile['form'], read: ResonanceFile, last: ResonanceMapping | null) => {
  if (form === 'wide') return applyLastMapping(read, last);
  return form === 'sheets' && last?.columns.length === 0 ? last : undefined;
};

export const replaceFile = async (
  services: Services,
  caller: Caller,
  { project, resonance }: LoadedResonance,
  upload: Upload,
  signal: AbortSignal,
): Promise<{ fileName: string; jobId: string }> => {
  const read = await uploadFile(services, upload, signal);
  const { id, form, fileName } = read;
  const file = await getUploadedFile(services.db, caller.id, id);
  const mapping = mappingFor(form, read, resonance.mapping);
  try {
    return { fileName, jobId: await replaceAnswers(services, caller, project, { file, mapping, change: null }) };
  } catch (error) {
    await deleteUploadedFile(services, file).catch(() => undefined);
    throw error;
  }
};

const assertSameStructure = (file: StoredFile, dataStructure: 'respondents' | 'messages'): void => {
  if ((file.form === 'messages') === (dataStructure === 'messages')) return;
  throw new AppError('invalidRequest', { fields: [{ path: 'body.dataStructure', message: 'notOfThisFile' }] });
};

const startImport = (
  services: Services,
  caller: Caller,
  { file, mapping, goal }: { file: StoredFile; mapping: ResonanceMapping | undefined; goal: ImportGoal },
): Promise<string> =>
  services.db.transaction((tx) =>
    startLockingJob(services, tx, importResonance, {
      input: { fileId: file.id, mapping: mapping ?? null, goal, actor: byCaller(caller) },
      caller,
      total: file.rows,
    }),
  );
