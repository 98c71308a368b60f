import { AppError } from '#/platform/http/app-error.ts';
import { liveLimits } from './live-limits.ts';

/** Runs the steps of one connection one after the other, whatever fails. Throws tooManyRequests where too many wait. */
export const serveInOrder = () => {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return (step: () => Promise<void> | void): void => {
    if (waiting >= liveLimits.waitingFrames) throw new AppError('tooManyRequests');
    waiting += 1;
    last = last.then(step).finally(() => {
      waiting -= 1;
    });
  };
};
