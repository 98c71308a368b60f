import type { CollectReason, MetricName } from '@soundings/contract/sonar/metrics';
import { dateOf, dayNumberOf } from './day-number.ts';

/** Days of a figure, both ends included, as YYYY-MM-DD. */
export interface MetricSpan {
  readonly metric: MetricName;
  readonly from: string;
  readonly to: string;
}

/** Days of a figure that stay unknown, and why. */
export interface MetricGap extends MetricSpan {
  readonly reason: CollectReason;
}

const dayBeside = (day: string, step: 1 | -1): string => dateOf(dayNumberOf(day) + step);

const cutGap = (gap: MetricGap, { metric, from, to }: MetricSpan): MetricGap[] => {
  if (gap.metric !== metric || gap.to < from || gap.from > to) return [gap];
  const before = { ...gap, to: dayBeside(from, -1) };
  const behind = { ...gap, from: dayBeside(to, 1) };
  return [before, behind].filter((rest) => rest.from <= rest.to);
};

/** What is left of gaps when some spans are known again. */
export const cutGaps = (gaps: readonly MetricGap[], known: readonly MetricSpan[]): MetricGap[] =>
  known.reduce((left: readonly MetricGap[], span) => left.flatMap((gap) => cutGap(gap, span)), gaps) as MetricGap[];
