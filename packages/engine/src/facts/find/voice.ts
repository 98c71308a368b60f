import { cappedColumns, columnIndex, metricColumns } from '../../score/quantities.ts';
import { readUncappedTo } from '../../score/read-sums.ts';
import type { DayRange } from '../../score/score-sums.ts';
import type { Finding } from './finding.ts';
import type { Market } from './market.ts';

type Voice = Extract<Finding, { kind: 'voice' }>;

const columns = [...cappedColumns.map(({ interactions }) => interactions), columnIndex('TIKTOK', 'interactions')];

/**
 * Each brand's part of all interactions of the market in the range, in percent, the largest first: Facebook, Instagram,
 * YouTube and TikTok, uncapped. Where the days of a brand differ between the ranges there is no former share.
 */
export function findVoices(market: Market): Voice[] {
  const { sums, brands, ranges } = market;
  const interactionsIn = (brand: number, { from, to }: DayRange) => {
    const length = sums.days.to - sums.days.from + 1;
    const [first, end] = [from, to + 1].map((day) => Math.max(0, Math.min(day - sums.days.from, length))) as [
      number,
      number,
    ];
    let [value, count] = [0, 0];
    for (const column of columns) {
      if (sums.pools.widths[brand * metricColumns.length + column] === 0) continue;
      const [till, before] = [readUncappedTo(sums, brand, column, end), readUncappedTo(sums, brand, column, first)];
      value += Math.max(0, till.value - before.value);
      count += till.count - before.count;
    }
    return { value, count };
  };
  const now = brands.map((_, brand) => interactionsIn(brand, ranges.comparable));
  const before = brands.map((_, brand) => interactionsIn(brand, ranges.compareTo));
  const [all, allBefore] = [now, before].map((of) => of.reduce((sum, { value }) => sum + value, 0)) as [number, number];
  if (all <= 0) return [];
  return brands
    .flatMap((_, brand) => (now[brand]!.count > 0 ? [brand] : []))
    .sort((a, b) => now[b]!.value - now[a]!.value)
    .map((brand, place) => {
      const isLike = now.every(({ count }, of) => count > 0 === before[of]!.count > 0);
      const change = market.changeOf(brand, 'interest') ?? market.changeOf(brand, 'passion');
      return {
        kind: 'voice',
        brand,
        share: (100 * now[brand]!.value) / all,
        former: isLike && allBefore > 0 ? (100 * before[brand]!.value) / allBefore : null,
        place: place + 1,
        verdict: change?.verdict ?? 'unknown',
      };
    });
}
