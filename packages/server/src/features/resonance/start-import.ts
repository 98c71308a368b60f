import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { holdProject } from '#/features/projects/hold-project.ts';
import { holderOf } from '#/features/projects/use/holder.ts';
import { takeHoldForJob } from '#/features/projects/use/take-hold.ts';
import { byCaller } from '#/platform/audit/by-caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { startJob } from '#/platform/jobs/start-job.ts';
import type { Services } from '#/platform/services.ts';
import { importResonance } from './import-resonance.job.ts';
import type { ImportGoal } from './keep-answers.ts';
import type { StoredFile } from './resonance-files.store.ts';

/** One import a project; what makes a new one, one a file. */
const laneOf = (fileId: string, goal: ImportGoal): string =>
  goal.kind === 'replace' ? `resonance-project/${goal.projectId}` : `resonance-file/${fileId}`;

/** Throws invalidRequest where a file of figures is given for respondents, or the other way round. */
export const refuseOtherStructure = (file: StoredFile, dataStructure: 'respondents' | 'messages'): void => {
  if ((file.form === 'messages') === (dataStructure === 'messages')) return;
  throw new AppError('invalidRequest', { fields: [{ path: 'body.dataStructure', message: 'notOfThisFile' }] });
};

/**
 * Starts the import of an uploaded file. Throws importInProgress, and projectInUse where someone else works with
 * the project whose answers it replaces. @returns the id of the job.
 */
export const startImport = (
  services: Services,
  caller: Caller,
  { file, mapping, goal }: { file: StoredFile; mapping: ResonanceMapping | undefined; goal: ImportGoal },
): Promise<string> =>
  services.db.transaction(async (tx) => {
    if (goal.kind === 'replace') {
      await holdProject(tx, goal.projectId);
      await takeHoldForJob(tx, goal.projectId, holderOf(caller));
    }
    return startJob(services, tx, importResonance, {
      input: { fileId: file.id, mapping: mapping ?? null, goal, actor: byCaller(caller) },
      lane: laneOf(file.id, goal),
      busy: 'importInProgress',
      createdBy: caller.id,
      ...(goal.kind === 'replace' ? { projectId: goal.projectId } : {}),
      total: file.rows,
    });
  });
