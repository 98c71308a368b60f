import type { MetricKind } from '@soundings/contract/sonar/metrics';
import type { ScoredSeries } from './score-input.ts';

/** The source "import" in `ScoredSeries.sources`, which alone tells sums of whole months. */
const imported = 3;

/**
 * What is known of the days from `from` on up to `to` (offsets in the series): NaN where nothing is. Of a flow, imported
 * days without a number right before one with a number are 0, as that number is the sum of them all (decision 0017).
 * A number that no count or rating can be (negative, infinite) is unknown; what is beyond 2^53 is 2^53.
 */
export function knownNumbers(series: ScoredSeries, kind: MetricKind, from: number, to: number): Float64Array {
  const { numbers, sources } = series;
  const known = new Float64Array(to - from);
  let isSummed = false;
  for (let i = Math.max(to, lastOfSum(series, to)) - 1; i >= from; i--) {
    const x = numbers[i]!;
    const isImported = sources[i] === imported;
    let value = Number.NaN;
    if (sources[i] !== 0 && x >= 0 && x < Number.POSITIVE_INFINITY) value = Math.min(x, Number.MAX_SAFE_INTEGER);
    else if (isImported && Number.isNaN(x) && isSummed) value = 0;
    isSummed = isImported && kind === 'flow' && !Number.isNaN(value);
    if (i < to) known[i - from] = value;
  }
  return known;
}

/** Where the sum of a month that is cut stands: one after the first imported number from `to` on. */
function lastOfSum({ numbers, sources }: ScoredSeries, to: number): number {
  let i = to;
  while (i < numbers.length && sources[i] === imported && Number.isNaN(numbers[i]!)) i++;
  return Math.min(i + 1, numbers.length);
}
