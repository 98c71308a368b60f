import type { ColumnMapping } from '@soundings/contract/resonance';
import { FileErrorList } from './file-error-list.ts';

const title = 'The columns are not assigned well';

/** What is wrong with a mapping before a row is read: every error names the column and what to change. */
export function checkMapping(mapping: readonly ColumnMapping[], headings: readonly string[]): FileErrorList {
  const errors = new FileErrorList();
  const add = (text: string): void => errors.add(title, null, text);
  const seen = new Set<number>();
  for (const given of mapping) {
    const { column, role, label, scale } = given;
    const name = columnName(headings, column);
    if (column >= headings.length) {
      add(`${name} is not in the file, which has ${headings.length} columns. Upload the file again and assign anew.`);
    }
    if (seen.has(column)) add(`${name} is assigned twice. Assign it once.`);
    seen.add(column);
    if ((role === 'audience' || role === 'concept' || role === 'r1' || role === 'r2') && label.trim() === '') {
      add(`${name} has no label. Write what it shows or which message it rates.`);
    }
    if ((role === 'r1' || role === 'r2') && scale) checkScale(scale, name, add);
  }
  checkMessages(mapping, headings, add);
  for (const role of ['weight', 'respondent'] as const) {
    const columns = mapping.filter((given) => given.role === role).map(({ column }) => columnName(headings, column));
    if (columns.length > 1)
      add(`More than one column is the ${role}: ${columns.join(', ')}. Keep one, ignore the others.`);
  }
  return errors;
}

/** How messages name a column: by its place, from 1, and its heading. */
export const columnName = (headings: readonly string[], column: number): string => {
  const heading = headings[column];
  return `Column ${column + 1}${heading === undefined ? '' : ` "${heading.slice(0, 100)}"`}`;
};

function checkScale(
  { min, max, topBox }: NonNullable<ColumnMapping['scale']>,
  name: string,
  add: (text: string) => void,
): void {
  const points = max - min + 1;
  if (points < 2) add(`${name} has a scale from ${min} to ${max}. The highest answer must be above the lowest.`);
  else if (topBox >= points) {
    add(
      `${name} counts the top ${topBox} of ${points} points as positive, so every answer would be. Choose at most ${points - 1}.`,
    );
  }
}

function checkMessages(
  mapping: readonly ColumnMapping[],
  headings: readonly string[],
  add: (text: string) => void,
): void {
  const rated = { r1: new Map<string, number>(), r2: new Map<string, number>() };
  for (const { column, role, label } of mapping) {
    if (role !== 'r1' && role !== 'r2') continue;
    const message = label.trim();
    const other = rated[role].get(message);
    if (other !== undefined) {
      const both = `${columnName(headings, other)} and ${columnName(headings, column)}`;
      add(
        `${both} are both ${role.toUpperCase()} of "${message.slice(0, 100)}". Give them different messages, or ignore one.`,
      );
    } else rated[role].set(message, column);
  }
  for (const [message, column] of rated.r2) {
    if (rated.r1.has(message)) continue;
    add(
      `${columnName(headings, column)} is R2 of "${message.slice(0, 100)}", which has no R1. Assign a column as its R1, or make this one R1.`,
    );
  }
  if (rated.r1.size === 0) add('No column is R1. Assign at least one column that rates a message.');
}
