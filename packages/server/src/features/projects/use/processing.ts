import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events/events.ts';
import type { Services } from '#/platform/services.ts';
import { findProcessing, putRun, removeDeadRuns, removeRun } from './runs.store.ts';

/** A run that gives no sign for this long is dead. */
const leaseMs = 30_000;
const beatMs = 5000;

type Ground = Pick<Services, 'db' | 'now'>;

const untilFrom = ({ now }: Ground): Date => new Date(now().getTime() + leaseMs);

const tell = (tx: Database, projectId: string, processing: boolean): Promise<void> =>
  publishEvent(tx, { kind: 'live', topic: 'project', projectId, body: String(processing) });

/** Whether something is being generated or imported for a project. */
export const isProcessing = async ({ db, now }: Ground, projectId: string): Promise<boolean> =>
  (await findProcessing(db, [projectId], now())).has(projectId);

const tellWhatEnded = async (tx: Database, projectIds: readonly string[], now: Date): Promise<void> => {
  const processing = await findProcessing(tx, projectIds, now);
  for (const projectId of projectIds) if (!processing.has(projectId)) await tell(tx, projectId, false);
};

/**
 * Marks a project as processing while a step runs, and tells whoever has it open when it begins and ends.
 * `runId` names the step: one that is repeated after a crash has the same.
 */
export const whileProcessing = async <T>(
  ground: Ground,
  { projectId, runId }: { projectId: string; runId: string },
  step: () => Promise<T>,
): Promise<T> => {
  const { db, now } = ground;
  await db.transaction(async (tx) => {
    await putRun(tx, { id: runId, projectId, until: untilFrom(ground) });
    await tell(tx, projectId, true);
  });
  const beat = setInterval(() => {
    putRun(db, { id: runId, projectId, until: untilFrom(ground) }).catch(() => undefined);
  }, beatMs);
  try {
    return await step();
  } finally {
    clearInterval(beat);
    await db.transaction(async (tx) => {
      await removeRun(tx, runId);
      await tellWhatEnded(tx, [projectId], now());
    });
  }
};

/** Ends what the dead have left, and tells it. Called every few seconds. */
export const endDeadRuns = ({ db, now }: Ground): Promise<void> =>
  db.transaction(async (tx) => {
    const projectIds = await removeDeadRuns(tx, now());
    if (projectIds.length > 0) await tellWhatEnded(tx, projectIds, now());
  });
