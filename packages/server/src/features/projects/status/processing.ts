import { randomUUID } from 'node:crypto';
import { isHeldByRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { hasUnfinishedJob } from '#/platform/jobs/jobs.store.ts';
import type { Services } from '#/platform/services.ts';
import { addRun, extendRun, hasLivingRun, removeDeadRuns, removeRun } from './runs.store.ts';

const beatMs = 5000;

/** Says now and then that a run is alive. @returns how to end that; no sign comes after it. */
const startHeartbeat = ({ db }: Pick<Services, 'db'>, id: string) => {
  let sign: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A disturbed database is told again in a moment.
    sign = extendRun(db, id).catch(() => undefined);
  }, beatMs);
  return async (): Promise<void> => {
    clearInterval(timer);
    await sign;
  };
};

/**
 * Marks a project as processing while a step runs, and tells whoever has it open when it begins and ends.
 * A job with a project does so by itself, and so does a run of a model that holds one.
 * @public for the products that generate within a call
 */
export const whileProcessing = async <T>(
  services: Pick<Services, 'db'>,
  projectId: string,
  step: () => Promise<T>,
): Promise<T> => {
  const { db } = services;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await addRun(tx, id, projectId);
    await publishEvent(tx, { kind: 'processing', projectId, begins: true });
  });
  const end = startHeartbeat(services, id);
  try {
    return await step();
  } finally {
    await end();
    await db.transaction(async (tx) => {
      await removeRun(tx, id);
      await publishEvent(tx, { kind: 'processing', projectId, begins: false });
    });
  }
};

export const endDeadRuns = ({ db }: Pick<Services, 'db'>): Promise<void> =>
  db.transaction(async (tx) => {
    for (const projectId of await removeDeadRuns(tx)) {
      await publishEvent(tx, { kind: 'processing', projectId, begins: false });
    }
  });

export const isProcessing = async (db: Database, projectId: string): Promise<boolean> =>
  (await hasLivingRun(db, projectId)) || (await hasUnfinishedJob(db, projectId)) || (await isHeldByRun(db, projectId));
