import { setTimeout as sleep } from 'node:timers/promises';

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** Asks every 5 ms for something that costs nothing, until it is stopped. @returns what stops it: the waits in milliseconds */
export const ping = (url: string) => {
  const waits: number[] = [];
  let isOn = true;
  const running = (async () => {
    while (isOn) {
      const start = performance.now();
      await (await fetch(`${url}/health/live`)).text();
      waits.push(performance.now() - start);
      await sleep(5);
    }
  })();
  // Where it failed, what stops it says so.
  running.catch(() => undefined);
  return async () => {
    isOn = false;
    await running;
    return waits;
  };
};
