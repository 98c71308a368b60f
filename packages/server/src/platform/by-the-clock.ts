import type { DatabaseLog } from '#/platform/db/database.ts';

interface Step {
  readonly everyMs: number;
  /** Logged where a step fails. */
  readonly failed: string;
  readonly log: DatabaseLog;
}

/** Runs a step again and again, never twice at a time. @returns an end, which aborts the step's signal. */
export const byTheClock = (
  { everyMs, failed, log }: Step,
  step: (leaving: AbortSignal) => Promise<unknown>,
): (() => void) => {
  const leaving = new AbortController();
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await step(leaving.signal);
    } catch (error) {
      log.error({ err: error }, failed);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(run, everyMs);
  return () => {
    leaving.abort();
    clearInterval(timer);
  };
};
