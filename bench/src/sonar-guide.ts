import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Ratio } from './bench.ts';
import { median } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import type { ChapterTimes } from './sonar-guide/first-chapter.ts';

const brands = 200;
const rounds = 9;

/**
 * From the scores to NAVIG8's chapters, with the noise of all brands: the first time in a process, and after it. Time of
 * the processor, which is that of the clock where nothing else runs; that of the clock is told beside it.
 */
export async function* sonarGuide(): AsyncGenerator<Ratio> {
  for (const days of [28, 365]) {
    const worker = new Worker(new URL('./sonar-guide/first-chapter.ts', import.meta.url), {
      workerData: { brands, days, rounds },
    });
    const [{ times, clock, facts, chapters }] = (await once(worker, 'message')) as [ChapterTimes];
    const [first, ...others] = times as [number, ...number[]];
    yield {
      name: `sonar-guide/${brands} brands, ${days} days`,
      ratio: first,
      goal: 300,
      atMost: true,
      unit: 'ms',
      digits: 0,
      detail: `the first of a process, ${milliseconds(clock[0]!)} by the clock; then ${milliseconds(median(others))}, ${milliseconds(median(clock.slice(1)))} by the clock (${facts} facts, ${chapters} chapters)`,
    };
  }
}
