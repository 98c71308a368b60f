import { randomUUID } from 'node:crypto';
import type { RunFailure } from '@soundings/contract/ai/ai-choices';
import type { Database } from '#/platform/db/database.ts';
import { type Events, eventsOf, publishEvent } from '#/platform/events.ts';
import { AiError, type AiUsage } from '../ai-engine.ts';
import { createRunFeed, type RunNews } from './run-feed.ts';
import { createRunWriter } from './run-writer.ts';
import { addRun, askToStop, failDeadRuns, keepAlive, type NewRun, type RunEnd } from './runs.store.ts';

/** What a run says: it returns what it took. Throws an AiError, or the signal's reason. */
export type RunStep = (signal: AbortSignal) => AsyncGenerator<string, AiUsage>;

interface Launch {
  readonly step: RunStep;
  /** Millionths of a US dollar; null where no price is known. */
  readonly costOf: (usage: AiUsage) => Promise<number | null>;
  readonly estimate: (length: number) => AiUsage;
  readonly holds?: string | null;
  readonly onEnd?: () => Promise<void>;
}

export interface AiRuns {
  queue(tx: Database, run: NewRun): Promise<void>;
  /** Adds a run that belongs to no transaction, and begins it at once. Resolves when it is on record. */
  start(run: NewRun, launch: Launch): Promise<void>;
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
  /** What runs say, and that they live, waits behind no burst of calls. */
  readonly reserved: Database;
  readonly events: Events;
  readonly now: () => Date;
  readonly log: { error(details: object, message: string): void };
  /** How often a node says which runs it has, and looks for those of the dead. */
  readonly beatMs?: number;
}

interface LocalRun {
  readonly controller: AbortController;
  readonly over: Promise<void>;
  isOnRecord: boolean;
}

/** A run whose unwritten text is longer waits for the database. */
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
export const createAiRuns = ({ db, reserved, events, now, log, beatMs = 5000 }: Given): AiRuns => {
  const local = new Map<string, LocalRun>();
  const stopHere = (id: string, reason: Error): void => local.get(id)?.controller.abort(reason);
  const node = randomUUID();
  const feed = createRunFeed(db, events, node);
  const writer = createRunWriter(reserved, node, {
    onWritten: feed.tell,
    onLost: (id) => stopHere(id, new InterruptedError()),
    onStopAsked: (id) => stopHere(id, new StoppedError()),
    onError: (err) => log.error({ err }, 'what runs said could not be written'),
  });

  const unsubscribe = events.subscribe({
    onEvent: (event) => {
      if (event.kind === 'stop-run') stopHere(event.runId, new StoppedError());
    },
    // A stop that was missed comes with the next beat.
    onGap: () => undefined,
  });

  const beat = async (): Promise<void> => {
    // One that is still being added is not on record, as one that somebody has ended.
    const ids = [...local].filter(([, { isOnRecord }]) => isOnRecord).map(([id]) => id);
    if (ids.length > 0) for (const id of await keepAlive(reserved, ids)) stopHere(id, new StoppedError());
    await reserved.transaction(async (tx) => {
      const dead = await failDeadRuns(tx, now());
      const states = eventsOf(
        dead.map(({ id }) => id),
        (ids) => ({ kind: 'run-state', ids }),
      );
      for (const event of states) await publishEvent(tx, event);
      for (const { projectId, holdsProject } of dead) {
        if (holdsProject && projectId) await publishEvent(tx, { kind: 'processing', projectId, begins: false });
      }
    });
  };
  // One at a time: a slow database is not asked more and more. A disturbed one is told again in a moment.
  let beating: Promise<void> | null = null;
  const clock = setInterval(() => {
    beating ??= beat()
      .catch(() => undefined)
      .finally(() => {
        beating = null;
      });
  }, beatMs).unref();

  const speak = async (id: string, { step, estimate }: Launch, signal: AbortSignal): Promise<Ending> => {
    const whole = createTextGate();
    let length = 0;
    try {
      const { next, close } = readUntilAborted(step(signal), signal);
      try {
        let part = await next();
        while (!part.done) {
          const text = whole(part.value);
          if (text !== '') writer.append(id, length, text);
          length += text.length;
          if (length > maxLength) throw new AiError('tooLong');
          if (writer.backlog(id) > maxBacklog) await writer.flush();
          part = await next();
        }
        return { state: 'done', reason: null, usage: part.value, length };
      } finally {
        close();
      }
    } catch (error) {
      return { ...endingOf(signal.aborted ? signal.reason : error, log, id), usage: estimate(length), length };
    }
  };

  const run = async (id: string, launch: Launch, signal: AbortSignal): Promise<void> => {
    try {
      const { usage, ...ending } = await speak(id, launch, signal);
      await writer.end(id, {
        ...ending,
        ...usage,
        costMicros: await launch.costOf(usage).catch(() => null),
        endedOn: now(),
        freed: launch.holds ?? null,
      });
    } catch (error) {
      // It is found dead.
      log.error({ err: error, run: id }, 'a run could not be written');
    } finally {
      local.delete(id);
      await launch.onEnd?.().catch((err: unknown) => log.error({ err, run: id }, 'what follows a run failed'));
    }
  };

  /** The model is asked while the begin of its run is still being written. */
  const begin = (id: string, launch: Launch, isOnRecord: boolean): LocalRun => {
    const controller = new AbortController();
    const over = run(id, launch, controller.signal);
    const begun = { controller, over, isOnRecord };
    local.set(id, begun);
    return begun;
  };

  return {
    queue: async (tx, row) => {
      await addRun(tx, row);
      if (row.holdsProject && row.projectId) {
        await publishEvent(tx, { kind: 'processing', projectId: row.projectId, begins: true });
      }
    },
    start: async (row, launch) => {
      const added = writer.add(row, now());
      const begun = begin(row.id, launch, false);
      await added;
      begun.isOnRecord = true;
    },
    launch: (id, launch) => {
      writer.begin(id, now());
      return begin(id, launch, true).over;
    },
    stop: (id) => db.transaction((tx) => stopRuns(tx, { id })),
    follow: feed.follow,
    close: async () => {
      clearInterval(clock);
      writer.close();
      for (const id of local.keys()) stopHere(id, new InterruptedError());
      await Promise.allSettled([beating, ...[...local.values()].map(({ over }) => over)]);
      unsubscribe();
      feed.close();
    },
  };
};

export const stopRuns = async (tx: Database, of: Parameters<typeof askToStop>[1]): Promise<void> => {
  for (const runId of await askToStop(tx, of)) await publishEvent(tx, { kind: 'stop-run', runId });
};

/** Text that can be stored part by part: without NUL, and with the second half of a character that was cut in two. */
const createTextGate = () => {
  let half = '';
  return (part: string): string => {
    const text = half + part.replaceAll('\0', '');
    half = /[\ud800-\udbff]$/.test(text) ? text.slice(-1) : '';
    return half ? text.slice(0, -1) : text;
  };
};

/** A step that does not look at its signal keeps nobody waiting. */
const readUntilAborted = <T, R>(parts: AsyncGenerator<T, R>, signal: AbortSignal) => {
  let fail: (reason: unknown) => void = () => undefined;
  const onAbort = () => fail(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    next: () =>
      new Promise<IteratorResult<T, R>>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        fail = reject;
        parts.next().then(resolve, reject);
      }),
    close: () => {
      signal.removeEventListener('abort', onAbort);
      parts.return(undefined as R).catch(() => undefined);
    },
  };
};

type Ending = Pick<RunEnd, 'state' | 'reason' | 'length'> & { readonly usage: AiUsage };

const endingOf = (error: unknown, log: Given['log'], id: string): Pick<RunEnd, 'state' | 'reason'> => {
  if (error instanceof StoppedError) return { state: 'stopped', reason: null };
  return { state: 'failed', reason: failureOf(error, log, id) };
};

const failureOf = (error: unknown, log: Given['log'], id: string): RunFailure => {
  if (error instanceof InterruptedError) return 'interrupted';
  if (error instanceof AiError) return error.reason;
  log.error({ err: error, run: id }, 'a run failed');
  return 'somethingWentWrong';
};
