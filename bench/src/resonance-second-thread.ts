import { countWithThreads } from '@soundings/engine/arena/counter';
import { createThreads } from '@soundings/engine/arena/threads';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import { startThread } from '@soundings/server/features/resonance/calculations/datasets';
import { runCooperatively } from '@soundings/server/platform/event-loop';
import type { Ratio } from './bench.ts';
import { generateLargeSurvey } from './generate-large-survey.ts';
import { hashOf } from './hash-of.ts';
import { interleave } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { fullRefresh, fullRefreshInSteps, integersOf, type RefreshCounts } from './refresh-counts.ts';

const queued = 16;
const threadsCompared = 2;

/**
 * Full refreshes of the largest survey, counted by this thread one after the other, and by two threads that the
 * server's own way of waiting hands them to: this thread prepares masks and sums up. Both count in the same memory.
 */
export async function* resonanceSecondThread(): AsyncGenerator<Ratio> {
  const threaded = generateLargeSurvey({ isShared: true });
  // Another object, so that the engine knows nothing of threads for it.
  const alone: Dataset = { ...threaded };
  const { stop } = countWithThreads(threaded, createThreads(startThread, threadsCompared));
  const wishes = Array.from({ length: queued }, (_, i) => ({
    message: i * 7,
    mask: filterMask(alone, [`${i}.1`, `${i}.2`]).mask!,
  }));
  const inOne = () => wishes.map(({ message, mask }) => fullRefresh(alone, message, mask));
  const inTwo = (some = wishes) =>
    Promise.all(some.map(({ message, mask }) => runCooperatively(fullRefreshInSteps(threaded, message, mask))));
  try {
    const [one, two, single] = await interleave<RefreshCounts[]>(
      [inOne, inTwo, () => inTwo(wishes.slice(0, 1))],
      check,
      {
        warmUp: 3,
        rounds: 15,
      },
    );
    yield {
      name: 'resonance/second thread X',
      goal: 1.8,
      ratio: one!.typical / two!.typical,
      detail: `${queued} refreshes: one thread ${milliseconds(one!.typical)}, two ${milliseconds(two!.typical)}; one alone by two ${milliseconds(single!.typical)}`,
    };
  } finally {
    stop();
  }
}

function check([one, two]: readonly (readonly RefreshCounts[])[]): void {
  const hashes = [one!, two!].map((all) => hashOf(all.flatMap(integersOf)));
  if (hashes[0] !== hashes[1]) throw new Error(`The counts of two threads differ, ${hashes.join(' and ')}.`);
}
