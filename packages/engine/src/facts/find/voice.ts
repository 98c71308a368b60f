import { cappedColumns, columnIndex, metricColumns } from '../../score/quantities.ts';
import { readRange } from '../../score/read-sums.ts';
import type { DayRange } from '../../score/score-sums.ts';
import type { Finding } from './finding.ts';
import type { Market } from './market.ts';

type Voice = Extract<Finding, { kind: 'voice' }>;

const columns = [...cappedColumns.map(({ interactions }) => interactions), columnIndex('TIKTOK', 'interactions')];

/** Of a range: two whose known parts differ by as much are not compared. */
const mostUnlike = 0.1;

/**
 * Each brand's part of all interactions of the market in the range, in percent, the largest first: Facebook, Instagram,
 * YouTube and TikTok, uncapped, as counted. There is no former share where one of the ranges lacks a tenth more of the
 * days of any brand.
 */
export function findVoices(market: Market): Voice[] {
  const { sums, brands, ranges } = market;
  const interactionsIn = (brand: number, { from, to }: DayRange) => {
    const length = sums.days.to - sums.days.from + 1;
    const [first, end] = [from, to + 1].map((day) => Math.max(0, Math.min(day - sums.days.from, length))) as [
      number,
      number,
    ];
    let value = 0;
    const known: number[] = [];
    for (const column of columns) {
      if (sums.pools.widths[brand * metricColumns.length + column] === 0) continue;
      const total = readRange(sums, brand, column, first, end);
      value += Math.max(0, total.value);
      known.push(total.count / (to - from + 1));
    }
    return { value, known };
  };
  const now = brands.map((_, brand) => interactionsIn(brand, ranges.comparable));
  const before = brands.map((_, brand) => interactionsIn(brand, ranges.compareTo));
  const [all, allBefore] = [now, before].map((of) => of.reduce((sum, { value }) => sum + value, 0)) as [number, number];
  if (all <= 0) return [];
  const isLike = now.every(({ known }, brand) =>
    known.every((part, at) => Math.abs(part - before[brand]!.known[at]!) < mostUnlike),
  );
  return brands
    .flatMap((_, brand) => (now[brand]!.known.some((part) => part > 0) ? [brand] : []))
    .sort((a, b) => now[b]!.value - now[a]!.value)
    .map((brand, place) => {
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
