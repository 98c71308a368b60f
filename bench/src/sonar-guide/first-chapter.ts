import { parentPort, workerData } from 'node:worker_threads';
import { findFacts } from '@soundings/engine/facts/find/find-facts';
import { openMarketInSteps } from '@soundings/engine/facts/find/market';
import { tellChapters } from '@soundings/engine/facts/tell/chapters';
import { calculate } from '@soundings/engine/score/calculate';
import { recap } from '@soundings/engine/score/create-score-sums';
import { freezeReference } from '@soundings/engine/score/freeze-reference';
import { finish } from '@soundings/engine/steps';
import { sumsOfBrands, tenYears } from '../sonar-scores/made-brands.ts';

export interface ChapterTimes {
  /** Milliseconds of the processor: the first reading of a process, and each after it. */
  readonly times: readonly number[];
  /** The same by the clock. */
  readonly clock: readonly number[];
  readonly facts: number;
  readonly chapters: number;
}

interface Asked {
  readonly brands: number;
  readonly days: number;
  readonly rounds: number;
}

function readAgain({ brands, days, rounds }: Asked): ChapterTimes {
  const uncapped = sumsOfBrands(brands);
  const reference = freezeReference(uncapped, { from: tenYears.to - 89, to: tenYears.to });
  const sums = recap(uncapped, reference.caps);
  const from = tenYears.to + 1 - days;
  const ranges = { comparable: { from, to: tenYears.to }, compareTo: { from: from - days, to: from - 1 } };
  const calculation = calculate(sums, reference, ranges);
  const named = sums.brands.map((_, i) => ({
    ...{ id: `${i}`, count: i + 1, name: `Brand ${i + 1}`, domain: `brand${i}.example` },
    ...{ groups: [`Group ${i % 5}`], isOwn: i === 7, inFocus: i < 5 },
  }));
  const times: number[] = [];
  const clock: number[] = [];
  let [facts, chapters] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const begin = process.threadCpuUsage();
    const market = finish(openMarketInSteps({ sums, reference, ranges, calculation, brands: named }));
    const found = findFacts(market);
    const told = tellChapters(market, found, 'en');
    const { user, system } = process.threadCpuUsage(begin);
    times.push((user + system) / 1000);
    clock.push(performance.now() - start);
    [facts, chapters] = [found.length, told.length];
  }
  return { times, clock, facts, chapters };
}

parentPort?.postMessage(readAgain(workerData as Asked));
