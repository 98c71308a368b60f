import { allocateBits, setBit } from '@soundings/engine/crosstab/bits';
import type { Bits } from '@soundings/engine/crosstab/dataset';
import { audienceShares, messageFigures } from '@soundings/engine/crosstab/figures';
import { filterMask } from '@soundings/engine/crosstab/filter';
import type { BenchOptions, Ratio } from './bench.ts';
import { datasetOf, generateSurvey, surveySizes } from './generate-survey.ts';
import { interleave } from './interleave.ts';
import { countRefresh, hashOf, integersOf } from './refresh-counts.ts';
import { prepareRefresh } from './refresh-in-duckdb.ts';
import { loadSurvey } from './survey-in-duckdb.ts';

const rounds = { S: { warmUp: 40, rounds: 41 }, L: { warmUp: 5, rounds: 11 } };
const message = 7;

/** A full refresh in the engine against DuckDB on a wide table; both start from the same respondents and filter. */
export async function* resonance({ size: sizeName }: BenchOptions): AsyncGenerator<Ratio> {
  const size = surveySizes[sizeName];
  const one = allocateBits(size.respondents);
  setBit(one, size.respondents >> 1);
  const cases = [
    { name: `resonance/refresh ${sizeName}`, goal: 20, where: 'v3 = 1', filter: ['3.1'] },
    { name: `resonance/one-respondent ${sizeName}`, goal: 30, where: `row = ${size.respondents >> 1}`, filter: one },
  ];

  const duckdb = await import('@duckdb/node-api').catch((error: Error) => error);
  if (duckdb instanceof Error) {
    const detail = `no ratio: DuckDB cannot be loaded (${duckdb.message.split('\n')[0]})`;
    for (const { name, goal } of cases) yield { name, goal, ratio: null, detail };
    return;
  }
  const survey = generateSurvey(size);
  const dataset = datasetOf(survey);
  const instance = await duckdb.DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await loadSurvey(connection, survey);

  for (const { name, goal, where, filter } of cases) {
    const maskOf = (): Bits => (Array.isArray(filter) ? filterMask(dataset, filter).mask! : filter);
    const rival = await prepareRefresh(connection, size, message, where);
    const engine = () => countRefresh(dataset, message, maskOf());
    const check = ([ours, theirs]: readonly unknown[]): void => {
      const hashes = [hashOf(integersOf(ours as ReturnType<typeof engine>)), hashOf(theirs as number[])];
      if (hashes[0] !== hashes[1]) throw new Error(`${name}: the counts differ, ${hashes.join(' and ')}.`);
    };
    const [ours, theirs] = await interleave<unknown>([engine, rival.run], check, rounds[sizeName]);
    const figures = () => {
      const mask = maskOf();
      return [messageFigures(dataset, mask), audienceShares(dataset, `m${message}`, mask)];
    };
    const [withFigures] = await interleave([figures], () => {}, rounds[sizeName]);
    const detail = `engine ${ms(ours!)} (with intervals and tests ${ms(withFigures!)})   duckdb ${ms(theirs!)} (${rival.forms})`;
    yield { name, goal, ratio: theirs! / ours!, detail };
  }
  connection.closeSync();
  instance.closeSync();
}

const ms = (time: number): string => `${time < 1 ? time.toFixed(3) : time.toFixed(1)} ms`;
