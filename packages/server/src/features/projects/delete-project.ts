import { jobTypes } from '@soundings/contract/jobs/job-choices';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { cancelJobsOf } from '#/platform/jobs/cancel-job.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { lockProject, removeProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/** What a type removes beside its project, in the same transaction. @returns the files that it has stored. */
export type Remainder = (tx: Database, project: Project) => Promise<readonly string[]>;

/** Deletes a project with all rows that name it and all files, and ends what is done for it. Throws notFound where someone else was faster. */
export const deleteProject = async (
  services: Services,
  id: string,
  remainder: Remainder = async () => [],
): Promise<void> => {
  await services.db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    if (!project) throw new AppError('notFound');
    await cancelJobsOf(tx, { projectId: id, types: jobTypes }, services.now());
    const files = [...(await remainder(tx, project)), ...(project.fileKey ? [project.fileKey] : [])];
    await discardFiles(tx, files, services.now());
    await removeProject(tx, id);
    await publishEvent(tx, { kind: 'access' });
  });
  await tryToRemoveDiscardedFiles(services);
};
