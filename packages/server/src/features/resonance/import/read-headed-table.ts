import { createYield } from '#/platform/event-loop.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { Table, TableRow } from '#/platform/tables/table.ts';
import { findHeadings } from './find-headings.ts';

/** A table whose headings are read; `body` gives the rows below them, once. */
export interface HeadedTable {
  readonly name: string;
  readonly headings: readonly string[];
  /** The line of the first row of headings, and how many there are. */
  readonly headerRow: number;
  readonly headerRows: number;
  readonly isCertain: boolean;
  /** The first rows of the table as they stand in the file, and how many of them are above the headings. */
  readonly top: readonly TableRow[];
  readonly above: number;
  readonly body: AsyncGenerator<TableRow[]>;
}

/** Where the headings stand; what is left out is found. */
export interface HeaderPlace {
  readonly headerRow?: number | undefined;
  readonly headerRows?: number | undefined;
}

/** Rows that are looked at for the headings, and rows that a title may take. */
const firstRows = 20;
const mostLines = 100;

/**
 * Reads the headings of a table; null where it has no filled row. Throws UnreadableFileError where the row that is to
 * hold them is none.
 */
export async function readHeadedTable(
  table: Table,
  signal?: AbortSignal,
  { headerRow, headerRows }: HeaderPlace = {},
): Promise<HeadedTable | null> {
  const batches = table.rows(signal);
  const first: TableRow[] = [];
  const wanted = headerRow === undefined ? firstRows : mostLines + firstRows;
  while (first.length < wanted) {
    const next = await batches.next();
    if (next.done) break;
    first.push(...next.value);
  }
  if (first.length === 0) return null;
  const at = headerRow === undefined ? undefined : first.findIndex(({ line }) => line === headerRow);
  if (at === -1) {
    await batches.return(undefined);
    throw new UnreadableFileError('badMapping_headerRow', { row: headerRow! });
  }
  const looked = first.slice(0, (at ?? 0) + firstRows);
  const { names, from, rows, isCertain } = await findHeadings(looked, createYield(signal), {
    from: at,
    rows: headerRows,
  });
  const body = bodyOf(first.slice(from + rows), batches);
  await body.next();
  return {
    ...{ name: table.name, headings: names, body, isCertain },
    ...{ headerRow: first[from]!.line, headerRows: rows },
    ...{ top: first.slice(0, Math.max(firstRows / 2, from + rows)), above: from },
  };
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
