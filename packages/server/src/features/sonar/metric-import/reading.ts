import type { DateOrder, DecimalMark, MetricRole } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricColumn, MetricMapping } from '@soundings/contract/sonar/metric-import';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import type { BrandIndex, IndexedBrand } from './brand-index.ts';

/** A column that is read. */
export interface PlacedColumn extends MetricColumn {
  readonly heading: string;
}

/** A cell, and where it is: `column` counts from 1. */
export interface PlacedCell {
  readonly column: number;
  readonly heading: string;
  readonly cell: string;
}

/** What rows are read with. */
export interface Reading {
  readonly mapping: MetricMapping;
  readonly columns: readonly PlacedColumn[];
  readonly order: DateOrder | null;
  readonly mark: DecimalMark | null;
  readonly brands: BrandIndex;
  readonly brandOfFile: IndexedBrand | null;
  readonly errors: FileErrorList;
  /** The last day that may be given, YYYY-MM-DD. */
  readonly lastDay: string;
}

/** The cell of a column in a row. */
export const cellIn = ({ column, heading }: PlacedColumn, { cells }: TableRow): PlacedCell => ({
  column,
  heading,
  cell: (cells[column - 1] ?? '').trim(),
});

/** The column of a role; null where none has it. */
export const columnOf = ({ columns }: Reading, role: MetricRole): PlacedColumn | null =>
  columns.find((column) => column.role === role) ?? null;

/** The cell of a role in a row; null where no column has it. */
export const cellOf = (reading: Reading, role: MetricRole, row: TableRow): PlacedCell | null => {
  const column = columnOf(reading, role);
  return column && cellIn(column, row);
};
