import type { TableRow } from './table.ts';

/** Whether a table may end within its last row: that row alone has fewer cells than there are headings. */
export class RowEnds {
  readonly #headings: number;
  #short = 0;
  #last: TableRow | null = null;

  constructor(headings: number) {
    this.#headings = headings;
  }

  add(row: TableRow): void {
    if (row.cells.length < this.#headings) this.#short++;
    this.#last = row;
  }

  /** The last row where it is cut, else null. */
  get cut(): TableRow | null {
    const last = this.#last;
    return this.#short === 1 && last !== null && last.cells.length < this.#headings ? last : null;
  }
}
