import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Calculation } from '@soundings/engine/score/calculate';
import { calculate } from '@soundings/engine/score/calculate';
import { recap } from '@soundings/engine/score/create-score-sums';
import { freezeReference } from '@soundings/engine/score/freeze-reference';
import type { Reference } from '@soundings/engine/score/reference';
import type { ScoreSums } from '@soundings/engine/score/score-sums';
import type { BenchOptions, Ratio } from './bench.ts';
import { hashOf } from './hash-of.ts';
import { interleave } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { calculateInDuckdb, type DuckdbAnswer, numbersOf } from './sonar-scores/calculate-in-duckdb.ts';
import { loadDailyValues } from './sonar-scores/load-daily-values.ts';
import { sumsOfBrands, tenYears } from './sonar-scores/made-brands.ts';

const sizes = {
  S: [{ brands: 200, goal: 100 }],
  L: [
    { brands: 200, goal: 100 },
    { brands: 1000, goal: 30 },
  ],
} as const;
const rounds = { warmUp: 2, rounds: 9, atLeast: 50 };

const rangesOf = (days: number) => {
  const from = tenYears.to + 1 - days;
  return { comparable: { from, to: tenYears.to }, compareTo: { from: from - days, to: from - 1 } };
};

/** The nine scores of all brands in two ranges with their ranks, in the engine against DuckDB, and how ranges cost. */
export async function* sonarScores({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const duckdb = await import('@duckdb/node-api').catch((error: Error) => error);
  for (const { brands, goal } of sizes[size]) {
    const uncapped = sumsOfBrands(brands);
    const reference = freezeReference(uncapped, { from: tenYears.to - 89, to: tenYears.to });
    const sums = recap(uncapped, reference.caps);
    const name = `sonar-scores/${brands} brands, 365 days`;
    const detail = `duckdb cannot be loaded: ${duckdb instanceof Error ? duckdb.message.split('\n')[0] : ''}`;
    if (duckdb instanceof Error) yield { name, goal, ratio: null, detail };
    else yield { name, goal, ...(await againstDuckdb(duckdb, sums, reference)) };
    if (brands === sizes.L[1].brands) yield await byLength(sums, reference);
  }
}

async function againstDuckdb(duckdb: typeof import('@duckdb/node-api'), sums: ScoreSums, reference: Reference) {
  const ranges = rangesOf(365);
  const instance = await duckdb.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const days = { from: ranges.compareTo.from - 1, to: ranges.comparable.to };
  await loadDailyValues(connection, sums.brands.length, days, reference.caps);
  const { form, run } = await calculateInDuckdb(connection, reference, ranges);
  const ours = () => calculate(sums, reference, ranges);
  const check = ([theirs, engine]: readonly unknown[]): void =>
    checkHashes(numbersOf(theirs as DuckdbAnswer), resultOf(engine as Calculation));
  const [theirs, engine] = await interleave<DuckdbAnswer | Calculation>([run, ours], check, rounds);
  connection.closeSync();
  instance.closeSync();
  const memory = `${(sums.bytes / 1e6).toFixed(0)} MB for ten years`;
  return {
    ratio: theirs!.typical / engine!.typical,
    detail: `duckdb ${milliseconds(theirs!.typical)} (${form})   engine ${milliseconds(engine!.typical)} (right after DuckDB ${milliseconds(engine!.first)}, ${memory})`,
  };
}

/** Scores and ranks of both ranges, scores in millionths; −1 for none. */
function resultOf({ scores, prevScores, ranks, prevRanks }: Calculation): number[] {
  const numbers: number[] = [];
  for (const both of [scores, prevScores])
    for (const score of both) numbers.push(Number.isNaN(score) ? -1 : Math.round(score * 1e6));
  for (const both of [ranks, prevRanks]) for (const rank of both) numbers.push(rank === 0 ? -1 : rank);
  return numbers;
}

function checkHashes(theirs: readonly number[], ours: readonly number[]): void {
  if (hashOf(theirs) === hashOf(ours)) return;
  const at = theirs.findIndex((x, i) => x !== ours[i]);
  const brands = theirs.length / (4 * scoreNames.length);
  const name = scoreNames[Math.floor(at / brands) % scoreNames.length];
  throw new Error(`${name} of brand ${at % brands} differs: DuckDB ${theirs[at]}, engine ${ours[at]}.`);
}

async function byLength(sums: ScoreSums, reference: Reference): Promise<Ratio> {
  const sides = [30, 365, 1825].map((days) => () => calculate(sums, reference, rangesOf(days)));
  const [short, year, long] = await interleave(sides, () => {}, { ...rounds, rounds: 25 });
  return {
    name: `sonar-scores/${sums.brands.length} brands, 1,825 days against 30`,
    goal: 1.2,
    atMost: true,
    ratio: long!.typical / short!.typical,
    detail: `30 days ${milliseconds(short!.typical)}   365 days ${milliseconds(year!.typical)}   1,825 days ${milliseconds(long!.typical)}`,
  };
}
