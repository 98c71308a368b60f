import { audienceShares, messageFigures } from '@soundings/engine/crosstab/calculations/figures';
import { allocateBits, setBit } from '@soundings/engine/crosstab/dataset/bits';
import type { Bits, Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import type { BenchOptions, Ratio } from './bench.ts';
import { copyMasks } from './copy-masks.ts';
import { datasetOf, generateSurvey, surveySizes } from './generate-survey.ts';
import { hashOf } from './hash-of.ts';
import { interleave, type SideTimes } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { fullRefresh, integersOf, type RefreshCounts } from './refresh-counts.ts';
import { prepareRefresh } from './refresh-in-duckdb.ts';
import { loadSurvey } from './survey-in-duckdb.ts';

const rounds = { S: { warmUp: 10, rounds: 21, atLeast: 20 }, L: { warmUp: 4, rounds: 15, atLeast: 20 } };
const message = 7;

interface Case {
  readonly name: string;
  /** The least that WebAssembly and TypeScript must be, in times. */
  readonly goals: readonly [number, number];
  readonly where: string;
  readonly maskOf: (dataset: Dataset) => Bits;
}

export async function* resonanceAgainstDuckdb(sizeName: BenchOptions['size']): AsyncGenerator<Ratio> {
  const size = surveySizes[sizeName];
  const cases = casesOf(sizeName);
  const duckdb = await import('@duckdb/node-api').catch((error: Error) => error);
  if (duckdb instanceof Error) {
    const detail = `no ratio: DuckDB cannot be loaded (${duckdb.message.split('\n')[0]})`;
    for (const { name, goals } of cases) yield { name, goal: goals[0], ratio: null, detail };
    return;
  }
  const survey = generateSurvey(size);
  const inArena = datasetOf(survey);
  const scattered = copyMasks(inArena);
  const instance = await duckdb.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await loadSurvey(connection, survey);

  for (const { name, goals, where, maskOf } of cases) {
    const rival = await prepareRefresh(connection, size, message, where);
    const engine = (dataset: Dataset) => () => fullRefresh(dataset, message, maskOf(dataset));
    const sides = [rival.run, engine(inArena), engine(scattered)];
    const [theirs, kernels, typeScript] = await interleave<RefreshCounts | number[]>(
      sides,
      (results) => checkHashes(name, results),
      rounds[sizeName],
    );
    const figures = () => {
      const mask = maskOf(inArena);
      return [messageFigures(inArena, mask), audienceShares(inArena, `m${message}`, mask)];
    };
    const [withTests] = await interleave([figures], () => {}, rounds[sizeName]);
    const told = `messages and audiences with intervals and tests ${milliseconds(withTests!.typical)}`;
    const duckdbSide = `duckdb ${milliseconds(theirs!.typical)} (${rival.forms})`;
    const ratios = (ours: SideTimes): string =>
      `engine ${milliseconds(ours.typical)} (right after DuckDB ${milliseconds(ours.first)})   ${duckdbSide}`;
    const [ratio, fallback] = [kernels!, typeScript!].map((ours) => theirs!.typical / ours.typical);
    yield { name, goal: goals[0], ratio: ratio!, detail: `${ratios(kernels!)}   ${told}` };
    yield { name: `${name} in TypeScript`, goal: goals[1], ratio: fallback!, detail: ratios(typeScript!) };
  }
  connection.closeSync();
  instance.closeSync();
}

function casesOf(sizeName: BenchOptions['size']): readonly Case[] {
  const { respondents } = surveySizes[sizeName];
  const one = allocateBits(respondents);
  setBit(one, respondents >> 1);
  return [
    {
      name: `resonance/refresh ${sizeName}`,
      goals: [150, 20],
      where: 'v3 = 1',
      maskOf: (dataset) => filterMask(dataset, ['3.1']).mask!,
    },
    {
      name: `resonance/one-respondent ${sizeName}`,
      goals: [30, 30],
      where: `row = ${respondents >> 1}`,
      maskOf: () => one,
    },
  ];
}

function checkHashes(name: string, results: readonly (RefreshCounts | number[])[]): void {
  const hashes = results.map((result) => hashOf(Array.isArray(result) ? result : integersOf(result)));
  if (new Set(hashes).size > 1) throw new Error(`${name}: the counts differ, ${hashes.join(', ')}.`);
}
