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
