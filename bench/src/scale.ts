import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findArenas } from '@soundings/engine/arena/arena';
import { listRows } from '@soundings/engine/arena/rows';
import { memoryOf } from '@soundings/engine/crosstab/counting/ratings';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset/dataset-file';
import { DatasetReader } from '@soundings/engine/crosstab/dataset/dataset-reader';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import { finish } from '@soundings/engine/steps';
import type { BenchOptions, Ratio } from './bench.ts';
import { generateLargeSurvey } from './generate-large-survey.ts';
import { median } from './interleave.ts';
import { longestStep } from './longest-step.ts';
import { milliseconds } from './milliseconds.ts';
import { fullRefresh, fullRefreshInSteps, integersOf } from './refresh-counts.ts';
import { prepareRefresh } from './refresh-in-duckdb.ts';
import { fillSurvey } from './scale/fill-survey.ts';

const megabyte = 1_048_576;

/** Masks of 25 and of 1,250 MB, in more than one arena of so many bytes. Without tries a query's first form is taken. */
const sizes = {
  S: { respondents: 200_000, messages: 200, variables: 40, labels: 5, maxBytes: 8 * megabyte, rounds: 3, tries: 5 },
  L: {
    respondents: 10_000_000,
    messages: 200,
    variables: 40,
    labels: 5,
    maxBytes: 512 * megabyte,
    rounds: 1,
    tries: 0,
  },
};

const message = 7;
const filter = { ids: ['3.1'], where: 'v3 = 1' };
const duckdbMemory = '4GB';
const goal = 50;

/**
 * One project of 10 million respondents × 200 messages (R1 and R2) × 200 audiences: a full refresh under a filter, in
 * several arenas, in one and in DuckDB, with equal counts. One after the other, so that not all is in memory at once.
 */
export async function* scale({ size: name }: BenchOptions): AsyncGenerator<Ratio> {
  const several = generateLargeSurvey({ maxBytes: sizes[name].maxBytes }, sizes[name]);
  const inSeveral = measure(several);
  console.error(`Without DuckDB: ${inSeveral.detail}.`);
  const rival = await inDuckdb(several, name);
  if (rival instanceof Error) {
    yield { name: `scale/refresh ${name}`, goal, ratio: null, detail: `no ratio: ${rival.message.split('\n')[0]}` };
    return;
  }
  yield compare(`scale/refresh ${name}, several arenas`, inSeveral, rival);
  const reading = timeOf(() => readAgain(several));
  const inOne = compare(`scale/refresh ${name}, one arena`, measure(reading.value), rival);
  yield { ...inOne, detail: `${inOne.detail}; written and read in ${seconds(reading.time)}` };
}

type Rival = Exclude<Awaited<ReturnType<typeof inDuckdb>>, Error>;

function measure(dataset: Dataset) {
  const refresh = () => fullRefresh(dataset, message, maskOf(dataset));
  const first = timeOf(refresh);
  const typical = median(Array.from({ length: 5 }, () => timeOf(refresh).time));
  const step = longestStep(() => fullRefreshInSteps(dataset, message, maskOf(dataset)), 3);
  const detail = [
    `engine ${milliseconds(typical)} (first, with sheets of ratings, ${seconds(first.time)}; longest step ${milliseconds(step)})`,
    `${findArenas([...listRows(dataset)])!.length} arenas, ${inMegabytes(memoryOf(dataset))} with sheets`,
  ];
  return { integers: integersOf(first.value), typical, detail: detail.join('; ') };
}

function compare(name: string, { integers, typical, detail }: ReturnType<typeof measure>, rival: Rival): Ratio {
  assertEqual(integers, rival.integers);
  const more = [
    detail,
    `duckdb ${seconds(rival.time)} (${rival.forms}), filled in ${seconds(rival.filling)}, at most ${duckdbMemory}`,
    `${rival.integers.length} equal counts and sums`,
    `most memory of the process ${inMegabytes(process.resourceUsage().maxRSS * 1024)}`,
  ];
  return { name, goal, ratio: rival.time / typical, detail: more.join('; ') };
}

const maskOf = (dataset: Dataset) => filterMask(dataset, filter.ids).mask!;

function readAgain(dataset: Dataset): Dataset {
  const reader = new DatasetReader();
  for (const piece of finish(encodeDatasetInSteps(dataset))) finish(reader.read(piece));
  return reader.end();
}

async function inDuckdb(dataset: Dataset, name: BenchOptions['size']) {
  const duckdb = await import('@duckdb/node-api').catch((error: Error) => error);
  if (duckdb instanceof Error) return duckdb;
  const { rounds, tries, ...size } = sizes[name];
  // In a file, which is compressed: in memory its blocks take more than twice what is in them.
  const folder = await mkdtemp(join(tmpdir(), 'soundings-scale-'));
  const instance = await duckdb.DuckDBInstance.create(join(folder, 'survey.duckdb'), { memory_limit: duckdbMemory });
  const connection = await instance.connect();
  const start = performance.now();
  await fillSurvey(connection, dataset);
  const filling = performance.now() - start;
  console.error(`DuckDB is filled after ${seconds(filling)}.`);
  const { run, forms } = await prepareRefresh(connection, size, message, filter.where, tries);
  const times: number[] = [];
  let integers: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    integers = await run();
    times.push(performance.now() - from);
  }
  connection.closeSync();
  instance.closeSync();
  await rm(folder, { recursive: true });
  return { integers, forms, filling, time: median(times) };
}

const timeOf = <T>(work: () => T): { value: T; time: number } => {
  const start = performance.now();
  const value = work();
  return { value, time: performance.now() - start };
};

function assertEqual(ours: readonly number[], theirs: readonly number[]): void {
  const at = theirs.findIndex((count, i) => count !== ours[i]);
  if (at !== -1 || ours.length !== theirs.length) {
    throw new Error(`The counts differ, first at ${at}: ${ours[at]} and ${theirs[at]} in DuckDB.`);
  }
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / megabyte).toLocaleString('en')} MB`;
const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;
