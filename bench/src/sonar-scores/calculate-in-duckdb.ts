import type { DuckDBConnection } from '@duckdb/node-api';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { ScoreRanges } from '@soundings/engine/score/calculate';
import type { Reference } from '@soundings/engine/score/reference';
import { median } from '../interleave.ts';
import { rankedInSql, scoresInSql } from './scores-in-sql.ts';

type Rows = readonly (readonly unknown[])[];
/** By brand: in front its number (in the second range anything), then nine scores and nine places. */
export interface DuckdbAnswer {
  readonly now: Rows;
  readonly before: Rows;
}

/** In the form that is faster here: one statement for both ranges, or one for each. */
export async function calculateInDuckdb(connection: DuckDBConnection, reference: Reference, ranges: ScoreRanges) {
  const sides = [ranges.comparable, ranges.compareTo].map((range, i) => scoresInSql(range, reference, `${i}`));
  const ranked = sides.map(({ result }) => rankedInSql(result));
  const each = sides.map(({ tables }, i) => `WITH ${tables} ${ranked[i]} ORDER BY brand`);
  const both = `WITH ${sides.flatMap(({ tables }) => tables)} SELECT * FROM (${ranked[0]}) JOIN (${ranked[1]}) USING (brand) ORDER BY brand`;
  const width = 1 + 2 * scoreNames.length;
  const forms = [
    {
      form: 'one statement',
      run: await prepared(connection, [both], ([rows]) => ({
        now: rows!,
        before: rows!.map((row) => row.slice(width - 1)),
      })),
    },
    {
      form: 'a statement a range',
      run: await prepared(connection, each, ([now, before]) => ({ now: now!, before: before! })),
    },
  ];
  const times: number[] = [];
  for (const { run } of forms) times.push(await timeOf(run));
  return times[0]! < times[1]! ? forms[0]! : forms[1]!;
}

async function prepared(
  connection: DuckDBConnection,
  sql: readonly string[],
  answer: (answers: Rows[]) => DuckdbAnswer,
) {
  const statements = await Promise.all(sql.map((text) => connection.prepare(text)));
  return async (): Promise<DuckdbAnswer> => {
    const answers: Rows[] = [];
    for (const statement of statements) answers.push((await statement.runAndReadAll()).getRowsJS());
    return answer(answers);
  };
}

/** Scores of both ranges, score by score and brand by brand, then ranks; −1 for none. */
export function numbersOf({ now, before }: DuckdbAnswer): number[] {
  const count = scoreNames.length;
  const column = (rows: Rows, at: number, factor: number): number[] =>
    rows.map((row) => (row[at] === null ? -1 : Math.round(Number(row[at]) * factor)));
  const columns = (rows: Rows, from: number, factor: number): number[] =>
    scoreNames.flatMap((_, i) => column(rows, from + i, factor));
  return [now, before]
    .flatMap((rows) => columns(rows, 1, 1e6))
    .concat([now, before].flatMap((rows) => columns(rows, 1 + count, 1)));
}

async function timeOf(run: () => Promise<DuckdbAnswer>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times.slice(1));
}
