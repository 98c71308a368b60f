import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { copyText } from './column-stats.ts';
import { importLimits } from './import-limits.ts';
import { isMissing } from './is-missing.ts';

/** Puts one cell of a column into the dataset, or reports what is wrong with it. `row` is the builder's, `line` the file's. */
export type CellReader = (cell: string, row: number, line: number) => void;

/**
 * Adds an audience variable and makes the reader of its cells; a missing value puts the respondent into no audience.
 * `onTooMany` is told once of the line in which there are more than 500 different values.
 */
export function createAudienceReader(
  builder: DatasetBuilder,
  header: string,
  onTooMany: (line: number, most: number) => void,
): CellReader {
  const variable = builder.addVariable(header);
  const max = importLimits.audiencesPerVariable;
  /** Cell → label; null where it is missing. */
  const labels = new Map<string, string | null>();
  const distinct = new Set<string>();
  let isTooMany = false;
  const readLabel = (cell: string, line: number): string | null => {
    if (isMissing(cell)) return null;
    const label = copyText(cell.trim());
    if (distinct.size >= max && !distinct.has(label)) {
      if (!isTooMany) onTooMany(line, max);
      isTooMany = true;
      return null;
    }
    distinct.add(label);
    labels.set(copyText(cell), label);
    return label;
  };
  return (cell, row, line) => {
    const known = labels.get(cell);
    const label = known === undefined ? readLabel(cell, line) : known;
    if (label !== null) builder.setAudience(row, variable, label);
  };
}
