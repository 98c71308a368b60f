import type { ColumnMapping, Recode } from '@soundings/contract/resonance/mapping';
import type { ColumnStats } from './column-stats.ts';
import { findStems, headingSays } from './heading-words.ts';

/** So many columns of the same answers ask the same about each message. */
const fewestColumns = 3;
const fewestPoints = 3;
/** More different words are rather brands or towns; there are 13 letter grades from A+ to F. */
const mostWords = 7;
/** A shorter heading is the name of something, not a message. */
const fewestWords = 3;
const reasons: readonly Recode['reason'][] = ['unknownWords', 'gradesMaybe', 'unknownEnds'];

/**
 * Columns that most likely are ratings although nobody knows their answers: at least three in a row on one scale of a
 * few unknown words, or of letters that may be grades, under headings that are sentences or begin alike. Their recode is
 * unsure, so that it is asked about before the import.
 */
export function findSimilarRatings(
  mapped: readonly ColumnMapping[],
  columns: readonly ColumnStats[],
  recodes: readonly Recode[],
): number[] {
  const withStem = new Set(findStems(mapped.map(({ heading = '' }) => heading)).flatMap((stem) => stem.columns));
  const scales = new Set(recodes.filter(isUnknownScale).map(({ id }) => id));
  const isQuestion = (heading: string, column: number): boolean =>
    (withStem.has(column) || heading.split(' ').length >= fewestWords) &&
    !(headingSays.demographic(heading) || headingSays.count(heading) || headingSays.rank(heading));
  const isCandidate = ({ column, heading = '', role, recode, audience }: ColumnMapping): boolean => {
    const { distinct, choices, isNumeric } = columns[column]!;
    const isOneAnswer = role === 'audience' && !audience?.choice && !choices;
    const isRateable = !isNumeric && distinct >= fewestPoints && recode !== null && scales.has(recode);
    return isOneAnswer && isRateable && isQuestion(heading, column);
  };
  const found: number[] = [];
  for (let from = 0; from < mapped.length; ) {
    let to = from;
    while (to < mapped.length && isCandidate(mapped[to]!) && mapped[to]!.recode === mapped[from]!.recode) to++;
    if (to - from >= fewestColumns) found.push(...mapped.slice(from, to).map(({ column }) => column));
    from = Math.max(to, from + 1);
  }
  return found;
}

const isUnknownScale = (recode: Recode): boolean =>
  recode.kind === 'points' &&
  reasons.includes(recode.reason) &&
  (recode.reason === 'gradesMaybe' || recode.points.length <= mostWords);
