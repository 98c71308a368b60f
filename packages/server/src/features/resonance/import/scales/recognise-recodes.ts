import type { Recode, RecodeAlternative } from '@soundings/contract/resonance/mapping';
import { certainReasons, maxPoints, topBox } from '@soundings/contract/resonance/resonance-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { answerKey, isMissing, parseNumber, wordKey } from '../cell-values.ts';
import type { ColumnStats } from '../inspect/column-stats.ts';
import { headingSays } from '../inspect/heading-words.ts';
import { findEnds } from './heading-direction.ts';
import { endOfScale, type NumberColumn, readNumberScale, type ScaleDraft, type UsualScale } from './number-scale.ts';
import { areOfOneScale, readWordScale } from './word-scale.ts';

interface RecognisedRecodes {
  readonly recodes: readonly Recode[];
  readonly alternatives: readonly RecodeAlternative[];
  readonly recodeOf: readonly (Recode | null)[];
  readonly usual: UsualScale;
}

/** A column with more different values is on no scale. */
const maxValues = 120;
const maxTexts = 3;
const fewAnswers = 30;

export async function recogniseRecodes(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  yieldToEventLoop: YieldToEventLoop,
  title = '',
): Promise<RecognisedRecodes> {
  const numeric: (NumberColumn | null)[] = [];
  const titled = findEnds(title);
  const clusters = new WordClusters();
  for (const [i, stats] of columns.entries()) {
    const answers = stats.answered > 0 && stats.distinct <= maxValues ? stats.values.map(({ value }) => value) : [];
    const column = readNumbers({ heading: headings[i] ?? '', titled }, answers, stats);
    numeric.push(column);
    if (!column && answers.length <= maxPoints * 2) clusters.add(i, answers);
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  const usual = findUsual(headings, columns, numeric);
  const registry = new RecodeRegistry(columns.length);
  const wordDrafts = new Map<readonly number[], ScaleDraft | null>();
  for (const [i, column] of numeric.entries()) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    if (column) {
      const draft = readNumberScale(column, usual);
      if (draft) registry.assign(i, numberKey(draft), draft);
      continue;
    }
    const cluster = clusters.of(i);
    if (!cluster) continue;
    if (!wordDrafts.has(cluster.columns))
      wordDrafts.set(cluster.columns, readWordScale(cluster.answers, headings[i] ?? ''));
    const draft = wordDrafts.get(cluster.columns);
    if (draft) registry.assign(i, `w${cluster.columns[0]}`, draft);
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
  for (const answer of given) {
    const number = parseNumber(answer);
    if (Number.isNaN(number)) texts.push(answer);
    else numbers.add(number);
  }
  if (numbers.size < 2 || ![...numbers].every(Number.isInteger)) return null;
  // A few texts among numbers are slips of the pen; the import names their lines.
  if (!stats.isNumeric && (texts.length > maxTexts || numbers.size < 3 || texts.some((text) => /\d/.test(text))))
    return null;
  if (stats.isNumeric && texts.some((text) => /^\s*\d+\s*\D/.test(text))) return null;
  return { ...said, numbers: [...numbers].sort((a, b) => a - b), texts: stats.isNumeric ? [] : texts };
}

function findUsual(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  numeric: readonly (NumberColumn | null)[],
): UsualScale {
  const counts = new Map<number, number>();
  const complete = new Map<number, number>();
  let fromZero = 0;
  let rated = 0;
  for (const [i, column] of numeric.entries()) {
    const heading = headings[i] ?? '';
    if (!column || headingSays.rank(heading) || headingSays.demographic(heading) || headingSays.count(heading))
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

/** Numeric scales are shared where their points are; codes that surely mean no answer are joined. */
const numberKey = ({ points, range, reason, doubtful }: ScaleDraft): string =>
  `n${JSON.stringify([points.map(({ label }) => label), range, reason, doubtful])}`;

interface Cluster {
  readonly columns: number[];
  readonly byKey: Map<string, string>;
}

class WordClusters {
  readonly #byWord = new Map<string, Set<Cluster>>();
  readonly #bySet = new Map<string, Cluster>();
  readonly #of = new Map<number, Cluster>();

  add(column: number, answers: readonly string[]): void {
    const byKey = new Map(answers.map((answer) => [wordKey(answer), answer]));
    const key = [...byKey.keys()].sort().join('\n');
    const words = answers.filter((answer) => !isMissing(answer));
    if (words.length === 0) return;
    const cluster: Cluster = this.#bySet.get(key) ?? this.#findFor(byKey) ?? { columns: [], byKey: new Map() };
    this.#bySet.set(key, cluster);
    this.#of.set(column, cluster);
    cluster.columns.push(column);
    for (const [word, answer] of byKey) {
      if (!cluster.byKey.has(word)) cluster.byKey.set(word, answer);
      const having = this.#byWord.get(word) ?? new Set();
      this.#byWord.set(word, having.add(cluster));
    }
  }

  of(column: number): { columns: readonly number[]; answers: string[] } | null {
    const cluster = this.#of.get(column);
    return cluster ? { columns: cluster.columns, answers: [...cluster.byKey.values()] } : null;
  }

  #findFor(byKey: ReadonlyMap<string, string>): Cluster | null {
    const tried = new Set<Cluster>();
    for (const [word, answer] of byKey) {
      if (isMissing(answer)) continue;
      for (const cluster of this.#byWord.get(word) ?? []) {
        if (tried.size >= maxTried) return null;
        if (tried.has(cluster)) continue;
        tried.add(cluster);
        if (canJoin(cluster.byKey, byKey)) return cluster;
      }
    }
    return null;
  }
}

/** Clusters that share a word with a column; in any real file there are a few. */
const maxTried = 20;

function canJoin(known: ReadonlyMap<string, string>, added: ReadonlyMap<string, string>): boolean {
  const isWithin = [...added].every(([key, answer]) => known.has(key) || isMissing(answer));
  const holds = [...known].every(([key, answer]) => added.has(key) || isMissing(answer));
  return isWithin || holds || areOfOneScale([...new Map([...known, ...added]).values()]);
}

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
    const recodeOf = this.#of.map((key) => (key === null ? null : (this.#byKey.get(key)?.recode ?? null)));
    return {
      recodes: made.map(({ recode }) => recode),
      alternatives: made.flatMap((one) => one.alternatives),
      recodeOf,
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
