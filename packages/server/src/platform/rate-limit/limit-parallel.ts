import { AppError } from '#/platform/http/app-error.ts';

/**
 * At most `max` steps of one subject at the same time on this node; more are refused at once with tooManyRequests.
 * For limits that are counted after the fact: a burst could otherwise all be tried before the first is counted.
 */
export const limitParallel = (max: number) => {
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
