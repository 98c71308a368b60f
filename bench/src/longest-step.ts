import type { Steps } from '@soundings/engine/steps';

/**
 * The longest time between two rests of a calculation, in milliseconds. It is done several times and each step counts
 * with its shortest time: a step that the machine interrupts once is not long.
 */
export function longestStep(calculate: () => Steps<unknown>, runs: number): number {
  const shortest: number[] = [];
  for (let run = 0; run < runs; run++) {
    const steps = calculate();
    for (let step = 0, isDone = false; !isDone; step++) {
      const start = performance.now();
      isDone = steps.next().done === true;
      shortest[step] = Math.min(shortest[step] ?? Infinity, performance.now() - start);
    }
  }
  return Math.max(...shortest);
}
