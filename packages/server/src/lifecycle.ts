import { alertDays } from '@soundings/contract/projects/alert-choices';
import { removeExpired } from '#/features/access/auth/revoke-access.ts';
import { removeAlertsBefore } from '#/features/projects/alerts/alerts.store.ts';
import { endDeadRuns } from '#/features/projects/status/processing.ts';
import { deleteAbandonedFiles } from '#/features/resonance/files/uploaded-file.ts';
import { jobDefinitions, schedules } from '#/features.ts';
import { removeAuditEntriesBefore } from '#/platform/audit/audit.store.ts';
import type { DatabaseLog } from '#/platform/db/database.ts';
import { removeFreeHosts } from '#/platform/fetch/host-turns.store.ts';
import { removeJobsEndedBefore } from '#/platform/jobs/jobs.store.ts';
import { startWorker } from '#/platform/jobs/start-worker.ts';
import { removeMailsEndedBefore } from '#/platform/mail/queue/queued-mails.store.ts';
import type { Services } from '#/platform/services.ts';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';

export const runJobs = async (services: Services, log: DatabaseLog): Promise<() => Promise<void>> => {
  const stopWorker = await startWorker(services, jobDefinitions, log);
  const ends = schedules.map((schedule) => schedule(services, log));
  return async () => {
    for (const end of ends) end();
    await stopWorker();
  };
};

const hour = 3_600_000;
const day = 24 * hour;
const jobDays = 30;
const mailDays = 60;
const deadRunsMs = 5000;

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const tidy = async (services: Services, log: Log): Promise<void> => {
  const { db, env, now } = services;
  await removeExpired(services);
  await removeFreeHosts(db);
  await removeAuditEntriesBefore(db, new Date(now().getTime() - env.AUDIT_DAYS * day));
  await removeJobsEndedBefore(db, new Date(now().getTime() - jobDays * day));
  await removeAlertsBefore(db, new Date(now().getTime() - alertDays * day));
  await removeMailsEndedBefore(db, new Date(now().getTime() - mailDays * day));
  const kept = [...(await deleteAbandonedFiles(services)), ...(await removeDiscardedFiles(services))];
  if (kept.length > 0) log.warn({ files: kept }, 'files could not be removed');
};

/** Removes what can no longer matter: now and every hour, and what the dead left running every 5 s. @returns an end. */
export const tidyRegularly = (services: Services, log: Log): (() => void) => {
  const run = () => tidy(services, log).catch((error: unknown) => log.error({ err: error }, 'tidying failed'));
  void run();
  // A disturbed database is asked again in a moment.
  const endRuns = () => endDeadRuns(services).catch(() => undefined);
  const timers = [setInterval(run, hour), setInterval(endRuns, deadRunsMs)];
  return () => timers.forEach(clearInterval);
};

const graceMs = 15_000;

export const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};
