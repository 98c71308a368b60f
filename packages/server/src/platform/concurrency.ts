import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '#/platform/http/app-error.ts';

/**
 * Runs at most `max` steps at once on this node; the others wait in the order in which they came. Throws
 * serviceUnavailable where `maxWaiting` wait already, and the signal's reason where that aborts before the step begins.
 */
export const limitConcurrency = (max: number, maxWaiting = Number.POSITIVE_INFINITY) => {
  const limit = pLimit(max);
  return async <T>(step: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (limit.pendingCount >= maxWaiting) throw new AppError('serviceUnavailable', { retryAfterSeconds: 5 });
    return signal ? runUnlessAborted(limit, step, signal) : limit(step);
  };
};

const runUnlessAborted = <T>(limit: LimitFunction, step: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    limit(() => {
      signal.removeEventListener('abort', leave);
      signal.throwIfAborted();
      return step();
    }).then(resolve, reject);
  });

/**
 * Runs at most `max` steps of one subject at once on this node; more are refused at once with tooManyRequests.
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
