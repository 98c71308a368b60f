import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';
import type { SurveySize } from './generate-survey.ts';
import { median } from './interleave.ts';

type Query = Readonly<Record<string, string>>;
type Rows = readonly (readonly unknown[])[];

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** One scan for all messages, in the forms that came near to the fastest. */
const messageForms = ({ messages }: SurveySize, where: string): Query => {
  const form = (positive: (column: string) => string): string => {
    const columns = range(messages).flatMap((m) => [`a${m}`, `b${m}`]);
    return `SELECT ${columns.map((c) => `count(${c}), ${positive(c)}`)} FROM survey WHERE ${where}`;
  };
  return { count_if: form((c) => `count_if(${c} = 1)`), sum: form((c) => `sum(${c}::INTEGER)`) };
};

/**
 * Of each question, by its answer: how many messages those who gave it answered in all, and positively. With one scan
 * for all, and a product or a condition an answer, it takes twice as long.
 */
const ratingForms = ({ messages }: SurveySize, where: string): Query => {
  const questions = range(messages).flatMap((m) => [
    { column: `a${m}`, side: 'a' },
    { column: `b${m}`, side: 'b' },
  ]);
  const grouped = questions.map(
    ({ column, side }, i) =>
      `SELECT ${i}, ${column}, sum(${side}_n::INTEGER), sum(${side}_y::INTEGER) FROM filtered GROUP BY ${column}`,
  );
  return {
    'group by each': `WITH filtered AS MATERIALIZED (SELECT * FROM survey WHERE ${where}) ${grouped.join(' UNION ALL ')}`,
  };
};

/** Of each measure, how many rated anything, and Σn², Σny and Σy² of how many they rated, and how many of them positively. */
const clusterForms = (where: string): Query => {
  const sums = ['a', 'b'].map((side) => {
    const [n, y] = [`${side}_n::INTEGER`, `${side}_y::INTEGER`];
    return `count_if(${side}_n > 0), sum(${n} * ${n}), sum(${n} * ${y}), sum(${y} * ${y})`;
  });
  return { sums: `SELECT ${sums} FROM survey WHERE ${where}` };
};

/** Rows of variable, label and the four counts. FILTER per audience is left out: it takes seconds. */
const audienceForms = ({ variables }: SurveySize, message: number, where: string): Query => {
  const v = range(variables);
  const columns = v.map((i) => `v${i}`);
  const counts = 'count(a), sum(a), count(b), sum(b)';
  const filtered = `SELECT ${columns}, a${message} a, b${message} b FROM survey WHERE ${where}`;
  const byVariable = v.map((i) => `SELECT ${i}, v${i}, ${counts} FROM filtered GROUP BY v${i}`);
  const sets = columns.map((column) => `(${column})`);
  // Columns outside a grouping set are null, so the one that is not is the label.
  const variable = `CASE ${v.map((i) => `WHEN v${i} IS NOT NULL THEN ${i}`).join(' ')} END`;
  const unpivoted = `SELECT a, b, unnest(range(${variables})) AS nr, unnest([${columns}]) AS label FROM (${filtered})`;
  return {
    'union all': `WITH filtered AS MATERIALIZED (${filtered}) ${byVariable.join(' UNION ALL ')}`,
    'grouping sets': `SELECT ${variable}, coalesce(${columns}), ${counts} FROM (${filtered}) GROUP BY GROUPING SETS (${sets})`,
    unnest: `SELECT nr, label, ${counts} FROM (${unpivoted}) GROUP BY nr, label`,
  };
};

/** Rows of the answer to the message, then the counts of all other messages. */
const correlationForms = ({ messages }: SurveySize, message: number, where: string): Query => {
  const columns = range(messages).flatMap((m) => (m === message ? [] : [`a${m}`, `b${m}`]));
  const counts = columns.map((c) => `count(${c}), sum(${c}::INTEGER)`);
  const among = (answer: number): string =>
    `SELECT ${answer}, ${counts} FROM survey WHERE (${where}) AND a${message} = ${answer}`;
  return {
    'group by': `SELECT a${message}, ${counts} FROM survey WHERE (${where}) AND a${message} IS NOT NULL GROUP BY a${message}`,
    'two scans': `${among(0)} UNION ALL ${among(1)}`,
  };
};

/** @param tries of each form; the fastest by its median is taken */
export async function prepareRefresh(
  connection: DuckDBConnection,
  size: SurveySize,
  message: number,
  where: string,
  tries = 5,
) {
  const all = await fastest(connection, messageForms(size, where), tries);
  const ratings = await fastest(connection, ratingForms(size, where), tries);
  const clusters = await fastest(connection, clusterForms(where), tries);
  const one = await fastest(connection, audienceForms(size, message, where), tries);
  const others = await fastest(connection, correlationForms(size, message, where), tries);
  return {
    forms: `${all.name}, ${ratings.name}, ${one.name}, ${others.name}`,
    run: async (): Promise<number[]> => [
      ...(await rowsOf(clusters.statement))[0]!.map(Number),
      ...ratingsInOrder(await rowsOf(ratings.statement), size),
      ...(await rowsOf(all.statement))[0]!.map(Number),
      ...audiencesInOrder(await rowsOf(one.statement), size),
      ...correlationsInOrder(await rowsOf(others.statement), size),
    ],
  };
}

const rowsOf = async (statement: DuckDBPreparedStatement): Promise<Rows> =>
  (await statement.runAndReadAll()).getRowsJS();

/** Of each question the sums over both answers, then over the positive one. */
function ratingsInOrder(rows: Rows, { messages }: SurveySize): number[] {
  const integers: number[] = Array(messages * 8).fill(0);
  for (const [question, answer, answered, positive] of rows) {
    if (answer === null) continue;
    const from = Number(question) * 4;
    for (const [i, sum] of [answered, positive].entries()) {
      integers[from + i]! += Number(sum);
      if (Number(answer) === 1) integers[from + 2 + i] = Number(sum);
    }
  }
  return integers;
}

/** Puts the groups into the order of variables and labels; a label that nobody has left counts 0. */
function audiencesInOrder(rows: Rows, { variables, labels }: SurveySize): number[] {
  const integers: number[] = Array(variables * labels * 4).fill(0);
  for (const [variable, label, ...counts] of rows) {
    if (label === null) continue;
    const from = (Number(variable) * labels + Number(label)) * 4;
    for (const [i, count] of counts.entries()) integers[from + i] = Number(count);
  }
  return integers;
}

/** Those who like the message first; where there are none, all counts are 0. */
function correlationsInOrder(rows: Rows, { messages }: SurveySize): number[] {
  return [1, 0].flatMap((answer) => {
    const [, ...counts] = rows.find((row) => row[0] === answer) ?? [];
    return counts.length > 0 ? counts.map(Number) : Array<number>((messages - 1) * 4).fill(0);
  });
}

async function fastest(connection: DuckDBConnection, forms: Query, tries: number) {
  const tried = [];
  for (const [name, sql] of Object.entries(forms)) {
    const statement = await connection.prepare(sql);
    const times: number[] = [];
    for (let run = 0; run < tries; run++) {
      const start = performance.now();
      await rowsOf(statement);
      times.push(performance.now() - start);
    }
    tried.push({ name, statement, time: median(times) });
  }
  return tried.sort((a, b) => a.time - b.time)[0]!;
}
