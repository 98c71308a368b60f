import { metricFileLimits } from '@soundings/contract/sonar/metric-file-choices';
import type { TableRow } from '#/platform/files/table-row.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { openTables } from '#/platform/tables/open-tables.ts';

/** The first sheet of a file that is shown and filled, from its headings on. */
export interface MetricTable {
  readonly headings: readonly string[];
  readonly headLine: number;
  /** '' of a csv. */
  readonly sheet: string;
  /** The rows below the headings, as often as needed, a few at a time; other work gets a turn between. */
  rows(): AsyncGenerator<readonly TableRow[]>;
}

/** A title and remarks may stand above the headings, which fill more than one cell. */
const headRows = 10;
const isHead = ({ cells }: TableRow): boolean => cells.filter((cell) => cell.trim() !== '').length > 1;

const findHead = async (rows: AsyncGenerator<TableRow[]>): Promise<TableRow | null> => {
  const first: TableRow[] = [];
  for await (const batch of rows) {
    first.push(...batch.slice(0, headRows));
    if (first.length >= headRows) break;
  }
  return first.slice(0, headRows).find(isHead) ?? first[0] ?? null;
};

/** So many rows are read by one step that others get their turn between two. */
const rowsAtOnce = 500;

/**
 * Gives the table of an xlsx or csv file to a step; null where no sheet has a filled row. Throws UnreadableFileError
 * and the signal's reason.
 */
export const withMetricTable = async <T>(
  path: string,
  signal: AbortSignal | undefined,
  use: (table: MetricTable | null) => Promise<T>,
): Promise<T> => {
  const file = await openTables(path, signal);
  try {
    for (const table of file.tables.filter(({ hidden }) => !hidden)) {
      const head = await findHead(table.rows(signal));
      if (!head) continue;
      async function* rows() {
        for await (const batch of table.rows(signal)) {
          const below = batch[0]!.line > head!.line ? batch : batch.filter(({ line }) => line > head!.line);
          for (let at = 0; at < below.length; at += rowsAtOnce) yield below.slice(at, at + rowsAtOnce);
        }
      }
      const headings = head.cells.map((cell) => cell.trim());
      const { columns: most } = metricFileLimits;
      if (headings.length > most) throw new UnreadableFileError('tooManyColumns_sheet', { most });
      return await use({ headings, headLine: head.line, sheet: table.name, rows });
    }
    return await use(null);
  } finally {
    file.close();
  }
};
