import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { columnOf, type DatasetColumn, headingKey } from './dataset-columns.ts';

export interface FoundColumn {
  /** Counts from 0. */
  readonly at: number;
  readonly heading: string;
  readonly rank: number;
}

export type FoundColumns = ReadonlyMap<DatasetColumn, FoundColumn>;

export interface HeadedRows {
  readonly columns: FoundColumns;
  /** Whether it is an extract of Wikidata, which knows no name of some brands. */
  readonly isOfWikidata: boolean;
  /** Those below the headings. */
  readonly rows: readonly TableRow[];
}

/** Columns that are looked at, and characters that a heading may have: beyond these, none is of a brand. */
const mostColumns = 500;
const longestHeading = 200;

const headingsOf = ({ cells }: TableRow): string[] =>
  cells.slice(0, mostColumns).map((cell) => (cell.length > longestHeading ? '' : cell.trim()));

/** Where several columns mean the same, the one with the name that is preferred; two of one name are an error. */
const columnsOf = (headings: readonly string[], line: number, errors: FileErrorList): FoundColumns => {
  const found = new Map<DatasetColumn, FoundColumn>();
  for (const [at, heading] of headings.entries()) {
    const meant = columnOf(heading);
    if (!meant) continue;
    const { column, rank } = meant;
    const other = found.get(column);
    if (other && other.rank === rank) {
      const where = { other: other.at + 1, otherHeading: other.heading, column: at + 1, heading };
      errors.add('brandColumnTwice', line, where);
    }
    if (!other || rank < other.rank) found.set(column, { at, heading, rank });
  }
  return found;
};

/** A title and remarks may stand above the headings. */
const headRows = 10;

/** Where the headings stand among the first rows of a file; -1 where no column is a domain. */
const findHead = async (table: readonly TableRow[], breathe: YieldToEventLoop): Promise<number> => {
  for (const [at, row] of table.slice(0, headRows).entries()) {
    if (headingsOf(row).some((heading) => columnOf(heading)?.column === 'domain')) return at;
    await breathe();
  }
  return -1;
};

/**
 * The headings among the first rows of a file, and the rows below them; null, and an error, where no column is a domain.
 * Of a row, 500 columns are looked at. Throws what the breath throws.
 */
export const findColumns = async (
  table: readonly TableRow[],
  errors: FileErrorList,
  breathe: YieldToEventLoop,
): Promise<HeadedRows | null> => {
  const at = await findHead(table, breathe);
  const head = table[at];
  if (head) {
    const headings = headingsOf(head);
    const isOfWikidata = headings.some((heading) => headingKey(heading) === 'wikidata');
    return { columns: columnsOf(headings, head.line, errors), isOfWikidata, rows: table.slice(at + 1) };
  }
  const { line, cells } = table[0]!;
  const first = cells.slice(0, mostColumns).map((cell) => cell.trim());
  errors.add('noDomainColumn', line, { headings: first.filter((cell) => cell !== '') });
  return null;
};
