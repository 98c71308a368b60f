import { randomUUID } from 'node:crypto';
import { startForProject } from '#/features/jobs/start-project-job.ts';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { toDay } from '../days.ts';
import { type Chosen, chooseSources, findConnector } from './choose-sources.ts';
import { claimDay, findDue, setCollecting } from './collect.store.ts';
import { collectSonar } from './collect-sonar.job.ts';
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
    createdBy,
    total: accounts.length,
  });
  if (!accounts.some(({ network }) => findConnector(chosen, network))) throw new AppError('nothingToCollect');
  await fillRun(tx, projectId, runId, accounts);
  // Whoever began it, it is this day's.
  await setCollecting(tx, projectId, { dailyOn: toDay(services.now()) });
  return jobId;
};

/** Starts collecting a project for a caller. Throws jobInProgress and nothingToCollect. @returns the id of the job. */
export const startCollect = async (services: Services, caller: Caller, project: Project): Promise<string> => {
  const chosen = await chooseSources(services, project.id);
  return startForProject(services, { action: 'sonar.collect', caller, project }, (tx) =>
    beginCollecting(services, tx, { projectId: project.id, createdBy: caller.id, chosen }),
  );
};

const everyMs = 5 * 60_000;
const nobody = '00000000-0000-0000-0000-000000000000';

const collectDue = async (services: Services, projectId: string, by: string | null, day: string): Promise<void> => {
  const { db } = services;
  const chosen = await chooseSources(services, projectId);
  await db.transaction(async (tx) => {
    if (!(await claimDay(tx, projectId, day))) return;
    await beginCollecting(services, tx, { projectId, createdBy: by ?? nobody, chosen });
  });
};

/**
 * Starts today's run (UTC) of every project that is collected daily. Several nodes may do so at once: one of them gets
 * the day. A project that is being crawled or collected has its turn when that is over.
 */
export const collectAllDue = async (services: Services, log: DatabaseLog): Promise<void> => {
  const day = toDay(services.now());
  for (const { id, by } of await findDue(services.db, day)) {
    await collectDue(services, id, by, day).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) log.error({ err: error, project: id }, 'a daily run was not started');
      else if (error.code === 'nothingToCollect') await setCollecting(services.db, id, { dailyOn: day });
    });
  }
};

export const collectDaily = (services: Services, log: DatabaseLog): (() => void) => {
  const run = () =>
    collectAllDue(services, log).catch((error: unknown) => log.error({ err: error }, 'daily runs were not started'));
  void run();
  const timer = setInterval(run, everyMs);
  return () => clearInterval(timer);
};
