import { finish, type Steps } from '../crosstab/steps.ts';
import { knownNumbers } from './known-numbers.ts';
import { lifetimeFlow } from './lifetime-flow.ts';
import { accountBit, cappedColumns, cutColumns, findColumn, followerColumns, metricColumns } from './metric-columns.ts';
import { daysOf, put } from './raw-days.ts';
import { pack, poolDays, poolsFor, unpack } from './raw-pools.ts';
import { sumUp } from './running-sums.ts';
import type { DayRange, ScoredBrand, ScoredSeries } from './score-input.ts';
import { blockDays, type Caps, type RawColumn, type RawPools, type ScoreSums } from './score-sums.ts';

export interface SumsInput {
  /** Their order is that of all results. */
  readonly brands: readonly ScoredBrand[];
  /** All days that are ever asked for; days of series outside are left out. */
  readonly days: DayRange;
  readonly caps: Caps | null;
}

export interface SumsBuilder {
  /** Days that come again replace those that came before. Of a brand that is not known nothing is kept. */
  add(series: ScoredSeries): void;
  /** Takes all days of a brand over from older sums, in place of adding them; false where those do not have it. */
  reuse(brandId: string, older: ScoreSums): boolean;
  /** The builder is used up by it. */
  finish(): ScoreSums;
  /** A brand a step. */
  finishInSteps(): Steps<ScoreSums>;
}

export function createScoreSums({ brands, days, caps }: SumsInput): SumsBuilder {
  const length = Math.max(0, days.to - days.from + 1);
  const columns: (RawColumn | null)[] = Array(brands.length * metricColumns.length).fill(null);
  const lifetimes = new Set<number>();
  const places = new Map(brands.map(({ id }, brand) => [id, brand]));

  const add = (series: ScoredSeries): void => {
    const { brandId, network, metric, firstDay, numbers } = series;
    const brand = places.get(brandId);
    const column = findColumn(network, metric);
    const from = Math.max(0, days.from - firstDay);
    const to = Math.min(numbers.length, days.to + 1 - firstDay);
    if (brand === undefined || column === undefined || from >= to) return;
    const at = brand * metricColumns.length + column;
    const { kind } = metricColumns[column]!;
    columns[at] = put(columns[at]!, length, firstDay + from - days.from, knownNumbers(series, kind, from, to));
    if (kind === 'lifetime') lifetimes.add(at);
  };

  const reuse = (brandId: string, older: ScoreSums): boolean => {
    const brand = places.get(brandId);
    const other = older.brands.findIndex(({ id }) => id === brandId);
    if (brand === undefined || other < 0) return false;
    for (let column = 0; column < metricColumns.length; column++) {
      const at = brand * metricColumns.length + column;
      columns[at] = takenOver(older, other * metricColumns.length + column, days);
      lifetimes.delete(at);
    }
    return true;
  };

  function* finishInSteps(): Steps<ScoreSums> {
    for (const at of lifetimes) {
      columns[at] = put(null, length, 0, lifetimeFlow(daysOf(columns[at]!, 0, length)));
      yield;
    }
    const sums = sumsOf(brands, days, caps, poolsFor(columns, Math.ceil(length / blockDays)));
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

function takenOver({ pools, days: has }: ScoreSums, at: number, wants: DayRange): RawColumn | null {
  const length = wants.to - wants.from + 1;
  if (has.from === wants.from && has.to <= wants.to) return unpack(pools, at, has.to - has.from + 1, length);
  const [from, to] = [Math.max(has.from, wants.from), Math.min(has.to, wants.to)];
  const days = from > to ? null : poolDays(pools, at, from - has.from, to - has.from + 1);
  return days && put(null, length, from - wants.from, days);
}

/** Sums of these days, empty until each brand is summed up. */
export function sumsOf(brands: readonly ScoredBrand[], days: DayRange, caps: Caps | null, pools: RawPools): ScoreSums {
  const blocks = Math.ceil(Math.max(0, days.to - days.from + 1) / blockDays);
  const runs = brands.length * metricColumns.length * (blocks + 1);
  const values = new Float64Array(runs);
  const counts = new Uint16Array(runs);
  const lns = new Float64Array(brands.length * followerColumns.length * (blocks + 1));
  const uncapped = new Float64Array(brands.length * cutColumns.length * (blocks + 1));
  const cuts = new Uint16Array(brands.length * cappedColumns.length * 2 * blocks);
  const limits = Float64Array.from(
    brands.flatMap(({ id }) => cappedColumns.map(({ network }) => caps?.[id]?.[network] ?? Number.POSITIVE_INFINITY)),
  );
  const accounts = Uint8Array.from(brands, ({ networks }) => networks.reduce((bits, of) => bits | accountBit(of), 0));
  const arrays: ArrayBufferView[] = [values, counts, lns, uncapped, cuts, limits, accounts];
  arrays.push(pools.bytes, pools.shorts, pools.words, pools.floats, pools.widths, pools.scales, pools.slots);
  const bytes = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return { brands, days, caps, pools, accounts, blocks, values, counts, lns, uncapped, cuts, limits, bytes };
}
