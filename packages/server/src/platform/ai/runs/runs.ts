import { randomUUID } from 'node:crypto';
import type { RunFailure } from '@soundings/contract/ai/ai-choices';
import type { Database } from '#/platform/db/database.ts';
import { type Events, publishEvent } from '#/platform/events.ts';
import { AiError, type AiUsage } from '../ai-engine.ts';
import { createRunFeed, type RunNews } from './run-feed.ts';
import { createRunWriter } from './run-writer.ts';
import {
  addRun,
  askToStop,
  beginRun,
  endRun,
  failDeadRuns,
  keepAlive,
  type NewRun,
  type RunEnd,
} from './runs.store.ts';

/** What a run says: it returns what it took. Throws an AiError, or the signal's reason. */
export type RunStep = (signal: AbortSignal) => AsyncGenerator<string, AiUsage>;

interface Launch {
  readonly step: RunStep;
  /** Millionths of a US dollar; null where no price is known. */
  readonly costOf: (usage: AiUsage) => number | null;
  /** What an answer of so many characters took, where the vendor never told. */
  readonly estimate: (length: number) => AiUsage;
  /** Runs when it has ended, however it did. */
  readonly onEnd?: () => Promise<void>;
}

export interface AiRuns {
  /** Adds a run in the transaction that makes it necessary. */
  queue(tx: Database, run: NewRun): Promise<void>;
  /** Begins what was queued. Resolves when it has ended; nobody has to wait for that. */
  launch(id: string, launch: Launch): Promise<void>;
  /** Asks for the end of a run, wherever it is; what came stays. */
  stop(id: string): Promise<void>;
  /** Text from an offset on and every change of state, until the run has ended. */
  follow(id: string, from: number, signal: AbortSignal): AsyncGenerator<RunNews, void>;
  /** Ends the runs of this node as interrupted. */
  close(): Promise<void>;
}

interface Given {
  readonly db: Database;
  readonly events: Events;
  readonly now: () => Date;
  readonly log: { error(details: object, message: string): void };
  /** How often a node says which runs it has, and looks for those of the dead. */
  readonly beatMs?: number;
}

/** A run that the database is slower than waits. */
const maxBacklog = 64 * 1024;
/** Longer than anything that a model answers: whatever goes on beyond it is a fault. */
const maxLength = 1_000_000;

class StoppedError extends Error {
  override readonly name = 'StoppedError';
}
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/**
 * What models say, owned by the server: it goes on when nobody looks, is on record before anybody sees it, and is read by
 * any number of viewers on any node.
 */
export const createAiRuns = ({ db, events, now, log, beatMs = 5000 }: Given): AiRuns => {
  const local = new Map<string, { readonly controller: AbortController; readonly over: Promise<void> }>();
  const stopHere = (id: string, reason: Error): void => local.get(id)?.controller.abort(reason);
  const node = randomUUID();
  const feed = createRunFeed(db, events, node);
  const writer = createRunWriter(db, node, {
    onWritten: feed.tell,
    onLost: (id) => stopHere(id, new InterruptedError()),
  });

  const publishState = (tx: Database, id: string): Promise<void> => publishEvent(tx, { kind: 'run-state', runId: id });

  const unsubscribe = events.subscribe({
    onEvent: (event) => {
      if (event.kind === 'stop-run') stopHere(event.runId, new StoppedError());
    },
    // A stop that was missed comes with the next beat.
    onGap: () => undefined,
  });

  const beat = async (): Promise<void> => {
    if (local.size > 0) for (const id of await keepAlive(db, [...local.keys()])) stopHere(id, new StoppedError());
    await db.transaction(async (tx) => {
      for (const { id } of await failDeadRuns(tx, now())) await publishState(tx, id);
    });
  };
  // A disturbed database is told again in a moment.
  const clock = setInterval(() => void beat().catch(() => undefined), beatMs).unref();

  /** Writes all that comes. @returns what it took. */
  const speak = async (id: string, { step, estimate }: Launch, signal: AbortSignal): Promise<Ending> => {
    let length = 0;
    try {
      const parts = step(signal);
      let part = await nextOf(parts, signal);
      while (!part.done) {
        writer.append(id, length, part.value);
        length += part.value.length;
        if (length > maxLength) throw new AiError('tooLong');
        if (writer.backlog(id) > maxBacklog) await writer.flush();
        part = await nextOf(parts, signal);
      }
      return { state: 'done', usage: part.value, length };
    } catch (error) {
      return { ...endingOf(signal.aborted ? signal.reason : error, log, id), usage: estimate(length), length };
    } finally {
      await writer.flush();
    }
  };

  const run = async (id: string, launch: Launch, signal: AbortSignal): Promise<void> => {
    try {
      if (!(await beginRun(db, id, now()))) return;
      await publishState(db, id);
      const { usage, ...ending } = await speak(id, launch, signal);
      const costMicros = launch.costOf(usage);
      await db.transaction(async (tx) => {
        if (await endRun(tx, id, { ...ending, ...usage, costMicros, endedOn: now() })) await publishState(tx, id);
      });
    } catch (error) {
      // The database is out: the run is found dead once it is back.
      log.error({ err: error, run: id }, 'a run could not be written');
    } finally {
      local.delete(id);
      await launch.onEnd?.();
    }
  };

  return {
    queue: async (tx, row) => {
      await addRun(tx, row);
      await publishState(tx, row.id);
    },
    launch: (id, launch) => {
      const controller = new AbortController();
      const over = run(id, launch, controller.signal);
      local.set(id, { controller, over });
      return over;
    },
    stop: (id) =>
      db.transaction(async (tx) => {
        if (await askToStop(tx, id)) await publishEvent(tx, { kind: 'stop-run', runId: id });
      }),
    follow: feed.follow,
    close: async () => {
      clearInterval(clock);
      for (const id of local.keys()) stopHere(id, new InterruptedError());
      await Promise.allSettled([...local.values()].map(({ over }) => over));
      unsubscribe();
      feed.close();
    },
  };
};

/** A step that does not look at its signal keeps nobody waiting. */
const nextOf = <T, R>(parts: AsyncGenerator<T, R>, signal: AbortSignal): Promise<IteratorResult<T, R>> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    parts
      .next()
      .finally(() => signal.removeEventListener('abort', onAbort))
      .then(resolve, reject);
  });

type Ending = Pick<RunEnd, 'state' | 'reason' | 'length'> & { readonly usage: AiUsage };

const endingOf = (error: unknown, log: Given['log'], id: string): Pick<RunEnd, 'state' | 'reason'> => {
  if (error instanceof StoppedError) return { state: 'stopped' };
  return { state: 'failed', reason: failureOf(error, log, id) };
};

const failureOf = (error: unknown, log: Given['log'], id: string): RunFailure => {
  if (error instanceof InterruptedError) return 'interrupted';
  if (error instanceof AiError) return error.reason;
  log.error({ err: error, run: id }, 'a run failed');
  return 'somethingWentWrong';
};
