import type { ColumnMapping, MappedScale } from '@soundings/contract/resonance';
import type { ColumnRole } from '@soundings/contract/resonance-choices';
import type { Breath } from '#/platform/breathe.ts';
import { cutText } from '#/platform/files/cut-text.ts';
import type { ColumnStats } from './column-stats.ts';
import { completeScale, toScale } from './detect-scale.ts';
import { headingSays } from './heading-words.ts';
import { pairHeadings } from './pair-headings.ts';
import { countScales, findScaleWords, type ScaleUse } from './scale-words.ts';

interface Suggestion {
  readonly role: ColumnRole;
  readonly scale: MappedScale | null;
}

const ignore: Suggestion = { role: 'ignore', scale: null };
const audience: Suggestion = { role: 'audience', scale: null };
/** A column with more values is no audience variable that anyone would read, unless its heading says so. */
const maxAudiences = 25;
const maxDemographicAudiences = 60;
const maxScale = 11;

/** What each column most likely holds; the user can change all of it. Valid as a mapping where a rating was found. */
export async function suggestColumns(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  breathe: Breath,
): Promise<ColumnMapping[]> {
  const usualMax = await findUsualMax(headings, columns, breathe);
  const scaleUse: ScaleUse = new Map();
  for (const stats of columns) {
    countScales(stats.words, scaleUse);
    if (breathe.isDue()) await breathe();
  }
  const suggestions: Suggestion[] = [];
  for (const [i, stats] of columns.entries()) {
    suggestions.push(suggest(headings[i] ?? '', stats, { usualMax, scaleUse }));
    if (breathe.isDue()) await breathe();
  }
  const labels = [...headings];
  pairHeadings(headings).forEach((paired, column) => {
    if (!paired || !isRating(suggestions[column])) return;
    suggestions[column] = { ...suggestions[column], role: paired.role };
    labels[column] = paired.label;
  });
  keepFirst(suggestions, 'weight');
  keepFirst(suggestions, 'respondent');
  dropLoneR2(suggestions, labels);
  separateMessages(suggestions, labels);
  return suggestions.map(({ role, scale }, column) => ({ column, role, label: labels[column] ?? '', scale }));
}

const isRating = (suggestion: Suggestion | undefined): suggestion is Suggestion => suggestion?.role === 'r1';

/** What the columns of a file have in common. */
interface Usual {
  readonly usualMax: number | null;
  readonly scaleUse: ScaleUse;
}

function suggest(heading: string, stats: ColumnStats, { usualMax, scaleUse }: Usual): Suggestion {
  if (stats.answered === 0) return ignore;
  if (isRespondent(heading, stats)) return { role: 'respondent', scale: null };
  if (!stats.isNumeric) return suggestText(heading, stats, scaleUse);
  if (isWeight(heading, stats)) return { role: 'weight', scale: null };
  return suggestNumber(heading, stats, usualMax);
}

function suggestNumber(heading: string, stats: ColumnStats, usualMax: number | null): Suggestion {
  const { min, max, isInteger, distinct } = stats;
  if (!isInteger || distinct < 2 || headingSays.rank(heading)) return ignore;
  if (min === 0 && max === 1) return headingSays.demographic(heading) ? audience : { role: 'r1', scale: null };
  const isCount =
    headingSays.demographic(heading) ||
    (headingSays.topic(heading) && max !== usualMax) ||
    (headingSays.count(heading) && (min === 0 || max > maxScale));
  // 1 and 2 alone are the codes of a yes/no or of a gender, not a rating.
  const looksRated = isScale(min, max) && !(min === 1 && max === 2) && !isCount;
  if (looksRated) return { role: 'r1', scale: completeScale(min, max, usualMax) };
  return distinct <= maxAudiences && (isCount || min < 0 || max <= 200) ? audience : ignore;
}

const isScale = (min: number, max: number): boolean =>
  min < 0 ? min >= -5 && max <= 5 && max > 0 : max >= 2 && max <= maxScale && max > min;

function suggestText(heading: string, stats: ColumnStats, scaleUse: ScaleUse): Suggestion {
  const { distinct, answered, missing } = stats;
  // One text and blanks: an item of a multiple choice, which holds its own name where it was ticked.
  if (distinct === 1) return missing > 0 ? audience : ignore;
  // Asked of the answers alone: "Please state how you like …" is about no state.
  const words = findScaleWords(stats.words, scaleUse);
  if (words) return { role: 'r1', scale: { ...toScale(1, words.length), words } };
  const isDemographic = headingSays.demographic(heading) || headingSays.topic(heading);
  if (!isDemographic && stats.isUnique && answered > 5) return ignore;
  return distinct <= (isDemographic ? maxDemographicAudiences : maxAudiences) ? audience : ignore;
}

function isRespondent(heading: string, stats: ColumnStats): boolean {
  if (!headingSays.id(heading) || !stats.isUnique || stats.missing > 0) return false;
  return !stats.isNumeric || (stats.isInteger && stats.min >= 0);
}

/** Weights scatter around 1 and have fractions; kilograms do neither. */
function isWeight(heading: string, { isInteger, min, sum, answered, missing }: ColumnStats): boolean {
  const mean = sum / answered;
  return headingSays.weight(heading) && !isInteger && missing === 0 && min >= 0 && mean > 0.5 && mean < 2;
}

/** The end that most columns from 1 share: in a small file some columns miss the highest answer. */
async function findUsualMax(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  breathe: Breath,
): Promise<number | null> {
  const counts = new Map<number, number>();
  for (const [i, { isNumeric, isInteger, min, max, distinct }] of columns.entries()) {
    const isRated = isNumeric && isInteger && distinct > 2 && min >= 1 && max >= 4 && max <= maxScale;
    if (isRated && !headingSays.rank(headings[i] ?? '')) counts.set(max, (counts.get(max) ?? 0) + 1);
    if (breathe.isDue()) await breathe();
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return most && most[1] >= 3 ? most[0] : null;
}

function keepFirst(suggestions: Suggestion[], role: ColumnRole): void {
  const first = suggestions.findIndex((suggestion) => suggestion.role === role);
  suggestions.forEach((suggestion, i) => {
    if (suggestion.role === role && i !== first) suggestions[i] = ignore;
  });
}

/** An R2 whose R1 turned out to be no rating is suggested as a message of its own. */
function dropLoneR2(suggestions: Suggestion[], labels: readonly string[]): void {
  const rated = new Set(labels.filter((_, i) => suggestions[i]?.role === 'r1'));
  suggestions.forEach((suggestion, i) => {
    if (suggestion.role === 'r2' && !rated.has(labels[i] ?? '')) suggestions[i] = { ...suggestion, role: 'r1' };
  });
}

/** Two columns with one heading are two messages: the later one gets a number. */
function separateMessages(suggestions: readonly Suggestion[], labels: string[]): void {
  const taken = new Set<string>();
  /** Label → the number that its next namesake tries first: 20,000 namesakes must not each count from 2. */
  const next = new Map<string, number>();
  suggestions.forEach(({ role }, i) => {
    if (role !== 'r1') return;
    const label = labels[i] ?? '';
    const begin = cutText(label, 990);
    let n = next.get(begin) ?? 2;
    let unique = label;
    for (; taken.has(unique); n++) unique = `${begin} (${n})`;
    next.set(begin, n);
    taken.add(unique);
    labels[i] = unique;
  });
}
