import { AppError } from '#/platform/http/app-error.ts';

/** Runs at most `size` tasks at once; up to `queue` others wait in order, more are turned away. */
export const createLimit = (size: number, queue: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= queue) throw new AppError('serviceUnavailable', { retryAfterSeconds: 5 });
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/**
 * At most `max` steps at the same time on this node; the others wait for their turn in the order in which they came.
 * For work that takes much memory. Whoever hangs up while waiting leaves the line: throws the signal's reason.
 */
export const takeTurns = (max: number) => {
  let running = 0;
  const line: (() => void)[] = [];

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        reject(signal.reason);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      line.push(begin);
    });

  return async <T>(step: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    if (running < max) running++;
    else await turn(signal);
    try {
      return await step();
    } finally {
      // The next one takes over the place, so that nobody who comes now slips in between.
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
};

/**
 * At most `max` steps of one subject at the same time on this node; more are refused at once with tooManyRequests.
 * For limits that are counted after the fact: a burst could otherwise all be tried before the first is counted.
 */
export const limitPerSubject = (max: number) => {
  const running = new Map<string, number>();
  return async <T>(subject: string, step: () => Promise<T>): Promise<T> => {
    const others = running.get(subject) ?? 0;
    if (others >= max) throw new AppError('tooManyRequests', { retryAfterSeconds: 1 });
    running.set(subject, others + 1);
    try {
      return await step();
    } finally {
      const left = (running.get(subject) ?? 1) - 1;
      if (left > 0) running.set(subject, left);
      else running.delete(subject);
    }
  };
};
