import type { Steps } from '../../steps.ts';
import type { Variable } from '../dataset/dataset.ts';

/** What the audiences of a variable are to have, as shares of those who are in one of them; in their order, sum 1. */
export interface Margin {
  readonly variable: Pick<Variable, 'audiences'>;
  readonly shares: readonly number[];
}

export interface RakeOptions {
  readonly respondents: number;
  readonly weights: Float64Array | null;
  /** The largest weight that is allowed, in means of all weights; null: any. */
  readonly largest: number | null;
}

export interface Raked {
  /** With the mean 1. */
  readonly weights: Float64Array;
  readonly rounds: number;
  /** How far the share of an audience is from its target at most: 0 … 1. More than rounding only where weights were cut. */
  readonly deviation: number;
  /** Respondents whose weight was cut to the largest. */
  readonly cut: number;
  readonly smallest: number;
  readonly biggest: number;
  /** Kish's effective base over the base, (Σw)² / (n · Σw²): 0 … 1. */
  readonly efficiency: number;
}

/** Why margins cannot be reached: nobody is in an audience that is to have a share, or they contradict each other. */
export type RakeRefusal =
  | { readonly kind: 'nobody'; readonly margin: number; readonly audience: number }
  | { readonly kind: 'noConvergence' };

const maxRounds = 1000;
const tolerance = 1e-8;
const rowsAStep = 65_536;
const noAudience = 0xffff;

/**
 * Weights by which every margin has its shares, as close to those before as they can be: iterative proportional fitting
 * over respondents. In each round each margin in turn multiplies the weights of an audience by its target over what it
 * has; who is in no audience of a variable keeps their weight there. Where a largest weight is given, weights above it
 * are cut to it after each round, and the margins are reached as far as that allows.
 * It ends when no share is off by more than 10⁻⁸ (with cut weights: when no round changes a share by more), and refuses
 * after 1,000 rounds.
 * Sources: W. E. Deming, F. F. Stephan (1940), Ann. Math. Statist. 11, 427–444; L. Kish, Survey Sampling (1965), 11.7.
 */
export function* rakeInSteps(
  margins: readonly Margin[],
  { respondents, weights: before, largest }: RakeOptions,
): Steps<Raked | RakeRefusal> {
  const weights = before ? before.slice() : new Float64Array(respondents).fill(1);
  const members: Uint16Array[] = [];
  for (const { variable } of margins) members.push(yield* membersInSteps(variable, respondents));
  for (const [margin, own] of margins.entries()) {
    const sums = yield* sumInSteps(weights, members[margin]!, own.shares.length);
    const audience = own.shares.findIndex((share, i) => share > 0 && !(sums[i]! > 0));
    if (audience >= 0) return { kind: 'nobody', margin, audience };
  }
  const cap = largest === null ? null : { largest, mean: yield* meanInSteps(weights) };
  let last: number[] = [];
  for (let rounds = 1; rounds <= maxRounds; rounds++) {
    for (const [i, { shares }] of margins.entries()) yield* fitInSteps(weights, members[i]!, shares);
    const cut = cap ? yield* cutInSteps(weights, cap.largest) : 0;
    const found: number[] = [];
    for (const [i, { shares }] of margins.entries()) {
      found.push(...toShares(yield* sumInSteps(weights, members[i]!, shares.length)));
    }
    const deviation = largestDifference(
      found,
      margins.flatMap(({ shares }) => shares),
    );
    const isSettled = cut > 0 && last.length > 0 && largestDifference(found, last) <= tolerance;
    if (deviation <= tolerance || isSettled) return { ...(yield* describeInSteps(weights)), rounds, deviation, cut };
    last = found;
  }
  return { kind: 'noConvergence' };
}

function* membersInSteps({ audiences }: Pick<Variable, 'audiences'>, respondents: number): Steps<Uint16Array> {
  const members = new Uint16Array(respondents).fill(noAudience);
  for (const [audience, { members: bits }] of audiences.entries()) {
    for (let word = 0; word < bits.length; word++) {
      for (let left = bits[word]!; left !== 0; ) {
        const lowest = left & -left;
        members[word * 32 + 31 - Math.clz32(lowest)] = audience;
        left ^= lowest;
      }
      if (word % (rowsAStep / 32) === 0) yield;
    }
    yield;
  }
  return members;
}

function* sumInSteps(weights: Float64Array, members: Uint16Array, audiences: number): Steps<Float64Array> {
  const sums = new Float64Array(audiences);
  for (let from = 0; from < weights.length; from += rowsAStep) {
    const to = Math.min(from + rowsAStep, weights.length);
    for (let row = from; row < to; row++) {
      const audience = members[row]!;
      if (audience !== noAudience) sums[audience]! += weights[row]!;
    }
    yield;
  }
  return sums;
}

function* fitInSteps(weights: Float64Array, members: Uint16Array, shares: readonly number[]): Steps<void> {
  const sums = yield* sumInSteps(weights, members, shares.length);
  const all = sums.reduce((sum, own) => sum + own, 0);
  const factors = shares.map((share, i) => (sums[i]! > 0 ? (share * all) / sums[i]! : 0));
  for (let from = 0; from < weights.length; from += rowsAStep) {
    const to = Math.min(from + rowsAStep, weights.length);
    for (let row = from; row < to; row++) {
      const audience = members[row]!;
      if (audience !== noAudience) weights[row]! *= factors[audience]!;
    }
    yield;
  }
}

function* meanInSteps(weights: Float64Array): Steps<number> {
  let sum = 0;
  for (let from = 0; from < weights.length; from += rowsAStep) {
    const to = Math.min(from + rowsAStep, weights.length);
    for (let row = from; row < to; row++) sum += weights[row]!;
    yield;
  }
  return sum / weights.length;
}

/**
 * Cuts weights until none is above so many means of what they are then: each cut lowers the mean.
 * @returns how many have the largest weight by a cut
 */
function* cutInSteps(weights: Float64Array, largest: number): Steps<number> {
  let cut = 0;
  for (;;) {
    const limit = largest * (yield* meanInSteps(weights));
    let [above, isDone] = [0, true];
    for (let from = 0; from < weights.length; from += rowsAStep) {
      const to = Math.min(from + rowsAStep, weights.length);
      for (let row = from; row < to; row++) {
        if (weights[row]! <= limit) continue;
        if (weights[row]! > limit * (1 + tolerance)) isDone = false;
        weights[row] = limit;
        above++;
      }
      yield;
    }
    cut = Math.max(cut, above);
    if (isDone) return cut;
  }
}

function toShares(sums: Float64Array): number[] {
  const all = sums.reduce((sum, own) => sum + own, 0);
  return Array.from(sums, (own) => own / all);
}

const largestDifference = (found: readonly number[], wanted: readonly number[]): number =>
  found.reduce((largest, share, i) => Math.max(largest, Math.abs(share - wanted[i]!)), 0);

function* describeInSteps(
  weights: Float64Array,
): Steps<Pick<Raked, 'weights' | 'smallest' | 'biggest' | 'efficiency'>> {
  const mean = yield* meanInSteps(weights);
  let [squares, smallest, biggest] = [0, Number.POSITIVE_INFINITY, 0];
  for (let from = 0; from < weights.length; from += rowsAStep) {
    const to = Math.min(from + rowsAStep, weights.length);
    for (let row = from; row < to; row++) {
      const weight = weights[row]! / mean;
      weights[row] = weight;
      squares += weight * weight;
      smallest = Math.min(smallest, weight);
      biggest = Math.max(biggest, weight);
    }
    yield;
  }
  return { weights, smallest, biggest, efficiency: weights.length / squares };
}
