import type { Steps } from '../../steps.ts';
import { type Tally, tallyIn, toSample } from '../counting/tally.ts';
import { allBits, orInto } from '../dataset/bits.ts';
import type { Bits, Dataset, Measure, Message } from '../dataset/dataset.ts';
import { countIn, narrow, type Selection, select } from '../dataset/selection.ts';

export interface Estimate {
  /** 0 … 1 */
  readonly share: number;
  readonly variance: number;
  /** Those who answered; Kish's effective number of them; of a total the smaller of its two measures. */
  readonly base: number;
  readonly effectiveBase: number;
  /** At least five positive and five other answers: with fewer, their spread says too little about the error. */
  readonly isMixed: boolean;
}

export interface MessageEstimates {
  readonly message: Message;
  readonly r1: Estimate | null;
  readonly r2: Estimate | null;
  /** The mean of both where both were asked, else the one that was. */
  readonly total: Estimate | null;
}

const minOfEachKind = 5;

/**
 * R1, R2 and their mean of every message among the respondents of `mask`, or among all, with the linearised variance of
 * a share: G/(G − 1) · Σᵢ eᵢ² with eᵢ = wᵢ(yᵢ − p·nᵢ)/W. One person gave both answers, so of the mean eᵢ is the mean of
 * both. Sources as in `clusteredZ`. Null where nobody answered. A step is a message.
 */
export function* estimatesInSteps(dataset: Dataset, mask: Bits | null): Steps<MessageEstimates[]> {
  const among = select(mask ?? allBits(dataset.respondents));
  const estimates: MessageEstimates[] = [];
  for (const message of dataset.messages) {
    const r1 = measureIn(dataset, among, message.r1);
    const r2 = message.r2 && measureIn(dataset, among, message.r2);
    const total = r1 && r2 ? meanOf(dataset, among, r1, r2) : (r1 ?? r2)?.estimate;
    estimates.push({ message, r1: r1?.estimate ?? null, r2: r2?.estimate ?? null, total: total ?? null });
    yield;
  }
  return estimates;
}

interface Measured {
  readonly measure: Measure;
  readonly estimate: Estimate;
  /** Σw of the answers. */
  readonly weight: number;
  /** Σeᵢ² */
  readonly squares: number;
}

function measureIn(dataset: Dataset, among: Selection, measure: Measure): Measured | null {
  const tally = tallyIn(dataset, among, measure);
  const { share, base: effectiveBase } = toSample(tally);
  if (!(effectiveBase > 0)) return null;
  const weight = (tally.weights ?? tally).base;
  const ofAnswered = tally.weights?.squares ?? tally.base;
  const ofPositive = squaresIn(dataset, among, measure.positive);
  const squares = (ofPositive * (1 - 2 * share) + share * share * ofAnswered) / (weight * weight);
  const variance = withSmallSample(squares, tally.base);
  return {
    measure,
    weight,
    squares,
    estimate: { share, variance, base: tally.base, effectiveBase, isMixed: isMixed(tally) },
  };
}

function meanOf(dataset: Dataset, among: Selection, one: Measured, other: Measured): Estimate {
  const [a, b] = [one.measure, other.measure];
  const [p, q] = [one.estimate.share, other.estimate.share];
  const both = (first: Bits, second: Bits): number => squaresIn(dataset, narrow(among, first), second);
  const product =
    both(a.positive, b.positive) -
    q * both(a.positive, b.answered) -
    p * both(a.answered, b.positive) +
    p * q * both(a.answered, b.answered);
  const squares = (one.squares + other.squares + (2 * product) / (one.weight * other.weight)) / 4;
  const anything = a.answered.slice();
  orInto(anything, b.answered);
  const respondents = countIn(among, anything);
  return {
    share: (p + q) / 2,
    variance: withSmallSample(Math.max(0, squares), respondents),
    base: Math.min(one.estimate.base, other.estimate.base),
    effectiveBase: Math.min(one.estimate.effectiveBase, other.estimate.effectiveBase),
    isMixed: one.estimate.isMixed && other.estimate.isMixed,
  };
}

/** Σw² of those in a selection who are in a mask; their number where there are no weights. */
function squaresIn({ weights }: Dataset, among: Selection, members: Bits): number {
  if (!weights) return countIn(among, members);
  let sum = 0;
  const { at, bits } = among;
  for (let i = 0; i < bits.length; i++) {
    const word = at ? at[i]! : i;
    for (let left = bits[i]! & members[word]!; left !== 0; ) {
      const lowest = left & -left;
      sum += weights[word * 32 + 31 - Math.clz32(lowest)]! ** 2;
      left ^= lowest;
    }
  }
  return sum;
}

const withSmallSample = (squares: number, respondents: number): number =>
  respondents > 1 ? (squares * respondents) / (respondents - 1) : 0;

const isMixed = ({ positive, base }: Tally): boolean => positive >= minOfEachKind && base - positive >= minOfEachKind;
