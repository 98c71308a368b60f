import { cappedColumns, cutColumns, followerColumns, metricColumns } from './metric-columns.ts';
import { dayOf } from './raw-days.ts';
import { blockDays, type RawColumn, type ScoreSums } from './score-sums.ts';

/** Where the running sums of a brand's column begin. */
export const runOf = ({ blocks }: ScoreSums, brand: number, column: number): number =>
  (brand * metricColumns.length + column) * (blocks + 1);
export const lnRunOf = ({ blocks }: ScoreSums, brand: number, place: number): number =>
  (brand * followerColumns.length + place) * (blocks + 1);
export const uncappedRunOf = ({ blocks }: ScoreSums, brand: number, column: number): number =>
  (brand * cutColumns.length + cutColumns.indexOf(column)) * (blocks + 1);

/** What the interactions of a day count for: at most the cap, and their comments by the same factor. */
const factorOn = (interactions: number, limit: number): number => (interactions > limit ? limit / interactions : 1);

/** Sums the days of a brand up, under its caps as `limits` has them. */
export function sumUp(sums: ScoreSums, brand: number): void {
  const limitOf = new Map<number, number>();
  for (const [place, { interactions, comments }] of cappedColumns.entries()) {
    const limit = sums.limits[brand * cappedColumns.length + place]!;
    if (limit < Number.POSITIVE_INFINITY) for (const column of [interactions, comments]) limitOf.set(column, limit);
  }
  for (let column = 0; column < metricColumns.length; column++) {
    const limit = limitOf.get(column);
    if (limit === undefined) sumColumn(sums, brand, column);
    else sumCapped(sums, brand, column, limit);
  }
  for (const [place, column] of followerColumns.entries()) sumLogarithms(sums, brand, column, place);
}

function sumColumn(sums: ScoreSums, brand: number, column: number): void {
  const { values, counts, days, blocks, columns } = sums;
  const found = columns[brand * metricColumns.length + column];
  const run = runOf(sums, brand, column);
  if (!found) return;
  const { raw, scale } = found;
  const isFloat = raw instanceof Float64Array;
  const length = days.to - days.from + 1;
  let count = 0;
  let value = 0;
  for (let block = 0; block < blocks; block++) {
    const end = Math.min((block + 1) * blockDays, length);
    for (let day = block * blockDays; day < end; day++) {
      const stored = raw[day]!;
      if (isFloat ? Number.isNaN(stored) : stored === 0) continue;
      value += isFloat ? stored : (stored - 1) / scale;
      count++;
    }
    values[run + block + 1] = value;
    counts[run + block + 1] = count;
  }
}

function sumCapped(sums: ScoreSums, brand: number, column: number, limit: number): void {
  const length = sums.days.to - sums.days.from + 1;
  const run = runOf(sums, brand, column);
  const [own, interactions] = cappedPair(sums, brand, column);
  if (!own) return;
  const uncappedRun = uncappedRunOf(sums, brand, column);
  let [count, value, uncapped] = [0, 0, 0];
  for (let day = 0; day < length; day++) {
    const x = dayOf(own, day);
    if (!Number.isNaN(x)) {
      value += cappedDay(own, interactions, limit, day);
      uncapped += x;
      count++;
    }
    if ((day + 1) % blockDays > 0 && day + 1 < length) continue;
    const block = Math.ceil((day + 1) / blockDays);
    sums.values[run + block] = value;
    sums.counts[run + block] = count;
    sums.uncapped[uncappedRun + block] = uncapped;
  }
}

type Pair = readonly [own: RawColumn | null, interactions: RawColumn | null];
/** A capped column and that of the interactions which its cap is about (the same one, or those beside comments). */
export function cappedPair({ columns }: ScoreSums, brand: number, column: number): Pair {
  const at = brand * metricColumns.length;
  const of = cappedColumns.find(({ interactions, comments }) => interactions === column || comments === column)!;
  return [columns[at + column]!, columns[at + of.interactions]!];
}

/** NaN where it is unknown. Comments of a day whose interactions are hidden are as they are. */
export function cappedDay(own: RawColumn, interactions: RawColumn | null, limit: number, day: number): number {
  const x = dayOf(own, day);
  if (own === interactions) return x > limit ? limit : x;
  return interactions ? x * factorOn(dayOf(interactions, day), limit) : x;
}

function sumLogarithms(sums: ScoreSums, brand: number, column: number, place: number): void {
  const found = sums.columns[brand * metricColumns.length + column];
  const run = lnRunOf(sums, brand, place);
  const length = sums.days.to - sums.days.from + 1;
  let sum = 0;
  for (let block = 0; block < sums.blocks; block++) {
    const middle = Math.min(block * blockDays + blockDays / 2, length);
    const end = Math.min((block + 1) * blockDays, length);
    if (found) {
      lnOver(found, block * blockDays, middle);
      sum += logarithms.sum;
      lnOver(found, middle, end);
      sum += logarithms.sum;
    }
    sums.lns[run + block + 1] = sum;
  }
}

/** Sum of ln max(x, 1) over known days, and how many these are; overwritten by each `lnOver`. */
export const logarithms = { sum: 0, count: 0 };

/**
 * Puts those of at most 16 days into `logarithms`, as the logarithm of their product: no number is above 2^53, so 16 of
 * them are within a float.
 */
export function lnOver({ raw, scale }: RawColumn, from: number, to: number): void {
  let product = 1;
  let count = 0;
  const isFloat = raw instanceof Float64Array;
  for (let day = from; day < to; day++) {
    const stored = raw[day]!;
    if (isFloat ? Number.isNaN(stored) : stored === 0) continue;
    count++;
    const x = isFloat ? stored : (stored - 1) / scale;
    if (x > 1) product *= x;
  }
  logarithms.sum = Math.log(product);
  logarithms.count = count;
}
