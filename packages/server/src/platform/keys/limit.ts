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
