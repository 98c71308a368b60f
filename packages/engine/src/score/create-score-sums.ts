import { finish, type Steps } from '../steps.ts';
import { type FoundMonths, findMonthSums, isFigure } from './month-sums.ts';
import { accountBit, cappedColumns, cutColumns, findColumn, followerColumns, metricColumns } from './quantities.ts';
import { pack, poolDays, poolsFor, put, unpack, unpackDays } from './raw-days.ts';
import { sumUp } from './running-sums.ts';
import {
  type Caps,
  type DayRange,
  type MonthSum,
  prefixStride,
  type RawColumn,
  type RawPools,
  type ScoredBrand,
  type ScoredSeries,
  type ScoreSums,
} from './score-sums.ts';

interface SumsInput {
  readonly brands: readonly ScoredBrand[];
  readonly days: DayRange;
  readonly caps: Caps | null;
}

interface SumsBuilder {
  /** Days that come again replace those that came before. Of a brand that is not known nothing is kept. */
  add(series: ScoredSeries): void;
  /** Takes all days of a brand over from older sums, in place of adding them; false where those do not have it. */
  reuse(brandId: string, older: ScoreSums): boolean;
  finish(): ScoreSums;
  finishInSteps(): Steps<ScoreSums>;
}

export function createScoreSums({ brands, days, caps }: SumsInput): SumsBuilder {
  const length = Math.max(0, days.to - days.from + 1);
  const columns: (RawColumn | null)[] = Array(brands.length * metricColumns.length).fill(null);
  const lifetimes = new Set<number>();
  const monthSums = new Map<number, readonly MonthSum[]>();
  const places = placesOf(brands);
  let placesBefore: { readonly of: ScoreSums; readonly places: ReadonlyMap<string, number> } | null = null;

  const add = (series: ScoredSeries): void => {
    const { brandId, network, metric, firstDay, numbers } = series;
    const brand = places.get(brandId);
    const column = findColumn(network, metric);
    const from = Math.max(0, days.from - firstDay);
    const to = Math.min(numbers.length, days.to + 1 - firstDay);
    if (brand === undefined || column === undefined || from >= to) return;
    const at = brand * metricColumns.length + column;
    const { kind } = metricColumns[column]!;
    const found = kind === 'flow' ? findMonthSums(series) : noMonths;
    columns[at] = put(columns[at]!, length, firstDay + from - days.from, knownNumbers(series, found, from, to));
    putMonths(monthSums, at, found.months, { from: firstDay, to: firstDay + numbers.length - 1 });
    if (kind === 'lifetime') lifetimes.add(at);
  };

  const reuse = (brandId: string, older: ScoreSums): boolean => {
    const brand = places.get(brandId);
    if (placesBefore?.of !== older) placesBefore = { of: older, places: placesOf(older.brands) };
    const other = placesBefore.places.get(brandId);
    if (brand === undefined || other === undefined) return false;
    for (let column = 0; column < metricColumns.length; column++) {
      const at = brand * metricColumns.length + column;
      const before = other * metricColumns.length + column;
      columns[at] = takenOver(older, before, days);
      putMonths(monthSums, at, older.monthSums.get(before) ?? [], older.days);
      lifetimes.delete(at);
    }
    return true;
  };

  function* finishInSteps(): Steps<ScoreSums> {
    for (const at of lifetimes) {
      columns[at] = put(null, length, 0, lifetimeFlow(unpackDays(columns[at]!, 0, length)));
      yield;
    }
    const sums = createSums({ brands, days, caps }, poolsFor(columns, Math.ceil(length / prefixStride)), monthSums);
    for (let brand = 0; brand < brands.length; brand++) {
      for (let at = brand * metricColumns.length; at < (brand + 1) * metricColumns.length; at++) {
        if (columns[at]) pack(sums.pools, at, columns[at]!);
        columns[at] = null;
      }
      sumUp(sums, brand);
      yield;
    }
    return sums;
  }
  return { add, reuse, finishInSteps, finish: () => finish(finishInSteps()) };
}

const noMonths: FoundMonths = { months: [], doubtful: [] };

const placesOf = (brands: readonly ScoredBrand[]): ReadonlyMap<string, number> =>
  new Map(brands.map(({ id }, brand) => [id, brand]));

function takenOver({ pools, days: has }: ScoreSums, at: number, wants: DayRange): RawColumn | null {
  const length = wants.to - wants.from + 1;
  if (has.from === wants.from && has.to <= wants.to) return unpack(pools, at, has.to - has.from + 1, length);
  const [from, to] = [Math.max(has.from, wants.from), Math.min(has.to, wants.to)];
  const days = from > to ? null : poolDays(pools, at, from - has.from, to - has.from + 1);
  return days && put(null, length, from - wants.from, days);
}

/** Days that come again replace those that came before. */
const putMonths = (
  into: Map<number, readonly MonthSum[]>,
  at: number,
  months: readonly MonthSum[],
  { from, to }: DayRange,
): void => {
  const others = (into.get(at) ?? []).filter((month) => month.to < from || month.from > to);
  const all = [...others, ...months];
  if (all.length > 0) into.set(at, all);
  else into.delete(at);
};

function createSums({ brands, days, caps }: SumsInput, pools: RawPools, monthSums: ScoreSums['monthSums']): ScoreSums {
  const blocks = Math.ceil(Math.max(0, days.to - days.from + 1) / prefixStride);
  const runs = brands.length * metricColumns.length * (blocks + 1);
  const values = new Float64Array(runs);
  const counts = new Uint16Array(runs);
  const lns = new Float64Array(brands.length * followerColumns.length * (blocks + 1));
  const uncapped = new Float64Array(brands.length * cutColumns.length * (blocks + 1));
  const cuts = new Uint16Array(brands.length * cappedColumns.length * 2 * blocks);
  const limits = new Float64Array(brands.length * cappedColumns.length).fill(Number.POSITIVE_INFINITY);
  for (let brand = 0; caps && brand < brands.length; brand++) {
    const capped = caps[brands[brand]!.id];
    for (const [place, { network }] of cappedColumns.entries()) {
      limits[brand * cappedColumns.length + place] = capped?.[network] ?? Number.POSITIVE_INFINITY;
    }
  }
  const accounts = Uint8Array.from(brands, ({ networks }) => networks.reduce((bits, of) => bits | accountBit(of), 0));
  const arrays: ArrayBufferView[] = [values, counts, lns, uncapped, cuts, limits, accounts];
  arrays.push(pools.bytes, pools.shorts, pools.words, pools.floats, pools.widths, pools.scales, pools.slots);
  const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { brands, days, caps, pools, accounts, blocks, values, counts, lns, uncapped, cuts, limits, monthSums, bytes };
}

export function* recapInSteps(sums: ScoreSums, caps: Caps | null): Steps<ScoreSums> {
  const again = createSums({ ...sums, caps }, sums.pools, sums.monthSums);
  for (let brand = 0; brand < again.brands.length; brand++) {
    sumUp(again, brand);
    yield;
  }
  return again;
}

export const recap = (sums: ScoreSums, caps: Caps | null): ScoreSums => finish(recapInSteps(sums, caps));

/**
 * What is known of the days from `from` on up to `to` (offsets in the series): NaN where nothing is. The days of a month
 * before its sum are 0, a sum that is doubtful is unknown. A number that no count or rating can be (negative, infinite) is unknown; what is beyond 2^53 is
 * 2^53.
 */
function knownNumbers(
  { firstDay, numbers, sources }: ScoredSeries,
  { months, doubtful }: FoundMonths,
  from: number,
  to: number,
): Float64Array {
  const known = new Float64Array(to - from);
  for (let i = from; i < to; i++) {
    const x = numbers[i]!;
    known[i - from] = sources[i] !== 0 && isFigure(x) ? Math.min(x, Number.MAX_SAFE_INTEGER) : Number.NaN;
  }
  for (const month of months) {
    const [first, last] = [month.from - firstDay - from, month.to - firstDay - from];
    known.fill(0, Math.max(0, first), Math.max(0, last));
  }
  for (const at of doubtful) if (at >= from && at < to) known[at - from] = Number.NaN;
  return known;
}

/**
 * What came on each day, from sums that only grow: what a day has more than the last known one before it, spread evenly
 * over the days since then. The first day, and days over which the sum fell, are unknown (NaN).
 */
function lifetimeFlow(lifetime: Float64Array): Float64Array {
  const flow = new Float64Array(lifetime.length).fill(Number.NaN);
  let last = -1;
  for (const [day, sum] of lifetime.entries()) {
    if (Number.isNaN(sum)) continue;
    if (last >= 0 && sum >= lifetime[last]!) flow.fill((sum - lifetime[last]!) / (day - last), last + 1, day + 1);
    last = day;
  }
  return flow;
}
