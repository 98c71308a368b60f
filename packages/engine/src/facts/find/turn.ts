import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { trendInSteps } from '../../score/trend.ts';
import { finish } from '../../steps.ts';
import type { Direction } from '../question/intent.ts';
import type { FindingOf } from './finding.ts';
import type { Market } from './market.ts';

/** In points: less is no turn. */
const leastTurn = 3;
/** In parts of the whole way. */
const stillThere = 0.15;

/**
 * Since when a score has been rising or falling: the day on which it left its lowest (or highest) level of the half year before the end
 * of the range, by scores of ranges of that length. Null where it has not moved far enough that way.
 */
export function findTurn(
  market: Market,
  brand: number,
  score: ScoreName,
  direction: Direction | null,
): FindingOf<'turn'> | null {
  const { sums, reference, ranges } = market;
  const { days, lines } = finish(trendInSteps(sums, reference, { score, brands: [brand], ranges }));
  const points = lines[0]!.flatMap((value, i) => (value === null ? [] : [{ day: days[i]!, value }]));
  const last = points.at(-1);
  if (!last || points.length < 3) return null;
  const high = points.reduce((best, point) => (point.value >= best.value ? point : best));
  const low = points.reduce((best, point) => (point.value <= best.value ? point : best));
  const isUp = direction === null ? last.value - low.value > high.value - last.value : direction === 'up';
  const end = isUp ? low : high;
  // The last point that still lay where it began: before that it only wavered.
  const near = Math.abs(last.value - end.value) * stillThere;
  const from = points.findLast(({ value }) => Math.abs(value - end.value) <= near) ?? end;
  const least = Math.max(leastTurn, market.deviationOf(brand, score) || 0);
  if (from.day === last.day || Math.abs(last.value - from.value) < least) return null;
  return { kind: 'turn', brand, score, day: from.day, from: from.value, to: last.value };
}
