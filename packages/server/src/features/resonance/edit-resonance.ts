import type { ColumnMapping } from '@soundings/contract/resonance';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset-file';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import { editProject, type ProjectChange } from '#/features/projects/edit-project.ts';
import { changeProject, holdProject } from '#/features/projects/hold-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { setProjectData } from '#/features/projects/set-project-data.ts';
import { finishBreathing } from '#/platform/breathe.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { type Imported, importAndKeep, refuseOtherStructure } from './import-and-keep.ts';
import { findResonanceProject, type ResonanceProject, setResonanceProject } from './resonance.store.ts';
import type { StoredFile } from './resonance-files.store.ts';
import { resultOf } from './result-of.ts';

interface LoadedProject {
  readonly project: Project;
  readonly resonance: ResonanceProject;
}

interface NewAnswers {
  readonly file: StoredFile;
  readonly mapping: ColumnMapping[] | undefined;
  readonly signal: AbortSignal;
}

const replaceAnswers = async (
  services: Services,
  { project }: LoadedProject,
  { file, mapping }: NewAnswers,
  { dataset, datasetKey, markUsed }: Imported,
  inTransaction: (tx: Database, held: Project) => Promise<void>,
): Promise<void> => {
  const { db, storage, now } = services;
  await storage.write(datasetKey, await finishBreathing(encodeDatasetInSteps(dataset)));
  const importedOn = now();
  await db.transaction(async (tx) => {
    await inTransaction(tx, await holdProject(tx, project.id));
    const last = await findResonanceProject(tx, project.id);
    if (!last) throw new AppError('notFound');
    await setProjectData(tx, project.id, { fileName: file.fileName, dataFrom: importedOn, result: resultOf(dataset) });
    await setResonanceProject(tx, project.id, { datasetKey, importedOn, mapping: mapping ?? null });
    await discardFiles(tx, [last.datasetKey], importedOn);
    await markUsed(tx);
  });
  await tryToRemoveDiscardedFiles(services);
};

/**
 * Changes name and look, and where there is a new file, all answers; all or nothing. Whoever looks at the project
 * meanwhile sees the old answers until the new ones stand. Throws projectNameAlreadyExist and what imports throw.
 */
export const editResonance = async (
  services: Services,
  loaded: LoadedProject,
  change: ProjectChange | null,
  answers: NewAnswers | null,
): Promise<void> => {
  const { db } = services;
  const edit = async (tx: Database, held: Project) => {
    if (change) await editProject(tx, held, change);
  };
  if (!answers) return changeProject(services, loaded.project.id, edit);
  refuseOtherStructure(answers.file, loaded.project.dataStructure ?? 'respondents');
  // Before an import of minutes, not after it.
  if (change) await assertNameIsFree(db, change.projectName, loaded.project.id);
  const { file, mapping, signal } = answers;
  await importAndKeep(services, file, {
    mapping,
    signal,
    keep: (imported) => replaceAnswers(services, loaded, answers, imported, edit),
  });
};
