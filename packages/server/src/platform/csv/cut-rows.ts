import { shapeOf } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';

/** Programs that leave empty cells at the end of rows off do so for more rows than these. */
const mostPieces = 8;
const fewestRows = 10;
const mostRuns = 1000;

/** Rows between two whole ones that are too short. */
interface ShortRows {
  readonly line: number;
  count: number;
  cells: number;
  readonly beginnings: { readonly cell: string; readonly line: number }[];
}

/**
 * Finds rows of a csv that a line break cuts, for the cell that holds it has no quotation marks: a piece doesn't begin as
 * whole rows do, or the pieces together have the cells of whole rows.
 */
export class CutRows {
  #width = 0;
  #whole = 0;
  #shapes = new Set<string>();
  #open: ShortRows | null = null;
  #runs: ShortRows[] = [];

  /** Rows in their order, the headings first. */
  add(cells: readonly string[], line: number): void {
    const first = cells[0]!.trim();
    if (cells.length < this.#width) {
      this.#open ??= { line, count: 0, cells: 0, beginnings: [] };
      this.#open.count++;
      this.#open.cells += cells.length;
      if (first !== '' && this.#open.beginnings.length < mostPieces) this.#open.beginnings.push({ cell: first, line });
      return;
    }
    if (cells.length > this.#width) this.#begin(cells.length);
    else {
      this.#whole++;
      if (first !== '' && this.#shapes.size < 2) this.#shapes.add(shapeOf(first));
    }
    if (this.#open && this.#open.beginnings.length > 0 && this.#runs.length < mostRuns) this.#runs.push(this.#open);
    this.#open = null;
  }

  /** After the last row. Throws UnreadableFileError for the first row that is cut. */
  check(): void {
    const [shape] = this.#shapes;
    if (this.#whole >= fewestRows && this.#shapes.size === 1 && /\d/.test(shape!)) this.#checkBeginnings(shape!);
    else {
      const cut = this.#runs.filter((rows) => this.#isWhole(rows));
      if (cut.length > 0 && cut.length === this.#runs.length) throw cutError(cut[0]!);
    }
  }

  #begin(width: number): void {
    this.#width = width;
    this.#whole = 0;
    this.#shapes = new Set();
    this.#runs = [];
    this.#open = null;
  }

  #checkBeginnings(shape: string): void {
    for (const rows of this.#runs) {
      const other = rows.beginnings.find(({ cell }) => shapeOf(cell) !== shape);
      if (!other) continue;
      if (this.#isWhole(rows)) throw cutError(rows);
      throw new UnreadableFileError('rowCut_begin', { cell: other.cell }, { line: other.line });
    }
  }

  /** A row that is cut has a cell more with each cut. */
  #isWhole({ count, cells }: ShortRows): boolean {
    const rows = (cells - count) / (this.#width - 1);
    return count >= 2 && count <= mostPieces && rows >= 1 && Number.isInteger(rows);
  }
}

const cutError = ({ line }: ShortRows) => new UnreadableFileError('rowCut', {}, { line });
