import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { missing, type Survey } from './generate-survey.ts';

/**
 * Loads a survey into a wide table `survey`: row, v0 …, then a0 …, b0 … for R1 and R2 of each message, and how many of
 * them each respondent answered (a_n, b_n) and positively (a_y, b_y), which the engine keeps too.
 */
export async function loadSurvey(connection: DuckDBConnection, survey: Survey): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  try {
    const path = join(folder, 'survey.csv');
    await writeCsv(path, survey);
    const columns = [
      ...survey.audienceColumns.map((_, v) => `v${v} UTINYINT`),
      ...survey.r1Columns.map((_, m) => `a${m} UTINYINT`),
      ...survey.r2Columns.map((_, m) => `b${m} UTINYINT`),
    ];
    await connection.run(`CREATE TABLE survey (row UINTEGER, ${columns.join(', ')})`);
    await connection.run(`COPY survey FROM '${path}' (HEADER false, DELIMITER ',', NULLSTR '')`);
    for (const [side, { length }] of [
      ['a', survey.r1Columns],
      ['b', survey.r2Columns],
    ] as const) {
      const answers = Array.from({ length }, (_, m) => `${side}${m}`);
      const sum = (form: (column: string) => string): string => answers.map(form).join(' + ');
      await connection.run(`ALTER TABLE survey ADD COLUMN ${side}_n USMALLINT`);
      await connection.run(`ALTER TABLE survey ADD COLUMN ${side}_y USMALLINT`);
      await connection.run(
        `UPDATE survey SET ${side}_n = ${sum((c) => `(${c} IS NOT NULL)::USMALLINT`)}, ${side}_y = ${sum((c) => `coalesce(${c}, 0)::USMALLINT`)}`,
      );
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeCsv(path: string, { respondents, audienceColumns, r1Columns, r2Columns }: Survey): Promise<void> {
  const file = await open(path, 'w');
  const columns = [...audienceColumns, ...r1Columns, ...r2Columns];
  for (let from = 0; from < respondents; from += 1000) {
    let lines = '';
    for (let row = from; row < Math.min(respondents, from + 1000); row++) {
      lines += row;
      for (const column of columns) lines += column[row] === missing ? ',' : `,${column[row]}`;
      lines += '\n';
    }
    await file.write(lines);
  }
  await file.close();
}
