import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import type { ColumnStats } from './column-stats.ts';

const watched = 3;
const summary =
  /^(?:(?:grand )?total|sum|mean|average|median|std\.? ?dev\.?|(?:ins)?gesamt|summe|mittelwert|durchschnitt|i alt|gennemsnit|total général|moyenne|media|n ?= ?\d+|bas(?:e|is))\s*:?$/iu;
const note = /^(?:sources?|quellen?|kilder?|notes?|anmerkung(?:en)?|fuente|exported|exportiert)\s*[:.]/iu;

export class LastRows {
  #rows: TableRow[] = [];

  add(batch: readonly TableRow[]): void {
    this.#rows = [...this.#rows, ...batch.slice(-watched)].slice(-watched);
  }

  /**
   * Throws UnreadableFileError where one of them is no respondent: it begins with a word for a total that no other row
   * begins with, or holds nothing but a source.
   */
  check(columns: readonly ColumnStats[]): void {
    for (const { cells, line } of this.#rows) {
      const filled = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [{ cell: cell.trim(), column }]));
      const [first] = filled;
      if (!first) continue;
      const isAlone = filled.length === 1 && columns.length > 2;
      const isNote = isAlone && (note.test(first.cell) || (first.column === 0 && isLegend(first.cell, columns[0]!)));
      if (isNote || (summary.test(first.cell) && isOnlyOne(columns[first.column], first.cell))) {
        throw new UnreadableFileError('summaryRow', { cell: first.cell }, { line });
      }
    }
  }
}

const isOnlyOne = (stats: ColumnStats | undefined, cell: string): boolean => {
  const listed = stats?.values ?? [];
  return listed.length === 0 || listed.find(({ value }) => value === cell)?.count === 1;
};

const threeWords = /\S\s+\S+\s+\S/;

/** "1 = not at all" below ids: a sentence where no other row has one. */
const isLegend = (cell: string, { samples }: ColumnStats): boolean =>
  threeWords.test(cell) && !samples.some((sample) => threeWords.test(sample));
