/** Sums of the respondents' weights behind a tally. */
export interface WeightSums {
  /** Σw of the positive answers. */
  readonly positive: number;
  /** Σw of all answers. */
  readonly base: number;
  /** Σw² of all answers. */
  readonly squares: number;
}

/** What some respondents answered to one question: the only thing that every share, interval and test is made from. */
export interface Tally {
  /** Positive answers, a count. */
  readonly positive: number;
  /** Answers, a count. */
  readonly base: number;
  /** Null where all respondents count the same. */
  readonly weights: WeightSums | null;
}

export const emptyTally: Tally = { positive: 0, base: 0, weights: null };

export function addTallies(a: Tally, b: Tally): Tally {
  return { positive: a.positive + b.positive, base: a.base + b.base, weights: addWeights(a.weights, b.weights) };
}

/**
 * The answers of `whole` that are not in `part`. The counts say where nothing is left, so that a difference of two
 * rounded sums is never taken for weight.
 */
export function subtractTally(whole: Tally, part: Tally): Tally {
  const positive = whole.positive - part.positive;
  const base = whole.base - part.base;
  if (!whole.weights || !part.weights) return { positive, base, weights: whole.weights };
  const left = (count: number, sum: number): number => (count === 0 ? 0 : Math.max(0, sum));
  return {
    positive,
    base,
    weights: {
      positive: left(positive, whole.weights.positive - part.weights.positive),
      base: left(base, whole.weights.base - part.weights.base),
      squares: left(base, whole.weights.squares - part.weights.squares),
    },
  };
}

function addWeights(a: WeightSums | null, b: WeightSums | null): WeightSums | null {
  if (!a || !b) return a ?? b;
  return { positive: a.positive + b.positive, base: a.base + b.base, squares: a.squares + b.squares };
}
