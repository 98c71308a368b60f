import type { DatabaseLog } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { dayOf } from '../connectors/day.ts';
import { chooseSources } from './choose-sources.ts';
import { findDue, setCollecting, takeDay } from './sonar-projects.store.ts';
import { beginCollecting } from './start-collect.ts';

const everyMs = 5 * 60_000;
const nobody = '00000000-0000-0000-0000-000000000000';

const collectDue = async (services: Services, projectId: string, by: string | null, day: string): Promise<void> => {
  const { db } = services;
  const chosen = await chooseSources(services, projectId);
  await db.transaction(async (tx) => {
    if (!(await takeDay(tx, projectId, day))) return;
    await beginCollecting(services, tx, { projectId, createdBy: by ?? nobody, chosen });
  });
};

/**
 * Starts today's run (UTC) of every project that is collected daily. Several nodes may do so at once: one of them gets
 * the day. A project that is being crawled or collected has its turn when that is over.
 */
export const collectAllDue = async (services: Services, log: DatabaseLog): Promise<void> => {
  const day = dayOf(services.now());
  for (const { id, by } of await findDue(services.db, day)) {
    await collectDue(services, id, by, day).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) log.error({ err: error, project: id }, 'a daily run was not started');
      else if (error.code === 'nothingToCollect') await setCollecting(services.db, id, { dailyOn: day });
    });
  }
};

/** Starts what is due, now and every few minutes. @returns an end. */
export const collectDaily = (services: Services, log: DatabaseLog): (() => void) => {
  const run = () =>
    collectAllDue(services, log).catch((error: unknown) => log.error({ err: error }, 'daily runs were not started'));
  void run();
  const timer = setInterval(run, everyMs);
  return () => clearInterval(timer);
};
