import type { Calculations } from '@soundings/contract/sonar/scores';
import type { Language } from '#/lib/i18n.ts';
import type { TableFile } from '../source/sonar-source.ts';
import { rangeText } from './day-text.ts';
import type { ExportedTable } from './exported-table.ts';

/** What the call takes at most, see tableLimits of the contract, which no page should carry its schemas for. */
const most = { rows: 5000, title: 200, heading: 200, text: 2000 } as const;
const decimals = 100;

type Cell = string | number | null;

/** Two decimals are more than any figure here is known by. */
const written = (cell: Cell): Cell => {
  if (typeof cell === 'string') return cell.slice(0, most.text);
  return cell === null || !Number.isFinite(cell) ? null : Math.round(cell * decimals) / decimals;
};

/** What is sent for a file. */
export const tableFile = (
  { title, columns, rows, notes = [] }: ExportedTable,
  format: TableFile['format'],
  lang: Language,
  more: readonly string[],
): TableFile => ({
  title: title.slice(0, most.title),
  format,
  lang,
  columns: columns.map((column) => column.slice(0, most.heading)),
  rows: rows.slice(0, most.rows).map((row) => row.map(written)),
  notes: [...notes, ...more],
});

/** What a file of a table or a chart is called: its project, what it shows, and of which days. */
export const fileTitle = (
  { projectName, ranges }: Pick<Calculations, 'projectName' | 'ranges'>,
  title: string,
): string => `${projectName}, ${title}, ${rangeText(ranges.comparable)}`;
