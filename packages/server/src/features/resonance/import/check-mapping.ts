import type { ColumnMapping } from '@soundings/contract/resonance';
import { FileErrorList } from '#/platform/files/file-error-list.ts';
import { wordKey } from './word-key.ts';

interface Target {
  readonly errors: FileErrorList;
  readonly headings: readonly string[];
}

/** What is wrong with a mapping before a row is read: every error names the column and what to change. */
export function checkMapping(mapping: readonly ColumnMapping[], headings: readonly string[]): FileErrorList {
  const errors = new FileErrorList();
  for (const { column } of mapping) {
    if (column < headings.length) continue;
    errors.add('badMapping_notInFile', null, { column: column + 1, last: headings.length });
  }
  // The mapping is another file's: what else is wrong with it says nothing about this one.
  if (!errors.isEmpty) return errors;
  checkColumns(mapping, { errors, headings });
  checkMessages(mapping, { errors, headings });
  checkLoneColumns(mapping, { errors, headings });
  return errors;
}

function checkColumns(mapping: readonly ColumnMapping[], { errors, headings }: Target): void {
  const seen = new Set<number>();
  for (const { column, role, label, scale } of mapping) {
    const at = placeOf(headings, column);
    if (seen.has(column)) errors.add('badMapping_columnTwice', null, at);
    seen.add(column);
    const isRating = role === 'r1' || role === 'r2';
    if ((role === 'audience' || role === 'concept' || isRating) && label.trim() === '') {
      errors.add('badMapping_noLabel', null, at);
    }
    if (isRating && scale) checkScale(scale, at, errors);
  }
}

/** How errors name a column: by its place, from 1, and its heading. */
const placeOf = (headings: readonly string[], column: number) => ({
  column: column + 1,
  heading: headings[column] ?? '',
});

const pairOf = (headings: readonly string[], other: number, column: number) => ({
  other: other + 1,
  otherHeading: headings[other] ?? '',
  ...placeOf(headings, column),
});

function checkScale(
  { min, max, topBox, words, noAnswer = [] }: NonNullable<ColumnMapping['scale']>,
  at: ReturnType<typeof placeOf>,
  errors: FileErrorList,
): void {
  const points = max - min + 1;
  if (points < 2) errors.add('badMapping_scale', null, { ...at, min, max });
  else if (topBox >= points) errors.add('badMapping_topBox', null, { ...at, topBox, points, most: points - 1 });
  if (!words) return;
  if (words.length !== points) errors.add('badMapping_wordsCount', null, { ...at, count: words.length, points });
  const seen = new Set<string>();
  for (const word of [...words, ...noAnswer]) {
    const key = wordKey(word);
    if (key === '' || seen.has(key)) errors.add('badMapping_words', null, { ...at, word });
    seen.add(key);
  }
}

function checkMessages(mapping: readonly ColumnMapping[], { errors, headings }: Target): void {
  const rated = { r1: new Map<string, number>(), r2: new Map<string, number>() };
  for (const { column, role, label } of mapping) {
    if (role !== 'r1' && role !== 'r2') continue;
    const message = label.trim();
    const other = rated[role].get(message);
    if (other === undefined) rated[role].set(message, column);
    else {
      const measure = role.toUpperCase();
      errors.add('badMapping_messageTwice', null, { ...pairOf(headings, other, column), measure, message });
    }
  }
  for (const [message, column] of rated.r2) {
    if (!rated.r1.has(message)) errors.add('badMapping_r2Alone', null, { ...placeOf(headings, column), message });
  }
  if (rated.r1.size === 0) errors.add('badMapping_noR1', null, {});
}

/** Only one column can be the weight, and one the respondent's id. */
function checkLoneColumns(mapping: readonly ColumnMapping[], { errors, headings }: Target): void {
  for (const [wanted, code] of [
    ['weight', 'badMapping_twoWeights'],
    ['respondent', 'badMapping_twoRespondents'],
  ] as const) {
    const [first, ...others] = mapping.filter(({ role }) => role === wanted);
    for (const { column } of others) errors.add(code, null, pairOf(headings, first!.column, column));
  }
}
