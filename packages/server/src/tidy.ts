import { removeExpired } from '#/features/access/auth/remove-expired.ts';
import { endDeadRuns } from '#/features/projects/use/processing.ts';
import { throwOldFilesAway } from '#/features/resonance/throw-file-away.ts';
import { removeAuditEntriesBefore } from '#/platform/audit/audit.store.ts';
import { removeJobsEndedBefore } from '#/platform/jobs/jobs.store.ts';
import type { Services } from '#/platform/services.ts';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How long one can ask how a job ended. */
const jobDays = 30;
const deadRunsMs = 5000;

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const tidy = async (services: Services, log: Log): Promise<void> => {
  const { db, env, now } = services;
  await removeExpired(services);
  await removeAuditEntriesBefore(db, new Date(now().getTime() - env.AUDIT_DAYS * day));
  await removeJobsEndedBefore(db, new Date(now().getTime() - jobDays * day));
  const kept = [...(await throwOldFilesAway(services)), ...(await removeDiscardedFiles(services))];
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
