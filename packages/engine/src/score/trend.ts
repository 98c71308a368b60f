import { type ScoreName, scoreNames, trendLimits } from '@soundings/contract/sonar/score-choices';
import type { Steps } from '../steps.ts';
import { toCurves } from './brand-scores.ts';
import type { ScoreRanges } from './calculate.ts';
import { scoresInSteps, toYardstick } from './calculate.ts';
import { measureInSteps } from './measure.ts';
import type { Reference } from './reference.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';

export interface TrendLines {
  readonly days: readonly number[];
  readonly lines: readonly (readonly (number | null)[])[];
  readonly isWeekly: boolean;
}

export interface TrendQuery {
  readonly score: ScoreName;
  readonly brands: readonly number[];
  readonly ranges: ScoreRanges;
  readonly collected?: DayRange;
  readonly points?: readonly DayRange[];
}

const goesBack = { ranges: 6, days: 180 } as const;
/** A range of a single day is looked at as a week: single days are noise. */
const shortest = 7;

export function* trendInSteps(sums: ScoreSums, reference: Reference | null, query: TrendQuery): Steps<TrendLines> {
  const { score, brands, ranges } = query;
  const isWeekly = query.points === undefined && ranges.comparable.from === ranges.comparable.to;
  const points = query.points ?? dailyPoints(query.collected ?? sums.days, ranges.comparable);
  const curves = toCurves(reference);
  const yardstick = toYardstick(reference);
  const accounts = Uint8Array.from(brands, (brand) => sums.accounts[brand]!);
  const from = scoreNames.indexOf(score) * brands.length;
  const lines: (number | null)[][] = brands.map(() => []);
  for (const point of points) {
    const measured = yield* measureInSteps(sums, point, yardstick, brands);
    const scores = yield* scoresInSteps(measured, accounts, curves);
    for (const [i, line] of lines.entries()) line.push(toNullable(scores[from + i]!));
    yield;
  }
  return { days: points.map(({ to }) => to), lines, isWeekly };
}

function dailyPoints(collected: DayRange, { from, to: end }: DayRange): DayRange[] {
  const asked = end - from + 1;
  const length = asked === 1 ? shortest : asked;
  const first = Math.min(end, Math.max(collected.from, firstOfTrend({ from, to: end })));
  const points = Math.min(trendLimits.points, end - first + 1);
  const dayOfPoint = (i: number): number =>
    points === 1 ? end : first + Math.round((i * (end - first)) / (points - 1));
  return Array.from({ length: points }, (_, i) => ({ from: dayOfPoint(i) - length + 1, to: dayOfPoint(i) }));
}

export const firstOfTrend = ({ from, to }: DayRange): number =>
  to - Math.max(goesBack.ranges * (to - from + 1), goesBack.days);

const toNullable = (x: number): number | null => (Number.isNaN(x) ? null : x);
