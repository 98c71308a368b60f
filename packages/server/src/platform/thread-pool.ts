import { Worker } from 'node:worker_threads';

interface ThreadPoolOptions {
  /** Answers each message of a job with one message. */
  readonly script: URL;
  readonly most: number;
  readonly timeMs: number;
  readonly heapMb: number;
  readonly youngMb?: number;
  /** What a job ends with whose thread took too long (no cause) or broke, most likely out of memory. */
  readonly failure: (cause?: unknown) => Error;
}

interface Task<Job, Answer> {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}
interface Thread<Job, Answer> {
  readonly worker: Worker;
  task: Task<Job, Answer> | null;
  timer: NodeJS.Timeout;
}

/** A thread loads its modules once, which takes longer than most jobs; unused, it ends after ten seconds. */
const idleMs = 10_000;

/**
 * Runs jobs in threads of their own, at most `most` at once on this node, so that nothing else waits for them; they see
 * no settings. The others wait in the order in which they came.
 * @returns what runs a job. Throws `failure`, and the signal's reason.
 */
export const createThreadPool = <Job, Answer>(options: ThreadPoolOptions) => {
  const threads = new Set<Thread<Job, Answer>>();
  const waiting: Task<Job, Answer>[] = [];

  const start = (thread: Thread<Job, Answer>, task: Task<Job, Answer>): void => {
    clearTimeout(thread.timer);
    thread.task = task;
    thread.timer = setTimeout(() => end(thread, options.failure()), options.timeMs);
    thread.worker.ref();
    thread.worker.postMessage(task.job);
  };

  const rest = (thread: Thread<Job, Answer>): void => {
    clearTimeout(thread.timer);
    thread.task = null;
    const next = waiting.shift();
    if (next) start(thread, next);
    else {
      thread.worker.unref();
      thread.timer = setTimeout(() => end(thread, null), idleMs).unref();
    }
  };

  const end = (thread: Thread<Job, Answer>, error: unknown): void => {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.task?.reject(error);
    const next = waiting.shift();
    if (next) start(open(), next);
  };

  const open = (): Thread<Job, Answer> => {
    const { heapMb, youngMb } = options;
    const worker = new Worker(options.script, {
      env: {},
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: heapMb,
        ...(youngMb === undefined ? {} : { maxYoungGenerationSizeMb: youngMb }),
      },
    });
    const thread: Thread<Job, Answer> = { worker, task: null, timer: setTimeout(() => {}, 0) };
    threads.add(thread);
    worker.on('message', (answer: Answer) => {
      const { task } = thread;
      rest(thread);
      task?.resolve(answer);
    });
    worker.on('error', (error) => end(thread, options.failure(error)));
    return thread;
  };

  return (job: Job, signal?: AbortSignal): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
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
      const task: Task<Job, Answer> = { job, resolve: settle(resolve), reject: settle(reject) };
      signal?.addEventListener('abort', onAbort, { once: true });
      const idle = [...threads].find((thread) => thread.task === null);
      if (idle) start(idle, task);
      else if (threads.size < options.most) start(open(), task);
      else waiting.push(task);
    });
};
