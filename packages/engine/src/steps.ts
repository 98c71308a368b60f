/**
 * Waits for work that other threads do. Whoever takes the steps may call it and go on when it has ended, or go on at
 * once: then that work is done in the next steps.
 */
type Wait = () => Promise<void>;

/**
 * Work that stops every few milliseconds, so that other work can run in between; constants like `wordsAStep` and
 * `itemsPerStep` are about a millisecond of work. `xInSteps` does it step by step, `x` at once.
 */
export type Steps<T> = Generator<Wait | undefined, T, undefined>;

export function finish<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const itemsPerStep = 500;

export function* mapInSteps<T, R>(list: readonly T[], map: (item: T, index: number) => R): Steps<R[]> {
  const mapped: R[] = [];
  for (let index = 0; index < list.length; index++) {
    mapped.push(map(list[index]!, index));
    if (mapped.length % itemsPerStep === 0) yield;
  }
  return mapped;
}
