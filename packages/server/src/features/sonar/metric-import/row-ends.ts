import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import type { MetricTable } from './metric-table.ts';

const fewestRows = 3;

/** Whether a text ends within its last row: that row alone has fewer cells than there are headings. */
export class RowEnds {
  readonly #headings: number;
  readonly #isText: boolean;
  #rows = 0;
  #short = 0;
  #last: TableRow | null = null;

  constructor({ headings, isText }: MetricTable) {
    this.#headings = headings.length;
    this.#isText = isText;
  }

  add(row: TableRow): void {
    this.#rows++;
    if (row.cells.length < this.#headings) this.#short++;
    this.#last = row;
  }

  report(errors: FileErrorList): void {
    const last = this.#last;
    if (!this.#isText || last === null || this.#rows < fewestRows || this.#short !== 1) return;
    if (last.cells.length < this.#headings) {
      errors.add('metricCutOff', last.line, { cells: last.cells.length, most: this.#headings });
    }
  }
}
