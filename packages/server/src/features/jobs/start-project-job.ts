import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { auditedProject, lockExistingProject } from '#/features/projects/change-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { acquireLeaseForJob, userOwner } from '#/features/projects/status/leases.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { JobDefinition } from '#/platform/jobs/job.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';

/**
 * `begin` runs in the transaction that holds the project; it throws where there is nothing to do. Throws notFound
 * where the project was deleted or switched off since it was loaded. @returns the id of the job.
 */
export const startForProject = (
  services: Services,
  { action, caller, project }: { action: AuditAction; caller: Caller; project: Pick<Project, 'id' | 'projectName'> },
  begin: (tx: Database, project: Project) => Promise<string>,
): Promise<string> =>
  auditedProject(services, { action, caller, target: project.projectName }, () =>
    services.db.transaction(async (tx) => {
      const held = await lockExistingProject(tx, project.id);
      if (!held.active) throw new AppError('notFound');
      return begin(tx, held);
    }),
  );

/**
 * Starts a job that takes its project for the caller. Throws projectInUse with the name of another user who works with
 * it or for whom something runs, and the definition's `busy`. @returns the id of the job.
 */
export const startLockingJob = async <Input>(
  services: Services,
  tx: Database,
  definition: JobDefinition<Input, never>,
  { input, caller, total }: { input: Input; caller: Caller; total: number },
): Promise<string> => {
  const projectId = definition.projectId(input);
  if (projectId !== null) {
    await lockExistingProject(tx, projectId);
    await acquireLeaseForJob(tx, projectId, userOwner(caller));
  }
  return startJob(services, tx, definition, { input, createdBy: caller.id, total });
};
