import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import { editProject, type ProjectChange } from '#/features/projects/edit-project.ts';
import { changeProject } from '#/features/projects/hold-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { holderOf } from '#/features/projects/use/holder.ts';
import { refuseOthers } from '#/features/projects/use/take-hold.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import type { StoredFile } from './resonance-files.store.ts';
import { refuseOtherStructure, startImport } from './start-import.ts';

/** Changes name and look. Throws projectNameAlreadyExist, and projectInUse while someone else works with the project. */
export const editResonance = (
  services: Services,
  caller: Caller,
  { id, projectName: target }: Project,
  change: ProjectChange,
): Promise<void> =>
  auditedProject(services, { action: 'project.change', caller, target, details: { name: change.projectName } }, () =>
    changeProject(services, id, async (tx, held) => {
      await refuseOthers(tx, id, holderOf(caller));
      await editProject(tx, held, change);
    }),
  );

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
  refuseOtherStructure(file, dataStructure ?? 'respondents');
  // Before an import of minutes, not after it.
  if (change) await assertNameIsFree(services.db, change.projectName, projectId);
  return startImport(services, caller, { file, mapping, goal: { kind: 'replace', projectId, projectName, change } });
};
