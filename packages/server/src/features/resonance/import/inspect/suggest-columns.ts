import type {
  ColumnMapping,
  FileWarning,
  HeadingStem,
  Recode,
  RecodeAlternative,
} from '@soundings/contract/resonance/mapping';
import type { ColumnRole } from '@soundings/contract/resonance/resonance-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { truncateText } from '#/platform/tables/cell-text.ts';
import { recogniseRecodes } from '../scales/recognise-recodes.ts';
import type { ColumnStats } from './column-stats.ts';
import { findStems, headingSays, pairHeadings, withoutStem } from './heading-words.ts';
import { findChoiceBlocks } from './multiple-choice.ts';
import { suggestAudience } from './suggest-audience.ts';
import { findSimilarRatings } from './suggest-role.ts';

/** What a file's columns most likely mean. */
interface Suggestions {
  readonly columns: readonly ColumnMapping[];
  readonly recodes: readonly Recode[];
  readonly alternatives: readonly RecodeAlternative[];
  readonly stems: readonly HeadingStem[];
  readonly warnings: readonly FileWarning[];
}

/** A column with more values is no audience variable that anyone would read, unless its heading says so. */
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

/** What each column most likely holds; the user can change all of it. Valid as a mapping where a rating was found. */
export async function suggestColumns(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  breathe: YieldToEventLoop,
): Promise<Suggestions> {
  const { recodes, alternatives, recodeOf, usual } = await recogniseRecodes(headings, columns, breathe);
  const choices = findChoiceBlocks(headings, columns);
  const mapped: ColumnMapping[] = [];
  const codes = new Map<number, readonly string[]>();
  for (const [column, stats] of columns.entries()) {
    const heading = headings[column] ?? '';
    const recode = recodeOf[column] ?? null;
    const choice = choices[column] ?? null;
    const role = choice ? 'audience' : suggestRole(heading, stats, recode, usual.max);
    const audience = choice ? null : suggestAudience(heading, stats, recode);
    if (role === 'audience' && audience && audience.codes.length > 0) codes.set(column, audience.codes);
    mapped.push({
      ...{ column, heading, role, recode: recode?.id ?? null },
      label: choice?.variable ?? heading,
      audience: choice?.audience ?? audience?.mapping ?? null,
    });
    if (breathe.isDue()) await breathe();
  }
  for (const column of findSimilarRatings(mapped, columns, recodes)) mapped[column]!.role = 'r1';
  pairHeadings(headings).forEach((paired, column) => {
    if (paired && mapped[column]!.role === 'r1') Object.assign(mapped[column]!, paired);
  });
  keepFirst(mapped, 'weight');
  keepFirst(mapped, 'respondent');
  dropLoneR2(mapped);
  const stems = dropStems(mapped);
  numberNamesakes(mapped);
  return { columns: mapped, recodes, alternatives, stems, warnings: warnOf(mapped, columns, codes) };
}

function suggestRole(heading: string, stats: ColumnStats, recode: Recode | null, usualMax: number | null): ColumnRole {
  if (stats.answered === 0) return 'ignore';
  if (isRespondent(heading, stats)) return 'respondent';
  if (!stats.isNumeric) return suggestText(heading, stats, recode);
  if (isWeight(heading, stats)) return 'weight';
  return suggestNumber(heading, stats, recode, usualMax);
}

/** The ends of a recode's numbers; null where its points are no numbers. */
function endsOf(recode: Recode): { min: number; max: number } | null {
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
  if (!isInteger || distinct < 2 || headingSays.rank(heading)) return 'ignore';
  const ends = recode && endsOf(recode);
  const { min, max } = ends ?? stats;
  if (min === 0 && max === 1) return headingSays.demographic(heading) ? 'audience' : 'r1';
  const isCount =
    headingSays.demographic(heading) ||
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
  if (stats.choices) return 'audience';
  const isDemographic = headingSays.demographic(heading) || headingSays.topic(heading);
  if (!isDemographic && stats.isUnique && answered > 5) return 'ignore';
  return distinct <= (isDemographic ? maxDemographicAudiences : maxAudiences) ? 'audience' : 'ignore';
}

function isRatedInWords(heading: string, { points, reason, doubtful }: Recode & { kind: 'points' }): boolean {
  if (reason === 'codeInDoubt') return !headingSays.demographic(heading) && !headingSays.count(heading);
  if (reason === 'unknownEnds')
    return points.some(({ label, answers }) => answers.length === 1 && label === answers[0]);
  if (reason === 'unknownWords') return !headingSays.demographic(heading) && points.length - doubtful.length >= 3;
  return ratedWords.includes(reason);
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

function keepFirst(mapped: ColumnMapping[], role: ColumnRole): void {
  const first = mapped.findIndex((column) => column.role === role);
  mapped.forEach((column, i) => {
    if (column.role === role && i !== first) column.role = 'ignore';
  });
}

/** An R2 whose R1 turned out to be no rating is suggested as a message of its own. */
function dropLoneR2(mapped: ColumnMapping[]): void {
  const rated = new Set(mapped.filter(({ role }) => role === 'r1').map(({ label }) => label));
  for (const column of mapped) if (column.role === 'r2' && !rated.has(column.label)) column.role = 'r1';
}

/** Takes what labels begin with alike out of them. */
function dropStems(mapped: ColumnMapping[]): HeadingStem[] {
  const labels = mapped.map(({ label }) => label);
  const stems = findStems(
    labels,
    (column) => mapped[column]!.audience?.choice != null || mapped[column]!.role === 'ignore',
  );
  for (const { text, columns } of stems) {
    for (const column of columns) mapped[column]!.label = withoutStem(labels[column]!, text);
  }
  return stems;
}

/** Two columns of one label are two messages or two audiences: the later one gets a number. */
function numberNamesakes(mapped: readonly ColumnMapping[]): void {
  const names = { r1: createNames(), others: createNames() };
  for (const column of mapped) {
    const { role, label, audience } = column;
    if (role === 'r2' || audience?.choice) continue;
    column.label = (role === 'r1' ? names.r1 : names.others)(label);
  }
}

function createNames(): (label: string) => string {
  const taken = new Set<string>();
  /** Label → the number that its next namesake tries first: 20,000 namesakes must not each count from 2. */
  const next = new Map<string, number>();
  return (label) => {
    const begin = truncateText(label, 990);
    let n = next.get(begin) ?? 2;
    let unique = label;
    for (; taken.has(unique); n++) unique = `${begin} (${n})`;
    next.set(begin, n);
    taken.add(unique);
    return unique;
  };
}

const warning = (code: FileWarning['code'], columns: number[], texts: string[]): FileWarning => ({
  ...{ code, columns, texts },
  lines: [],
  count: columns.length,
});

const maxWarnings = 20;

function warnOf(
  mapped: readonly ColumnMapping[],
  stats: readonly ColumnStats[],
  codes: ReadonlyMap<number, readonly string[]>,
): FileWarning[] {
  const byHeading = new Map<string, number[]>();
  for (const { column, heading = '', audience } of mapped) {
    if (audience?.choice) continue;
    const same = byHeading.get(heading);
    if (same) same.push(column);
    else byHeading.set(heading, [column]);
  }
  const same = [...byHeading].filter(([, columns]) => columns.length > 1);
  const weightless = mapped
    .filter(({ column, heading = '' }) => headingSays.weight(heading) && isAllZero(stats[column]!))
    .map(({ column }) => column);
  return [
    ...same.slice(0, maxWarnings).map(([heading, columns]) => warning('sameHeading', columns, [heading])),
    ...(weightless.length > 0 ? [warning('weightAllZero', weightless, [])] : []),
    ...[...codes].slice(0, maxWarnings).map(([column, texts]) => warning('noAnswerCodes', [column], [...texts])),
  ];
}

const isAllZero = ({ answered, min, max }: ColumnStats): boolean => answered > 0 && min === 0 && max === 0;
