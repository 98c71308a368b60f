import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { createReading, gaugeValue, toWindow } from '../../score/brand-window.ts';
import { readDays } from '../../score/month-sums.ts';
import {
  accountBit,
  cappedColumns,
  columnIndex,
  findColumn,
  followerNetworks,
  metricColumns,
  placeOf,
} from '../../score/quantities.ts';
import { lastKnown } from '../../score/read-sums.ts';
import type { DayRange, ScoreSums } from '../../score/score-sums.ts';
import { trailing } from '../../score/weights.ts';
import { selectInPlace } from '../../stats/select.ts';
import type { Finding } from './finding.ts';
import type { MarketInput } from './market.ts';
import { chanceOf } from './noise.ts';

export interface Tested<F extends Finding = Finding> {
  readonly finding: F;
  readonly chance: number;
}

const least = { postingDays: 20, times: 8, spread: 0.35 } as const;

const daysOf = (sums: ScoreSums, brand: number, column: number, { from, to }: DayRange): Float64Array | null => {
  const { days } = sums;
  const [first, last] = [Math.max(from, days.from), Math.min(to, days.to)];
  if (first > last) return null;
  const found = readDays(sums, placeOf(brand, column), first - days.from, last + 1 - days.from);
  if (!found || first === from) return found;
  const padded = new Float64Array(to - from + 1).fill(Number.NaN);
  padded.set(found, first - from);
  return padded;
};

/**
 * The day of the range on which a brand's posts on a network were answered far beyond all that is usual there: by the
 * logarithms of the days with posts in the 90 days before the end, their median and median deviation.
 */
export function findOutliers({ sums, ranges, brands }: MarketInput): Tested<Extract<Finding, { kind: 'outlier' }>>[] {
  const { comparable } = ranges;
  const window = { from: Math.min(comparable.from, comparable.to + 1 - trailing.days), to: comparable.to };
  return brands.flatMap((_, brand) =>
    cappedColumns.flatMap(({ network, interactions }) => {
      if ((sums.accounts[brand]! & accountBit(network)) === 0) return [];
      const raw = daysOf(sums, brand, interactions, window);
      if (!raw) return [];
      const busy = busyDays(raw);
      if (busy.length < least.postingDays) return [];
      const middle = Math.log(selectInPlace(busy, busy.length >> 1));
      let [day, most] = [-1, 0];
      for (let i = comparable.from - window.from; i < raw.length; i++) {
        if (raw[i]! > most) {
          day = i;
          most = raw[i]!;
        }
      }
      const usual = Math.exp(middle);
      if (day < 0 || most < least.times * usual) return [];
      const logs = busy.map(Math.log);
      const spread = Math.max(least.spread, 1.4826 * logs.map((x) => Math.abs(x - middle)).sort()[logs.length >> 1]!);
      const days = comparable.to - comparable.from + 1;
      const one = chanceOf(Math.log(most) - middle, spread, logs.length - 1)!;
      const finding = {
        kind: 'outlier',
        brand,
        network,
        metric: 'interactions',
        day: window.from + day,
        value: most,
        usual,
      } as const;
      return [{ finding, chance: Math.min(1, (one / 2) * days) }];
    }),
  );
}

function busyDays(raw: Float64Array): Float64Array {
  const busy = new Float64Array(raw.length);
  let count = 0;
  for (let i = 0; i < raw.length; i++) if (raw[i]! > 0) busy[count++] = raw[i]!;
  return busy.subarray(0, count);
}

const longRunDays = 90;
const leastLongRun = { percent: 8, beyondTypical: 6 } as const;

/** Followers that rose or fell steadily over 90 days, beyond what the typical brand of the market did meanwhile. */
export function findLongRuns({ sums, ranges, brands }: MarketInput): Tested<Extract<Finding, { kind: 'longRun' }>>[] {
  const { to } = ranges.comparable;
  const window = { from: to - longRunDays, to };
  return followerNetworks.flatMap((network) => {
    const column = columnIndex(network, 'followers');
    const runs = brands.flatMap((_, brand) => {
      const raw = daysOf(sums, brand, column, window);
      const run = raw && runOf(raw);
      return run ? [{ brand, ...run }] : [];
    });
    if (runs.length < 3) return [];
    const typical = runs.map(({ total }) => total).sort((a, b) => a - b)[runs.length >> 1]!;
    return runs.flatMap(({ brand, total, deviation, weeks, now, before }) => {
      const percent = 100 * Math.expm1(total);
      const ofTypical = 100 * Math.expm1(typical);
      if (Math.abs(percent) < leastLongRun.percent) return [];
      if (Math.abs(percent - ofTypical) < leastLongRun.beyondTypical) return [];
      const chance = chanceOf(total - typical, deviation, weeks - 1)!;
      const days = longRunDays;
      return [
        {
          finding: { kind: 'longRun', brand, network, percent, days, typical: ofTypical, now, before } as const,
          chance,
        },
      ];
    });
  });
}

function runOf(raw: Float64Array) {
  const first = raw.findIndex((x) => x > 0);
  const last = raw.findLastIndex((x) => x > 0);
  if (first < 0 || last - first < longRunDays - 7) return null;
  const weeks: number[] = [];
  for (let end = last; end - 7 >= first; end -= 7) {
    const [a, b] = [lastBy(raw, end), lastBy(raw, end - 7)];
    if (a !== null && b !== null) weeks.push(Math.log(a / b));
  }
  if (weeks.length < 8) return null;
  const mean = weeks.reduce((sum, x) => sum + x, 0) / weeks.length;
  // A single jump is no run: it widens the deviation of the weeks as far as it carries the sum.
  const variance = weeks.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (weeks.length - 1);
  const total = Math.log(raw[last]! / raw[first]!);
  const deviation = Math.max(0.005, Math.sqrt(variance * weeks.length));
  return { total, deviation, weeks: weeks.length, now: raw[last]!, before: raw[first]! };
}

const lastBy = (raw: Float64Array, day: number): number | null => {
  for (let i = day; i > day - 4 && i >= 0; i--) if (raw[i]! > 0) return raw[i]!;
  return null;
};

/** Posts that were to be expected where none came: with fewer of them a pause is nothing. */
const leastMissed = 10;

/** A day, in the 90 days before one; 0 where that is not known. */
function usualPosts(sums: ScoreSums, brand: number, column: number, before: number): number {
  const known = daysOf(sums, brand, column, { from: before - trailing.days, to: before - 1 })?.filter(
    (x) => !Number.isNaN(x),
  );
  return known && known.length >= trailing.known ? known.reduce((sum, x) => sum + x, 0) / known.length : 0;
}

/** Figures may be some days late before they count as lost; states are asked for less often. */
const lateFrom = { flow: 3, state: 14 } as const;

/** What is not known, or not any more: networks without figures in the range, days without any, and posts that ceased. */
export function findUnknown({ sums, ranges, brands }: MarketInput): Finding[] {
  const { comparable, compareTo } = ranges;
  const span = { from: Math.min(compareTo.from, comparable.from), to: comparable.to };
  const days = comparable.to - comparable.from + 1;
  return brands.flatMap((_, brand) =>
    socialNetworks.flatMap((network): Finding[] => {
      if ((sums.accounts[brand]! & accountBit(network)) === 0) return [];
      const main =
        findColumn(network, network === 'TRUSTPILOT' ? 'score' : 'posts') ?? findColumn(network, 'followers')!;
      const states = findColumn(network, 'followers');
      const isFlow = metricColumns[main]!.kind === 'flow';
      const raw = daysOf(sums, brand, main, span);
      const others = states === undefined || states === main ? null : daysOf(sums, brand, states, span);
      const begin = comparable.from - span.from;
      const isAnyKnown = hasKnown(raw, begin) || hasKnown(others, begin);
      const till = lastDay(sums, brand, [main, states]);
      const late = isFlow ? lateFrom.flow : lateFrom.state;
      if (till === null || till < comparable.to - late) return [{ kind: 'lost', brand, network, till }];
      if (!isAnyKnown) {
        if (!isFlow && standsIn(sums, brand, main, comparable)) return [];
        // What only came after the range has not ended.
        return [
          till < comparable.from
            ? { kind: 'lost', brand, network, till }
            : { kind: 'hole', brand, network, missing: days, of: days, begins: null },
        ];
      }
      // A state is carried on and a rating is asked for now and then: days without one are no holes.
      let holes = 0;
      if (network !== 'TRUSTPILOT' && raw) for (let i = begin; i < raw.length; i++) if (Number.isNaN(raw[i]!)) holes++;
      if (isFlow && holes > Math.max(1, days / 10)) {
        const day = comparable.from + holes;
        const isBegin = lastKnown(sums, brand, main, 0, Math.max(0, day - sums.days.from)) < 0;
        return [{ kind: 'hole', brand, network, missing: holes, of: days, begins: isBegin ? day : null }];
      }
      if (!isFlow || holes > 0 || !raw) return [];
      const sum = (of: DayRange): number => {
        let all = 0;
        for (let day = of.from; day <= of.to; day++) all += raw[day - span.from]! || 0;
        return all;
      };
      const before = sum(compareTo);
      const isSilent =
        sum(comparable) === 0 && before > 0 && usualPosts(sums, brand, main, span.from) * days >= leastMissed;
      return isSilent ? [{ kind: 'silence', brand, network, before }] : [];
    }),
  );
}

const hasKnown = (raw: Float64Array | null, from: number): boolean => {
  if (raw) for (let i = from; i < raw.length; i++) if (!Number.isNaN(raw[i]!)) return true;
  return false;
};

function standsIn(sums: ScoreSums, brand: number, column: number, range: DayRange): boolean {
  const reading = createReading();
  return !Number.isNaN(gaugeValue(sums, brand, column, toWindow(sums, range), reading)) && !reading.isFar;
}

function lastDay(sums: ScoreSums, brand: number, columns: readonly (number | undefined)[]): number | null {
  const length = sums.days.to - sums.days.from + 1;
  const last = Math.max(
    ...columns.map((column) => (column === undefined ? -1 : lastKnown(sums, brand, column, 0, length))),
  );
  return last < 0 ? null : sums.days.from + last;
}
