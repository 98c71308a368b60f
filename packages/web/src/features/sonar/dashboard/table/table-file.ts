import type { Calculations } from '@soundings/contract/sonar/scores';
import type { Language } from '#/lib/i18n.ts';
import type { TableFile } from '../dashboard.api.ts';
import { rangeText } from '../period/days.ts';

export interface ExportedTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** As many cells as columns; null is an empty cell. */
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly notes?: readonly string[];
}

/** What the call takes at most, see tableLimits of the contract, which no page should carry its schemas for. */
const maxSizes = { rows: 5000, title: 200, heading: 200, text: 2000 } as const;
const decimals = 100;

type Cell = string | number | null;

const toCell = (cell: Cell): Cell => {
  if (typeof cell === 'string') return cell.slice(0, maxSizes.text);
  return cell === null || !Number.isFinite(cell) ? null : Math.round(cell * decimals) / decimals;
};

export const tableFile = (
  { title, columns, rows, notes = [] }: ExportedTable,
  format: TableFile['format'],
  lang: Language,
  more: readonly string[],
): TableFile => ({
  title: title.slice(0, maxSizes.title),
  format,
  lang,
  columns: columns.map((column) => column.slice(0, maxSizes.heading)),
  rows: rows.slice(0, maxSizes.rows).map((row) => row.map(toCell)),
  notes: [...notes, ...more],
});

export const fileTitle = (
  { projectName, ranges }: Pick<Calculations, 'projectName' | 'ranges'>,
  title: string,
): string => `${projectName}, ${title}, ${rangeText(ranges.comparable)}`;
