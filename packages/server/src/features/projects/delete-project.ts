import { jobTypes } from '@soundings/contract/jobs/job-choices';
import { stopRuns } from '#/platform/ai/runs/runs.ts';
import type { Database } from '#/platform/db/database.ts';
import { retryTransaction } from '#/platform/db/postgres-error.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { cancelProjectJobs } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { lockProject, removeProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

export type Remainder = (tx: Database, project: Project) => Promise<readonly string[]>;

export const deleteProject = async (
  services: Services,
  id: string,
  remainder: Remainder = async () => [],
): Promise<void> => {
  // A job of the project may hold what goes with it, and wait for the project.
  await retryTransaction(services.db, async (tx) => {
    const project = await lockProject(tx, id);
    if (!project) throw new AppError('notFound');
    await cancelProjectJobs(tx, { projectId: id, types: jobTypes }, services.now());
    await stopRuns(tx, { projectId: id });
    const files = [...(await remainder(tx, project)), ...(project.fileKey ? [project.fileKey] : [])];
    await discardFiles(tx, files, services.now());
    await removeProject(tx, id);
    await publishEvent(tx, { kind: 'access' });
  });
  await tryToRemoveDiscardedFiles(services);
};
