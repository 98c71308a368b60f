import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ratio } from './bench.ts';
import { readInChild } from './import/read-in-child.ts';
import type { Reader } from './import/read-once.ts';
import { writeCsv } from './import/write-csv.ts';
import { writeWorkbook } from './import/write-workbook.ts';
import { median } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';

/** Megabytes that the import of a workbook may take. */
const memoryGoal = 200;

export async function* importFiles(): AsyncGenerator<Ratio> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  try {
    yield* workbooks(join(folder, 'survey.xlsx'));
    yield* csvs(join(folder, 'survey.csv'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* workbooks(path: string): AsyncGenerator<Ratio> {
  await writeWorkbook(path);
  const size = await sizeOf(path);
  const [rows, whole, rival] = await readInTurn(['rows', 'import', 'exceljs'], path, 3);
  const theirs = `exceljs ${told(rival!)}`;
  const detail = `${size} xlsx: reader ${told(rows!)}   ${theirs}`;
  yield { name: 'import/xlsx reader', goal: 5, ratio: rival!.time / rows!.time, detail };
  const detailOfAll = `whole import ${told(whole!)}   ${theirs}`;
  yield { name: 'import/xlsx with every check', goal: 5, ratio: rival!.time / whole!.time, detail: detailOfAll };
  yield { name: 'import/xlsx peak memory in MB', goal: memoryGoal, atMost: true, ratio: whole!.memory, detail: '' };
}

async function* csvs(path: string): AsyncGenerator<Ratio> {
  await writeCsv(path);
  const size = await sizeOf(path);
  const [rows, whole, rival] = await readInTurn(['rows', 'import', 'papaparse'], path, 7);
  const theirs = `papaparse ${told(rival!)}`;
  const detail = `${size} csv: reader ${told(rows!)}   ${theirs}`;
  yield { name: 'import/csv reader', goal: 0.8, ratio: rival!.time / rows!.time, detail };
  const detailOfAll = `whole import ${told(whole!)}   ${theirs}`;
  yield { name: 'import/csv with every check', goal: 0.8, ratio: rival!.time / whole!.time, detail: detailOfAll };
}

interface Measured {
  readonly time: number;
  readonly memory: number;
}

/** Medians of the readers' times and memory. Throws where they have not read the same. */
async function readInTurn(readers: readonly Reader[], path: string, rounds: number): Promise<Measured[]> {
  const readings = readers.map(() => ({ times: [] as number[], memory: [] as number[] }));
  const hashes = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    for (const [i, reader] of readers.entries()) {
      const reading = await readInChild(reader, path);
      readings[i]!.times.push(reading.milliseconds);
      readings[i]!.memory.push(reading.megabytes);
      hashes.add(reading.hash);
    }
  }
  if (hashes.size > 1) throw new Error(`${readers.join(', ')} have not read the same.`);
  return readings.map(({ times, memory }) => ({ time: median(times), memory: median(memory) }));
}

const told = ({ time, memory }: Measured): string => `${milliseconds(time)} (${memory.toFixed(0)} MB)`;

const sizeOf = async (path: string): Promise<string> => `${((await stat(path)).size / 1e6).toFixed(0)} MB`;
