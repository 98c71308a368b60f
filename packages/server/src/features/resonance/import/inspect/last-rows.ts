import { shapeOf } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { footRows, saysSource, saysTotal } from '#/platform/tables/foot-row.ts';
import { RowEnds } from '#/platform/tables/row-ends.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import type { ColumnStats } from './column-stats.ts';

const mostBelow = 30;
const fewestColumns = 4;
/** Tables with more blank lines have them between respondents, too. */
const mostGaps = 2;

export class LastRows {
  #rows: TableRow[] = [];
  /** Those behind the last blank line, while they are few. */
  #below: TableRow[] = [];
  #gaps = 0;
  #line = 0;
  readonly #ends: RowEnds;

  constructor(width: number) {
    this.#ends = new RowEnds(width);
  }

  add(batch: readonly TableRow[]): void {
    this.#rows = [...this.#rows, ...batch.slice(-footRows)].slice(-footRows);
    for (const row of batch) {
      this.#ends.add(row);
      if (this.#line > 0 && row.line > this.#line + 1) {
        this.#gaps++;
        this.#below = [row];
      } else if (this.#below.length > 0) this.#below = this.#below.length < mostBelow ? [...this.#below, row] : [];
      this.#line = row.line;
    }
  }

  /**
   * Throws UnreadableFileError where one of them is no respondent: it begins with a word for a total that no other row
   * begins with, holds nothing but a source, or is the only one without an id, or with a word for one; or where a smaller
   * table follows behind a blank line.
   */
  check(columns: readonly ColumnStats[]): void {
    this.#checkSecondTable(columns.length);
    const withoutId = this.#rows.filter(({ cells }) => (cells[0] ?? '').trim() === '').length;
    for (const { cells, line } of this.#rows) {
      const filled = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [{ cell: cell.trim(), column }]));
      const [first] = filled;
      if (!first) continue;
      const isAlone = filled.length === 1 && columns.length > 2;
      const isNote = isAlone && (saysSource(first.cell) || (first.column === 0 && isLegend(first.cell, columns[0]!)));
      const isTotal = saysTotal(first.cell) && isOnlyOne(columns[first.column], first.cell);
      const isNoId = first.column === 0 && !isOfIds(first.cell, columns[0]!);
      if (isNote || isTotal || isNoId) throw new UnreadableFileError('summaryRow', { cell: first.cell }, { line });
      if (first.column > 0 && holdsIds(columns[0]!) && columns[0]!.missing === withoutId) {
        throw new UnreadableFileError('summaryRow_noId', {}, { line });
      }
    }
  }

  /** The line of the last row where it alone has fewer cells than there are headings: whoever wrote the file may not have come to its end. */
  get cutLine(): number | null {
    return this.#ends.cut?.line ?? null;
  }

  #checkSecondTable(columns: number): void {
    const filled = this.#below.map(listFilled);
    const [first] = filled;
    if (!first || this.#gaps > mostGaps || columns < fewestColumns || filled.some(({ length }) => length * 2 > columns))
      return;
    throw new UnreadableFileError('summaryRow', { cell: first[0]! }, { line: this.#below[0]!.line });
  }
}

const listFilled = ({ cells }: TableRow): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const isOnlyOne = (stats: ColumnStats | undefined, cell: string): boolean => {
  const listed = stats?.values ?? [];
  return listed.length === 0 || listed.find(({ value }) => value === cell)?.count === 1;
};

const threeWords = /\S\s+\S+\s+\S/;

/** "1 = not at all" below ids: a sentence where no other row has one. */
const isLegend = (cell: string, { samples }: ColumnStats): boolean =>
  threeWords.test(cell) && !samples.some((sample) => threeWords.test(sample));

const fewestIds = 10;

/** Whether a column has another cell for nearly each respondent, all of one form and with digits: 17, P17, R-2026-17. */
const holdsIds = ({ samples, answered, isNearlyUnique }: ColumnStats): boolean =>
  answered >= fewestIds && isNearlyUnique && /\d/.test(samples[0] ?? '') && new Set(samples.map(shapeOf)).size === 1;

const longWord = /\p{L}{3,}/u;

/** "Bottom 2 Box" below P17 is no id: it has a word that they lack. */
const isOfIds = (cell: string, ids: ColumnStats): boolean =>
  !holdsIds(ids) || (/\d/.test(cell) && (!longWord.test(cell) || longWord.test(ids.samples[0]!)));
