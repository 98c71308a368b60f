import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { WavePoint } from '@soundings/contract/resonance/waves';
import { smallestTestedBase, twoProportionZ, twoSidedP, wilson } from '../../stats/proportions.ts';
import { adjust, intervalPoint, significanceLevel } from '../../stats/significance.ts';
import { baseFlag } from '../counting/tally.ts';
import type { Estimate } from './estimates.ts';

/** What is known of one message in one wave; null where the wave does not have it, or nobody answered. */
export interface WaveEstimate {
  readonly estimate: Estimate;
  /** Its answers counted as positive by another scale than those of the last wave: nothing to compare. */
  readonly isOfOtherScale: boolean;
}

/**
 * The shares of messages over waves, earliest first, each compared with the last wave before it that has the message.
 * All tests of one wave are a family. The waves are taken for different people.
 * @param messages by message, then by wave
 * @param isMean a mean of two shares, which has no Wilson interval: its own is of normal tails
 */
export function judgeTrend(
  messages: readonly (readonly (WaveEstimate | null)[])[],
  significance: Significance,
  isMean = false,
): (WavePoint | null)[][] {
  const waves = messages[0]?.length ?? 0;
  const points = messages.map((series) => series.map((own) => own && toPoint(own, significance, isMean)));
  const level = significanceLevel(significance);
  for (let wave = 1; wave < waves; wave++) {
    const pairs = messages.map((series) => {
      const later = series[wave] ?? null;
      const earlier = series.slice(0, wave).findLast((own) => own !== null) ?? null;
      return later && earlier ? { earlier, later } : null;
    });
    const ps = adjust(
      significance.correction,
      pairs.map((pair) => pair && changeP(pair)),
    );
    for (const [i, pair] of pairs.entries()) {
      if (!pair) continue;
      const difference = pair.later.estimate.share - pair.earlier.estimate.share;
      const p = ps[i] ?? null;
      const verdict = p === null ? 'untested' : p > level || difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
      points[i]![wave] = { ...points[i]![wave]!, change: { difference: difference * 100, p, verdict } };
    }
  }
  return points;
}

function changeP({ earlier, later }: { earlier: WaveEstimate; later: WaveEstimate }): number | null {
  if (earlier.isOfOtherScale !== later.isOfOtherScale) return null;
  const [a, b] = [earlier.estimate, later.estimate];
  if (a.effectiveBase < smallestTestedBase || b.effectiveBase < smallestTestedBase) return null;
  const variance = a.variance + b.variance;
  if (a.isMixed && b.isMixed && variance > 0) return twoSidedP((b.share - a.share) / Math.sqrt(variance));
  return twoProportionZ({ share: a.share, base: a.effectiveBase }, { share: b.share, base: b.effectiveBase });
}

function toPoint({ estimate, isOfOtherScale }: WaveEstimate, significance: Significance, isMean: boolean): WavePoint {
  const { share, base, effectiveBase, variance } = estimate;
  const point = intervalPoint(significance);
  const reach = point * Math.sqrt(variance);
  const { low, high } = isMean
    ? { low: Math.max(0, share - reach), high: Math.min(1, share + reach) }
    : wilson(share, effectiveBase, point);
  return {
    ...{ percent: share * 100, low: low * 100, high: high * 100 },
    ...{ base, effectiveBase, mark: baseFlag(base), isOfOtherScale },
    change: null,
  };
}
