import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Entry } from './entry.ts';

export type EntryField = 'rank' | 'company' | ScoreName;
export type EntrySort = EntryField | `-${EntryField}`;

/** The order that an address asks for, where a table has that column; else its first score, highest first. */
export function entrySortOf(text: string | undefined, scores: readonly ScoreName[]): EntrySort {
  const fields: readonly EntryField[] = ['rank', 'company', ...scores];
  const field = fields.find((known) => known === text || `-${known}` === text);
  if (field === undefined) return `-${scores[0] ?? scoreNames[0]}`;
  return text?.startsWith('-') ? `-${field}` : field;
}

/** In order; unknown figures come last either way, equal ones by name. Ranks are those of the first score. */
export function sortEntries(entries: readonly Entry[], sort: EntrySort, scores: readonly ScoreName[]): Entry[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace(/^-/, '') as EntryField;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  if (field === 'company') return entries.toSorted((one, other) => sign * compare(one.name, other.name));
  const figureOf = ({ levels }: Entry) =>
    field === 'rank' ? levels[scores[0] ?? 'powerrank'].rank : levels[field].score;
  return entries.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || compare(one.name, other.name);
    return sign * (a - b) || compare(one.name, other.name);
  });
}
