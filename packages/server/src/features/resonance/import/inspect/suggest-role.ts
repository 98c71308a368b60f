import type { ColumnMapping, Recode } from '@soundings/contract/resonance/mapping';
import type { ColumnRole } from '@soundings/contract/resonance/resonance-choices';
import type { ColumnStats } from './column-stats.ts';
import { findStems, hasSentenceSign, headingSays, isSentence } from './heading-words.ts';

const maxAudiences = 25;
const maxDemographicAudiences = 60;
const maxScale = 11;
const ratedWords: readonly Recode['reason'][] = [
  'knownWords',
  'ambiguousWords',
  'directionUnknown',
  'labelledEnds',
  'grades',
];

export function suggestRole(
  heading: string,
  stats: ColumnStats,
  recode: Recode | null,
  usualMax: number | null,
): ColumnRole {
  if (stats.answered === 0) return 'ignore';
  if (isRespondent(heading, stats)) return 'respondent';
  if (!stats.isNumeric) return suggestText(heading, stats, recode);
  if (isWeight(heading, stats)) return 'weight';
  return suggestNumber(heading, stats, recode, usualMax);
}

function findEnds(recode: Recode): { min: number; max: number } | null {
  if (recode.kind === 'range') return { min: recode.min, max: recode.max };
  const numbers = recode.points.map(({ answers }) => Number(answers.at(-1)));
  return numbers.every(Number.isInteger) ? { min: Math.min(...numbers), max: Math.max(...numbers) } : null;
}

function suggestNumber(
  heading: string,
  stats: ColumnStats,
  recode: Recode | null,
  usualMax: number | null,
): ColumnRole {
  const { isInteger, distinct } = stats;
  const isInSteps = recode?.reason === 'ordered' || (recode?.reason === 'gradesMaybe' && !isInteger);
  const isAsked = headingSays.rating(heading) || headingSays.grade(heading) || headingSays.schoolGrade(heading);
  if (isInSteps && isAsked && !headingSays.demographic(heading) && !headingSays.count(heading)) return 'r1';
  if (!isInteger || distinct < 2 || headingSays.rank(heading) || headingSays.displayOrder(heading)) return 'ignore';
  const ends = recode && findEnds(recode);
  const { min, max } = ends ?? stats;
  const isOfPeople = headingSays.demographic(heading) || headingSays.administrative(heading);
  if (min === 0 && max === 1) return isOfPeople ? 'audience' : 'r1';
  const isCount =
    isOfPeople ||
    (headingSays.topic(heading) && min >= 0 && max !== usualMax) ||
    (headingSays.count(heading) && (min === 0 || max > maxScale));
  // 1 and 2 alone are the codes of a yes/no or of a gender, not a rating.
  const isShort =
    ends !== null && recode?.kind === 'points' && max <= maxScale && min >= -5 && recode.points.length > 2;
  const isSlider = recode?.kind === 'range' && stats.min >= 0 && stats.min <= 20 && max === 100 && !stats.isUnique;
  if ((isShort || isSlider) && !isCount) return 'r1';
  if (headingSays.age(heading) && recode) return 'audience';
  return distinct <= maxAudiences && (isCount || min < 0 || max <= 200) ? 'audience' : 'ignore';
}

function suggestText(heading: string, stats: ColumnStats, recode: Recode | null): ColumnRole {
  const { distinct, answered, missing } = stats;
  // One text and blanks: an item of a multiple choice, which holds its own name where it was ticked.
  if (distinct === 1) return missing > 0 ? 'audience' : 'ignore';
  // Asked of the answers alone: "Please state how you like …" is about no state.
  if (recode?.kind === 'points' && isRatedInWords(heading, recode)) return 'r1';
  if (recode?.kind === 'range' && !headingSays.demographic(heading) && !headingSays.count(heading)) return 'r1';
  if (stats.choices) return 'audience';
  const isDemographic = headingSays.demographic(heading) || headingSays.topic(heading);
  if (!isDemographic && stats.isUnique && answered > 5) return 'ignore';
  return distinct <= (isDemographic ? maxDemographicAudiences : maxAudiences) ? 'audience' : 'ignore';
}

function isRatedInWords(heading: string, { points, reason, doubtful }: Recode & { kind: 'points' }): boolean {
  if (reason === 'codeInDoubt') return !headingSays.demographic(heading) && !headingSays.count(heading);
  // A discount of 10% or 20% is no rating, unless it is one of many.
  if (reason === 'ordered' && points.some(({ label }) => label.endsWith('%')) && !headingSays.rating(heading))
    return false;
  if (reason === 'ordered' || reason === 'ranks')
    return points.length > 2 && !headingSays.demographic(heading) && !headingSays.count(heading);
  if (reason === 'unknownEnds')
    return points.some(({ label, answers }) => answers.length === 1 && label === answers[0]);
  if (reason === 'unknownWords') return !headingSays.demographic(heading) && points.length - doubtful.length >= 3;
  return ratedWords.includes(reason);
}

const mostMissing = 0.1;

/** A few ids that are there twice are mistakes, which the import names; a few may be missing. */
function isRespondent(heading: string, stats: ColumnStats): boolean {
  if (!headingSays.id(heading) || !stats.isNearlyUnique || stats.missing > stats.answered * mostMissing) return false;
  return !stats.isNumeric || (stats.isInteger && stats.min >= 0);
}

/** Weights scatter around 1 and have fractions; kilograms do neither. */
function isWeight(heading: string, { isInteger, min, sum, answered, missing }: ColumnStats): boolean {
  const mean = sum / answered;
  return headingSays.weight(heading) && !isInteger && missing === 0 && min >= 0 && mean > 0.5 && mean < 2;
}

const fewestColumns = 3;
const fewestPoints = 3;
const maxWords = 7;
const fewestWords = 3;
const unknownReasons: readonly Recode['reason'][] = ['unknownWords', 'gradesMaybe', 'unknownEnds'];

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
  const asked = new Set(recodes.filter(isAskedScale).map(({ id }) => id));
  const isQuestion = (heading: string, column: number): boolean =>
    (withStem.has(column) || heading.split(' ').length >= fewestWords) &&
    !(
      headingSays.demographic(heading) ||
      headingSays.count(heading) ||
      headingSays.rank(heading) ||
      headingSays.displayOrder(heading)
    );
  const isCandidate = ({ column, heading = '', role, recode, audience }: ColumnMapping): boolean => {
    const { distinct, choices, isNumeric } = columns[column]!;
    if (recode === null || audience?.choice || !isQuestion(heading, column)) return false;
    if (asked.has(recode)) return (role === 'audience' || role === 'ignore') && distinct > 1;
    const isOneAnswer = role === 'audience' && !choices;
    return isOneAnswer && !isNumeric && distinct >= fewestPoints && scales.has(recode);
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

/**
 * Sentences that were taken for audiences by a word in them ("No upper age limits."), among ratings on their very scale:
 * between two of them, or beside one where the sentence has its sign.
 */
export function findSentencesAmongRatings(mapped: readonly ColumnMapping[]): number[] {
  const isRated = (column: ColumnMapping | undefined, recode: string): boolean =>
    column?.role === 'r1' && column.recode === recode;
  return mapped
    .filter(({ column, heading = '', role, recode, audience }) => {
      if (role !== 'audience' || recode === null || audience?.choice || !isSentence(heading)) return false;
      const beside = [mapped[column - 1], mapped[column + 1]].filter((one) => isRated(one, recode)).length;
      return beside === 2 || (beside === 1 && hasSentenceSign(heading));
    })
    .map(({ column }) => column);
}

const isUnknownScale = (recode: Recode): boolean =>
  recode.kind === 'points' &&
  unknownReasons.includes(recode.reason) &&
  (recode.reason === 'gradesMaybe' || recode.points.length <= maxWords);

const isAskedScale = (recode: Recode): boolean =>
  recode.kind === 'points' &&
  recode.confidence === 'unsure' &&
  (recode.reason === 'ordered' || (recode.points.length === 2 && recode.reason !== 'unknownWords'));

export function findRanked(mapped: readonly ColumnMapping[], recodes: readonly Recode[]): number[] {
  if (mapped.some(({ role }) => role === 'r1')) return [];
  const ranks = new Set(recodes.filter(({ reason }) => reason === 'ranks').map(({ id }) => id));
  const isRanked = ({ heading = '', role, recode }: ColumnMapping) =>
    recode !== null && ranks.has(recode) && role !== 'weight' && !headingSays.displayOrder(heading);
  return mapped.filter(isRanked).map(({ column }) => column);
}
