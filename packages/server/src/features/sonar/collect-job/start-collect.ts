import { randomUUID } from 'node:crypto';
import { auditedProject, lockExistingProject } from '#/features/projects/change-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { dayOf } from '../connectors/day.ts';
import { sonarLane } from '../jobs/sonar-lane.ts';
import { type Chosen, chooseSources, connectorOf } from './choose-sources.ts';
import { collectSonar } from './collect-sonar.job.ts';
import { setCollecting } from './sonar-projects.store.ts';
import { accountsToCollect, fillRun } from './to-collect.store.ts';

/**
 * Starts collecting a project in a transaction that holds it. `chosen` is asked for before that: it reads other tables.
 * Throws jobInProgress and nothingToCollect. @returns the id of the job.
 */
export const beginCollecting = async (
  services: Services,
  tx: Database,
  { projectId, createdBy, chosen }: { projectId: string; createdBy: string; chosen: Chosen },
): Promise<string> => {
  const { settings } = await lockExistingProject(tx, projectId);
  const accounts = await accountsToCollect(tx, projectId);
  const runId = randomUUID();
  const jobId = await startJob(services, tx, collectSonar, {
    input: { projectId, runId, start: settings.startDate!, accounts: accounts.length },
    lane: sonarLane(projectId),
    busy: 'jobInProgress',
    createdBy,
    projectId,
    total: accounts.length,
  });
  if (!accounts.some(({ network }) => connectorOf(chosen, network))) throw new AppError('nothingToCollect');
  await fillRun(tx, projectId, runId, accounts);
  // Whoever began it, it is this day's.
  await setCollecting(tx, projectId, { dailyOn: dayOf(services.now()) });
  return jobId;
};

/** Starts collecting a project for a caller. Throws jobInProgress and nothingToCollect. @returns the id of the job. */
export const startCollect = async (
  services: Services,
  caller: Caller,
  { id: projectId, projectName }: Project,
): Promise<string> => {
  const chosen = await chooseSources(services, projectId);
  return auditedProject(services, { action: 'sonar.collect', caller, target: projectName }, () =>
    services.db.transaction((tx) => beginCollecting(services, tx, { projectId, createdBy: caller.id, chosen })),
  );
};
