import { createBreath } from '#/platform/breathe.ts';
import type { Table, TableRow } from '#/platform/files/table-row.ts';
import { findHeadings } from './find-headings.ts';

/** A table whose headings are read; `body` gives the rows below them, once. */
export interface HeadedTable {
  readonly name: string;
  readonly headings: readonly string[];
  readonly body: AsyncGenerator<TableRow[]>;
}

/** The most heading rows that `findHeadings` knows. */
const headingRows = 3;

/** Reads the headings of a table; null where it has no filled row. */
export async function readHeadedTable(table: Table, signal?: AbortSignal): Promise<HeadedTable | null> {
  const batches = table.rows(signal);
  const first: TableRow[] = [];
  while (first.length < headingRows) {
    const next = await batches.next();
    if (next.done) break;
    first.push(...next.value);
  }
  if (first.length === 0) return null;
  const { names, rows } = await findHeadings(first.slice(0, headingRows), createBreath(signal));
  const body = bodyOf(first.slice(rows), batches);
  await body.next();
  return { name: table.name, headings: names, body };
}

async function* bodyOf(first: TableRow[], batches: AsyncGenerator<TableRow[]>): AsyncGenerator<TableRow[]> {
  try {
    // Where it stands once it is handed out: `return` closes the file only of a generator that has begun.
    yield [];
    if (first.length > 0) yield first;
    yield* batches;
  } finally {
    await batches.return(undefined);
  }
}
