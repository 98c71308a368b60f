import type { Recode, RecodeAlternative } from '@soundings/contract/resonance/mapping';
import { certainReasons, maxPoints, topBox } from '@soundings/contract/resonance/resonance-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { answerKey, isMissing, isPercent, parseNumber, parseRating } from '../cell-values.ts';
import type { ColumnStats, CountedValue } from '../inspect/column-stats.ts';
import { headingSays } from '../inspect/heading-words.ts';
import { findRankings } from './find-ranks.ts';
import { findEnds } from './heading-direction.ts';
import { endOfScale, type NumberColumn, readNumberScale, type ScaleDraft, type UsualScale } from './number-scale.ts';
import { readSteppedNumbers } from './stepped-numbers.ts';
import { WordClusters } from './word-clusters.ts';
import { readWordScale } from './word-scale.ts';

interface RecognisedRecodes {
  readonly recodes: readonly Recode[];
  readonly alternatives: readonly RecodeAlternative[];
  readonly recodeByColumn: readonly (Recode | null)[];
  readonly usual: UsualScale;
}

const maxValues = 120;
const maxTexts = 3;
const fewAnswers = 30;

const noScale: UsualScale = { max: null, established: new Set(), isFromZero: false };

export async function recogniseRecodes(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  yieldToEventLoop: YieldToEventLoop,
  title = '',
): Promise<RecognisedRecodes> {
  const numeric: (NumberColumn | null)[] = [];
  const given: (readonly CountedValue[])[] = [];
  const titled = findEnds(title);
  const clusters = new WordClusters();
  for (const [i, stats] of columns.entries()) {
    const values = stats.answered > 0 && stats.distinct <= maxValues ? stats.values : [];
    const answers = values.map(({ value }) => value);
    const column = stats.isOfSigns ? null : readNumbers({ heading: headings[i] ?? '', titled }, answers, stats);
    numeric.push(column);
    given.push(column || stats.isNumeric ? values : []);
    if (!column && answers.length <= maxPoints * 2) clusters.add(i, answers, stats.isOfSigns ? 'signs' : undefined);
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  const rows = columns[0] ? columns[0].answered + columns[0].missing : 0;
  const ranked = findRankings(
    numeric.map((column, i) => column && given[i]!),
    rows,
  );
  for (const [i, places] of ranked) numeric[i] = { ...numeric[i]!, places };
  const isWhole = (column: NumberColumn | null | undefined) =>
    column != null && readNumberScale(column, noScale) !== null;
  const stepped = readSteppedNumbers(given, headings, (i) => isWhole(numeric[i]));
  const usual = findUsual(headings, columns, numeric, stepped);
  const registry = new RecodeRegistry(columns.length);
  const wordDrafts = new Map<readonly number[], ScaleDraft | null>();
  for (const [i, column] of numeric.entries()) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    const draft = stepped[i] ?? (column && readNumberScale(column, usual));
    if (draft) registry.assign(i, numberKey(draft), draft);
    const cluster = draft || column ? null : clusters.of(i);
    if (!cluster) continue;
    if (!wordDrafts.has(cluster.columns))
      wordDrafts.set(cluster.columns, readWordScale(cluster.answers, headings[i] ?? ''));
    const ofWords = wordDrafts.get(cluster.columns);
    if (ofWords) registry.assign(i, `w${cluster.columns[0]}`, ofWords);
  }
  return { ...registry.toRecodes(), usual };
}

function readNumbers(
  said: Pick<NumberColumn, 'heading' | 'titled'>,
  answers: readonly string[],
  stats: ColumnStats,
): NumberColumn | null {
  if (answers.length === 0) return null;
  const given = answers.filter((answer) => !isMissing(answer));
  const numbers = new Set<number>();
  const texts: string[] = [];
  // Up to as many as a scale has points they are points, which `readCounted` reads.
  const isSliderInPercent = given.length > maxPoints && given.filter(isPercent).length >= given.length - maxTexts;
  for (const answer of given) {
    const number = isSliderInPercent ? parseRating(answer) : parseNumber(answer);
    if (Number.isNaN(number)) texts.push(answer);
    else numbers.add(number);
  }
  if (numbers.size < 2 || ![...numbers].every(Number.isInteger)) return null;
  // A few texts among numbers are slips of the pen; the import names their lines.
  if (!stats.isNumeric && (texts.length > maxTexts || numbers.size < 3 || texts.some((text) => /\d/.test(text))))
    return null;
  if (stats.isNumeric && texts.some((text) => /^\s*\d+\s*\D/.test(text))) return null;
  return { ...said, numbers: [...numbers].sort((a, b) => a - b), texts: stats.isNumeric ? [] : texts, places: null };
}

function findUsual(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  numeric: readonly (NumberColumn | null)[],
  stepped: readonly (ScaleDraft | null)[],
): UsualScale {
  const counts = new Map<number, number>();
  const complete = new Map<number, number>();
  let fromZero = 0;
  let rated = 0;
  for (const [i, column] of numeric.entries()) {
    const heading = headings[i] ?? '';
    const halves = stepped[i] && endOfSteps(stepped[i]);
    if (halves) counts.set(halves, (counts.get(halves) ?? 0) + 1);
    if (
      !column ||
      stepped[i] ||
      column.places !== null ||
      headingSays.rank(heading) ||
      headingSays.demographic(heading) ||
      headingSays.count(heading) ||
      headingSays.administrative(heading) ||
      headingSays.displayOrder(heading)
    )
      continue;
    const end = endOfScale(column.numbers);
    if (end === null) continue;
    counts.set(end, (counts.get(end) ?? 0) + 1);
    const points = column.numbers.filter((number) => number >= 1 && number <= end).length;
    if (points === end && columns[i]!.answered >= fewAnswers) complete.set(end, (complete.get(end) ?? 0) + 1);
    rated++;
    if (column.numbers[0] === 0) fromZero++;
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const established = new Set([...complete].filter(([, count]) => count >= 3).map(([end]) => end));
  return { max: most?.[0] ?? null, established, isFromZero: rated > 1 && fromZero === rated };
}

const endOfSteps = ({ points }: ScaleDraft): number | null => {
  const [low, high] = [points[0], points.at(-1)].map((point) => parseNumber(point?.label ?? ''));
  return low === 1 && high! >= 3 && high! <= 11 ? high! : null;
};

const numberKey = ({ points, range, reason, doubtful }: ScaleDraft): string =>
  `n${JSON.stringify([points.map(({ label }) => label), range, reason, doubtful])}`;

class RecodeRegistry {
  readonly #byKey = new Map<string, { recode: Recode; alternatives: RecodeAlternative[] }>();
  readonly #of: (string | null)[];

  constructor(columns: number) {
    this.#of = new Array<string | null>(columns).fill(null);
  }

  assign(column: number, key: string, draft: ScaleDraft): void {
    const known = this.#byKey.get(key);
    if (known) {
      const have = new Set(known.recode.noAnswer.map(answerKey));
      known.recode.noAnswer.push(...draft.noAnswer.filter((answer) => !have.has(answerKey(answer))));
    } else this.#byKey.set(key, made(`s${this.#byKey.size + 1}`, draft));
    this.#of[column] = key;
  }

  toRecodes() {
    const made = [...this.#byKey.values()];
    const recodeByColumn = this.#of.map((key) => (key === null ? null : (this.#byKey.get(key)?.recode ?? null)));
    return {
      recodes: made.map(({ recode }) => recode),
      alternatives: made.flatMap((one) => one.alternatives),
      recodeByColumn,
    };
  }
}

const isCertain = (reason: Recode['reason']): boolean => (certainReasons as readonly string[]).includes(reason);

function made(id: string, { points, range, noAnswer, reason, doubtful, alternatives }: ScaleDraft) {
  const confidence = isCertain(reason) ? ('certain' as const) : ('unsure' as const);
  const facts = { id, noAnswer: [...noAnswer], confidence, reason, doubtful: [...doubtful], confirmed: false };
  const recode: Recode = range
    ? {
        kind: 'range',
        ...facts,
        ...range,
        positiveFrom: range.max - topBox(range.max - range.min + 1) + 1,
        direction: 'ascending',
      }
    : { kind: 'points', ...facts, points: [...points] };
  const others = alternatives.map((other) => ({
    recode: id,
    points: [...other.points],
    noAnswer: [...other.noAnswer],
  }));
  return { recode, alternatives: others };
}
