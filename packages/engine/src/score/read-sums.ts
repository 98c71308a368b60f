import { cappedColumns, followerColumns, metricColumns } from './metric-columns.ts';
import { cappedDay, cappedPair, lnOver, lnRunOf, logarithms, runOf, uncappedRunOf } from './running-sums.ts';
import { blockDays, type RawColumn, type RawDays, type ScoreSums } from './score-sums.ts';

/** Sum and number of known days from the first of all up to a day, that one not included. Overwritten by each reading. */
export const read = { value: 0, count: 0 };

const cappedPlace = new Int8Array(metricColumns.length).fill(-1);
for (const [place, { interactions, comments }] of cappedColumns.entries()) {
  cappedPlace[interactions] = place;
  cappedPlace[comments] = place;
}

/**
 * Reads the running sums of a column at a day (an offset, 0 … length) into `read`: those of the nearest block, and at
 * most 16 days that are added or taken away.
 */
export function readTo(sums: ScoreSums, brand: number, column: number, day: number): void {
  const length = sums.days.to - sums.days.from + 1;
  const block = (day + blockDays / 2) >> 5;
  const boundary = Math.min(block * blockDays, length);
  const run = runOf(sums, brand, column) + Math.min(block, sums.blocks);
  read.value = sums.values[run]!;
  read.count = sums.counts[run]!;
  if (boundary === day) return;
  const found = sums.columns[brand * metricColumns.length + column];
  if (!found) return;
  const place = cappedPlace[column]!;
  const limit = place < 0 ? Number.POSITIVE_INFINITY : sums.limits[brand * cappedColumns.length + place]!;
  const sign = boundary < day ? 1 : -1;
  const [from, to] = sign > 0 ? [boundary, day] : [day, boundary];
  if (limit < Number.POSITIVE_INFINITY) addCapped(sums, brand, column, limit, from, to, sign);
  else if (found.raw instanceof Float64Array) addFloats(found.raw, from, to, sign);
  else addWhole(found.raw, found.scale, from, to, sign);
}

function addWhole(raw: Exclude<RawDays, Float64Array>, scale: number, from: number, to: number, sign: number): void {
  let sum = 0;
  let count = 0;
  for (let day = from; day < to; day++) {
    const stored = raw[day]!;
    if (stored === 0) continue;
    sum += stored;
    count++;
  }
  read.value += (sign * (sum - count)) / scale;
  read.count += sign * count;
}

function addFloats(raw: Float64Array, from: number, to: number, sign: number): void {
  for (let day = from; day < to; day++) {
    const x = raw[day]!;
    if (Number.isNaN(x)) continue;
    read.value += sign * x;
    read.count += sign;
  }
}

function addCapped(
  sums: ScoreSums,
  brand: number,
  column: number,
  limit: number,
  from: number,
  to: number,
  sign: number,
): void {
  const [own, interactions] = cappedPair(sums, brand, column);
  for (let day = from; day < to; day++) {
    const x = cappedDay(own!, interactions, limit, day);
    if (Number.isNaN(x)) continue;
    read.value += sign * x;
    read.count += sign;
  }
}

/** The same as `readTo` with the values as they came. */
export function readUncappedTo(sums: ScoreSums, brand: number, column: number, day: number): void {
  const place = cappedPlace[column]!;
  const found = sums.columns[brand * metricColumns.length + column];
  readTo(sums, brand, column, day);
  if (place < 0 || !found || sums.limits[brand * cappedColumns.length + place] === Number.POSITIVE_INFINITY) return;
  const { count } = read;
  const block = day >> 5;
  read.value = sums.uncapped[uncappedRunOf(sums, brand, column) + block]!;
  if (found.raw instanceof Float64Array) addFloats(found.raw, block * blockDays, day, 1);
  else addWhole(found.raw, found.scale, block * blockDays, day, 1);
  read.count = count;
}

/** Mean of ln max(followers, 1) over the known days from a day up to another one that is not included; one is known. */
export function lnMean(sums: ScoreSums, brand: number, place: number, from: number, to: number): number {
  const found = sums.columns[brand * metricColumns.length + followerColumns[place]!]!;
  if (to - from <= blockDays / 2) {
    lnOver(found, from, to);
    return logarithms.sum / logarithms.count;
  }
  lnTo(sums, brand, place, found, to);
  const { sum, count } = logarithms;
  lnTo(sums, brand, place, found, from);
  return (sum - logarithms.sum) / (count - logarithms.count);
}

function lnTo(sums: ScoreSums, brand: number, place: number, found: RawColumn, day: number): void {
  const length = sums.days.to - sums.days.from + 1;
  const block = Math.min((day + blockDays / 2) >> 5, sums.blocks);
  const boundary = Math.min(block * blockDays, length);
  const sign = boundary < day ? 1 : -1;
  lnOver(found, Math.min(boundary, day), Math.max(boundary, day));
  logarithms.sum = sums.lns[lnRunOf(sums, brand, place) + block]! + sign * logarithms.sum;
  logarithms.count = sums.counts[runOf(sums, brand, followerColumns[place]!) + block]! + sign * logarithms.count;
}

const isKnown = (raw: RawDays, day: number): boolean =>
  raw instanceof Float64Array ? !Number.isNaN(raw[day]!) : raw[day] !== 0;

/** The day of the n-th known one of all (from 1 on); there have to be as many. */
function nthKnown(sums: ScoreSums, brand: number, column: number, n: number): number {
  const run = runOf(sums, brand, column);
  let [low, high] = [0, sums.blocks];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums.counts[run + middle]! >= n) high = middle;
    else low = middle + 1;
  }
  const { raw } = sums.columns[brand * metricColumns.length + column]!;
  let day = (low - 1) * blockDays;
  for (let left = n - sums.counts[run + low - 1]!; ; day++) if (isKnown(raw, day) && --left === 0) return day;
}

/** The last known day from a day on up to another one that is not included; −1 where there is none. */
export function lastKnown(sums: ScoreSums, brand: number, column: number, from: number, to: number): number {
  const found = sums.columns[brand * metricColumns.length + column];
  if (!found || from >= to) return -1;
  if (isKnown(found.raw, to - 1)) return to - 1;
  readTo(sums, brand, column, from);
  const before = read.count;
  readTo(sums, brand, column, to);
  return read.count > before ? nthKnown(sums, brand, column, read.count) : -1;
}

/** The same for the first one. */
export function firstKnown(sums: ScoreSums, brand: number, column: number, from: number, to: number): number {
  const found = sums.columns[brand * metricColumns.length + column];
  if (!found || from >= to) return -1;
  if (isKnown(found.raw, from)) return from;
  readTo(sums, brand, column, to);
  const till = read.count;
  readTo(sums, brand, column, from);
  return till > read.count ? nthKnown(sums, brand, column, read.count + 1) : -1;
}
