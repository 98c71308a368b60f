import { Worker } from 'node:worker_threads';
import type { PageAnswer, PageJob } from '../page/read-page.ts';
import { CrawlFailure } from './crawl-failure.ts';

const script = new URL('./read-page.worker.ts', import.meta.url);
const most = 2;
const limits = { timeMs: 20_000, heapMb: 320, youngMb: 32 };
const idleMs = 10_000;

interface Task {
  readonly job: PageJob;
  readonly resolve: (answer: PageAnswer) => void;
  readonly reject: (error: unknown) => void;
}
interface Reader {
  readonly worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout;
}

const readers = new Set<Reader>();
const waiting: Task[] = [];

const start = (reader: Reader, task: Task): void => {
  clearTimeout(reader.timer);
  reader.task = task;
  reader.timer = setTimeout(end, limits.timeMs, reader, new CrawlFailure('failed'));
  reader.worker.ref();
  reader.worker.postMessage(task.job);
};

const rest = (reader: Reader): void => {
  clearTimeout(reader.timer);
  reader.task = null;
  const next = waiting.shift();
  if (next) start(reader, next);
  else {
    reader.worker.unref();
    reader.timer = setTimeout(end, idleMs, reader, null).unref();
  }
};

const end = (reader: Reader, error: unknown): void => {
  if (!readers.delete(reader)) return;
  clearTimeout(reader.timer);
  void reader.worker.terminate();
  reader.task?.reject(error);
  const next = waiting.shift();
  if (next) start(open(), next);
};

const open = (): Reader => {
  const worker = new Worker(script, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: limits.youngMb },
  });
  const reader: Reader = { worker, task: null, timer: setTimeout(() => {}, 0) };
  readers.add(reader);
  worker.on('message', (answer: PageAnswer) => {
    const { task } = reader;
    rest(reader);
    task?.resolve(answer);
  });
  // Out of memory, most likely: the page is the reason, whatever it was.
  worker.on('error', (error) => end(reader, new CrawlFailure('failed', error)));
  return reader;
};

/**
 * Reads a page in a thread of its own, so that nothing else waits for it. Throws a CrawlFailure (failed) where that
 * takes more than 20 seconds or 320 MB, and the signal's reason.
 */
export const readInThread = (job: PageJob, signal?: AbortSignal): Promise<PageAnswer> =>
  new Promise<PageAnswer>((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = (): void => {
      const at = waiting.indexOf(task);
      if (at >= 0) waiting.splice(at, 1);
      reject(signal!.reason);
    };
    const settle =
      <T>(how: (value: T) => void) =>
      (value: T): void => {
        signal?.removeEventListener('abort', onAbort);
        how(value);
      };
    const task: Task = { job, resolve: settle(resolve), reject: settle(reject) };
    signal?.addEventListener('abort', onAbort, { once: true });
    const idle = [...readers].find((reader) => reader.task === null);
    if (idle) start(idle, task);
    else if (readers.size < most) start(open(), task);
    else waiting.push(task);
  });
