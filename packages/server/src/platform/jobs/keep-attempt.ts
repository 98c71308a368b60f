import type { Events } from '#/platform/events/events.ts';
import type { Services } from '#/platform/services.ts';
import { type Attempt, writeProgress } from './jobs.store.ts';
import type { JobRow } from './jobs.tables.ts';

const everyMs = 400;

type Progress = Partial<Pick<JobRow, 'handled' | 'total' | 'currentProgress'>>;

const aborter = (events: Events, jobId: string) => {
  const controller = new AbortController();
  const stop = events.subscribe({
    onEvent: (event) => {
      if (event.kind === 'cancel' && event.jobId === jobId) controller.abort();
    },
    // What was missed is read with the next progress.
    onGap: () => undefined,
  });
  return { controller, stop };
};

/**
 * Writes regularly how far an attempt is, and asks at the same time whether it may go on. `ended` aborts where the
 * job was cancelled or is another attempt's.
 */
export const keepAttempt = ({ db, events }: Pick<Services, 'db' | 'events'>, attempt: Attempt) => {
  const { controller, stop } = aborter(events, attempt.id);
  let progress: Progress = {};
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const row = await writeProgress(db, attempt, { handled: 0, ...progress });
    if (!row || row.cancelledOn) controller.abort();
  };
  const beat = () => {
    // A disturbed database says nothing about the job.
    writing ??= write()
      .catch(() => undefined)
      .finally(() => {
        writing = null;
      });
  };
  const timer = setInterval(beat, everyMs);
  return {
    ended: controller.signal,
    progress: () => progress,
    report: (given: Progress): void => {
      progress = { ...progress, ...given };
    },
    end: async (): Promise<void> => {
      clearInterval(timer);
      stop();
      await writing;
    },
  };
};
