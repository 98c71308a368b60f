import type { ColumnMapping, FileWarning, Recode } from '@soundings/contract/resonance/mapping';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { answerKey } from '../cell-values.ts';
import type { ColumnStats, CountedValue } from './column-stats.ts';
import { headingSays, isSentence } from './heading-words.ts';

const warning = (code: FileWarning['code'], columns: number[], texts: string[]): FileWarning => ({
  ...{ code, columns, texts },
  lines: [],
  count: columns.length,
});

const maxWarnings = 20;

export async function findWarnings(
  mapped: readonly ColumnMapping[],
  stats: readonly ColumnStats[],
  recodes: readonly Recode[],
  codes: ReadonlyMap<number, readonly string[]>,
  yieldToEventLoop: YieldToEventLoop,
): Promise<FileWarning[]> {
  const byHeading = new Map<string, number[]>();
  for (const { column, heading = '', audience } of mapped) {
    if (audience?.choice) continue;
    const same = byHeading.get(heading);
    if (same) same.push(column);
    else byHeading.set(heading, [column]);
  }
  const same = [...byHeading].filter(([, columns]) => columns.length > 1);
  const weights = mapped.filter(({ heading = '' }) => headingSays.weight(heading)).map(({ column }) => column);
  const weightless = weights.filter((column) => isAllZero(stats[column]!));
  const unused = weights.filter(
    (column) => mapped[column]!.role !== 'weight' && isOfNumbers(stats[column]!) && !isAllZero(stats[column]!),
  );
  return [
    ...same.slice(0, maxWarnings).map(([heading, columns]) => warning('sameHeading', columns, [heading])),
    ...(weightless.length > 0 ? [warning('weightAllZero', weightless, [])] : []),
    ...(unused.length > 0 ? [warning('weightUnused', unused, [])] : []),
    ...findTests(mapped, stats),
    ...findRepeatedIds(mapped, stats),
    ...findNoRatings(mapped, stats),
    ...findRatedZeroOne(mapped, recodes),
    ...(await findUnrated(mapped, stats, recodes, yieldToEventLoop)),
    ...[...codes].slice(0, maxWarnings).map(([column, texts]) => warning('noAnswerCodes', [column], [...texts])),
  ];
}

const isOfNumbers = ({ isNumeric, samples }: ColumnStats): boolean =>
  isNumeric || (samples.length > 0 && samples.every((sample) => /^\s*\d[\d.,]*\s*\D{0,3}$/.test(sample)));

const isAllZero = ({ answered, min, max }: ColumnStats): boolean => answered > 0 && min === 0 && max === 0;

const responseType = /^\s*response type\s*$/i;
/** Qualtrics: 1 is a preview, 2 a test. */
const testTypes = /^\s*(?:survey (?:preview|test)|[12])\s*$/i;

function findTests(mapped: readonly ColumnMapping[], stats: readonly ColumnStats[]): FileWarning[] {
  const found = mapped.find(({ heading = '' }) => responseType.test(heading));
  const tests = found ? stats[found.column]!.values.filter(({ value }) => testTypes.test(value)) : [];
  const count = tests.reduce((sum, one) => sum + one.count, 0);
  return found && count > 0 ? [{ ...warning('testRows', [found.column], []), count }] : [];
}

const fewestIds = 10;

function findRepeatedIds(mapped: readonly ColumnMapping[], stats: readonly ColumnStats[]): FileWarning[] {
  const found = mapped.filter(({ column, heading = '', role }) => {
    const { distinct, repeated } = stats[column]!;
    return headingSays.id(heading) && role !== 'respondent' && distinct >= fewestIds && repeated > 0;
  });
  return found.slice(0, maxWarnings).map(({ column }) => warning('idsRepeated', [column], []));
}

const isOtherThanRating = (heading: string): boolean =>
  headingSays.demographic(heading) ||
  headingSays.count(heading) ||
  headingSays.weight(heading) ||
  headingSays.administrative(heading) ||
  headingSays.displayOrder(heading);

const maxPoints = 21;

function findNoRatings(mapped: readonly ColumnMapping[], stats: readonly ColumnStats[]): FileWarning[] {
  if (mapped.some(({ role }) => role === 'r1' || role === 'r2')) return [];
  const found = mapped.filter(({ column, heading = '', role, audience }) => {
    const { distinct } = stats[column]!;
    if (role === 'weight' || role === 'respondent' || audience?.choice || distinct < 2 || distinct > maxPoints)
      return false;
    return !isOtherThanRating(heading);
  });
  const [first] = found;
  if (!first) return [];
  const columns = found.slice(0, maxWarnings).map(({ column }) => column);
  return [warning('noRatings', columns, stats[first.column]!.samples.slice(0, namedAnswers))];
}

/** Two options of a multiple choice are too few to be told from messages by their headings. */
function findRatedZeroOne(mapped: readonly ColumnMapping[], recodes: readonly Recode[]): FileWarning[] {
  const binary = new Set(recodes.filter(({ reason }) => reason === 'binary').map(({ id }) => id));
  const rated = mapped.filter(({ role }) => role === 'r1');
  const found = rated.filter(({ recode }) => recode !== null && binary.has(recode)).map(({ column }) => column);
  if (found.length === 0 || found.length * 2 >= rated.length) return [];
  return [warning('ratedZeroOne', found.slice(0, maxWarnings), [])];
}

const onScale = 0.7;
const namedAnswers = 3;
const maxScales = 20;
const maxAnswers = 60;

/** Columns that hold mostly answers of a scale that others are rated on, and are no rating: with a slip of the pen, or one answer alone. */
async function findUnrated(
  mapped: readonly ColumnMapping[],
  stats: readonly ColumnStats[],
  recodes: readonly Recode[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<FileWarning[]> {
  const scales = findUsedScales(mapped, recodes);
  const found: FileWarning[] = [];
  for (const { column, heading = '', role, audience } of mapped) {
    if (scales.length === 0 || found.length === maxWarnings) break;
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    const { answered, distinct } = stats[column]!;
    if ((role !== 'audience' && role !== 'ignore') || audience?.choice || answered === 0 || distinct > maxAnswers)
      continue;
    if (!isSentence(heading) && isOtherThanRating(heading)) continue;
    const values = stats[column]!.values.map((one) => ({ ...one, key: answerKey(one.value) }));
    let texts: string[] | null = null;
    for (const { answers, headings } of scales) {
      if (headings.length > 1 || beginsAlike(heading, headings[0]!))
        texts ??= findOdd(values, answers, onScale * answered);
    }
    if (texts) found.push(warning('unrated', [column], texts.slice(0, namedAnswers)));
  }
  return found;
}

interface UsedScale {
  readonly answers: ReadonlySet<string>;
  /** Of the columns that are rated on it. */
  readonly headings: readonly string[];
}

function findUsedScales(mapped: readonly ColumnMapping[], recodes: readonly Recode[]): UsedScale[] {
  const headings = new Map<string, string[]>();
  for (const { role, recode, heading = '' } of mapped) {
    if (role !== 'r1' || !recode) continue;
    const same = headings.get(recode);
    if (same) same.push(heading);
    else headings.set(recode, [heading]);
  }
  return recodes
    .filter((recode) => recode.kind === 'points')
    .filter(({ id, points }) => points.length >= 3 && headings.has(id))
    .map(({ id, points }) => ({
      answers: new Set(points.flatMap(({ answers }) => answers.map(answerKey))),
      headings: headings.get(id)!,
    }))
    .toSorted((one, other) => other.headings.length - one.headings.length)
    .slice(0, maxScales);
}

const firstWord = /^\s*\p{L}{4,}(?=[\s:–—_-])/u;

/** "Appeal: A" and "Appeal: B" */
const beginsAlike = (heading: string, other: string): boolean => {
  const word = firstWord.exec(heading)?.[0].trim().toLowerCase();
  return word !== undefined && word === firstWord.exec(other)?.[0].trim().toLowerCase();
};

/** What of a column is not on a scale, or all of it where everything is; null where fewer than `least` answers are on it. */
function findOdd(
  values: readonly (CountedValue & { readonly key: string })[],
  scale: ReadonlySet<string>,
  least: number,
): string[] | null {
  const fitting = values.filter(({ key }) => scale.has(key));
  if (fitting.reduce((sum, { count }) => sum + count, 0) < least) return null;
  const odd = values.filter(({ key }) => !scale.has(key));
  return (odd.length > 0 ? odd : fitting).map(({ value }) => value);
}
