import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type {
  HeadToHeadMessage,
  HeadToHeadMessages,
  HeadToHeadTest,
} from '@soundings/contract/resonance/calculation-answers';
import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { mcnemar, smallestTestedBase, twoProportionZ } from '../../stats/proportions.ts';
import { adjust, significanceLevel } from '../../stats/significance.ts';
import type { Steps } from '../../steps.ts';
import { clustersInSteps } from '../counting/clusters.ts';
import type { MessageCounts } from '../counting/counts.ts';
import { type Tally, tallyIn, toSample } from '../counting/tally.ts';
import { allBits, xor } from '../dataset/bits.ts';
import type { Bits, Dataset, Measure } from '../dataset/dataset.ts';
import { narrow, type Selection, select } from '../dataset/selection.ts';
import { figuresInSteps, getMessage } from './figures.ts';

/**
 * The chosen messages beside each other among the respondents of `mask`, or among all, and which of them may be the
 * best: those not significantly below the one with the highest total, in R1 nor in R2, a family of tests each. What is
 * claimed is that none of the others is the best, so the family is corrected after Holm also where other tables bound
 * the false discovery rate; a project that corrects nothing has nothing corrected here either.
 * Of equal totals the first in the dataset is the best. In the order of the dataset. Throws an UnknownMessageError.
 */
export function* headToHeadMessagesInSteps(
  dataset: Dataset,
  messageIds: readonly string[],
  mask: Bits | null,
  significance: Significance = standardSignificance,
): Steps<HeadToHeadMessages> {
  const chosen = new Set(messageIds.map((id) => getMessage(dataset, id)));
  const among = select(mask ?? allBits(dataset.respondents));
  yield;
  const counts: MessageCounts[] = [];
  for (const message of dataset.messages) {
    if (!chosen.has(message)) continue;
    const r1 = tallyIn(dataset, among, message.r1);
    yield;
    counts.push({ message, r1, r2: message.r2 && tallyIn(dataset, among, message.r2) });
    yield;
  }
  const figures = yield* figuresInSteps(counts, yield* clustersInSteps(dataset, among, counts), significance);
  const best = findBest(figures);
  const [r1Pairs, r2Pairs] = [
    yield* comparisonsInSteps(dataset, among, counts, best, 'r1'),
    yield* comparisonsInSteps(dataset, among, counts, best, 'r2'),
  ];
  const [r1Tests, r2Tests] = [toTests(r1Pairs, significance), toTests(r2Pairs, significance)];
  return {
    bestId: figures[best]?.id ?? null,
    messages: figures.map((own, i) => withTests(own, i === best, r1Tests[i] ?? null, r2Tests[i] ?? null)),
  };
}

function findBest(figures: readonly MessageFigures[]): number {
  let best = -1;
  figures.forEach((own, i) => {
    if (isRanked(own) && own.accurateTotal! > (figures[best]?.accurateTotal ?? -1)) best = i;
  });
  return best;
}

function isRanked({ r1Share, r2Share, accurateTotal }: MessageFigures): boolean {
  const isSteady = (share: typeof r2Share): boolean => !share || share.percent === null || share.mark !== 'unranked';
  return accurateTotal !== null && isSteady(r1Share) && isSteady(r2Share);
}

function* comparisonsInSteps(
  dataset: Dataset,
  among: Selection,
  counts: readonly MessageCounts[],
  best: number,
  measure: 'r1' | 'r2',
): Steps<(Comparison | null)[]> {
  const comparisons: (Comparison | null)[] = [];
  const leader = counts[best];
  for (const other of counts) {
    const [theirs, ours] = [leader?.message[measure], other.message[measure]];
    const isCompared = leader && leader !== other && theirs && ours;
    const pair = isCompared ? pairTally(dataset, among, ours, theirs) : null;
    comparisons.push(pair && compareAnswers(pair, other[measure]!, leader![measure]!));
    yield;
  }
  return comparisons;
}

function toTests(comparisons: readonly (Comparison | null)[], significance: Significance): (HeadToHeadTest | null)[] {
  const correction = significance.correction === 'none' ? 'none' : 'holm';
  const adjusted = adjust(
    correction,
    comparisons.map((comparison) => comparison?.p ?? null),
  );
  const level = significanceLevel(significance);
  return comparisons.map((comparison, i) => comparison && toTest(comparison, adjusted[i]!, level));
}

function toTest({ method, pairs, difference }: Comparison, p: number, level: number): HeadToHeadTest {
  const verdict = p > level || difference === 0 ? 'same' : difference > 0 ? 'above' : 'below';
  return { method, pairs, p, verdict };
}

function withTests(
  own: MessageFigures,
  isBest: boolean,
  r1Test: HeadToHeadTest | null,
  r2Test: HeadToHeadTest | null,
): HeadToHeadMessage {
  const tests = [r1Test, r2Test].filter((test) => test !== null);
  const isLevel = tests.length > 0 && tests.every(({ verdict }) => verdict !== 'below');
  return { ...own, isWinner: isBest || (isRanked(own) && isLevel), r1Test, r2Test };
}

interface Comparison {
  readonly method: HeadToHeadTest['method'];
  readonly pairs: number;
  readonly p: number;
  /** Above 0 where the first question is answered positively more often. */
  readonly difference: number;
}

/**
 * McNemar's test among those who answered both questions, where they are at least 30 (their effective base, where
 * weighted), else the z test of all answers to each, as of two separate samples. Null where a base of those is under 30.
 *
 * Weighted discordant pairs enter with their effective number: (Σw₁ − Σw₂)² / Σw², the square of a sum of weights with
 * random signs over its variance, is (n₁ − n₂)² / (n₁ + n₂) for n₁, n₂ = Kish's effective base, shared out as the weights.
 */
function compareAnswers({ both, discordant }: PairTally, first: Tally, second: Tally): Comparison | null {
  const pairs = both.base;
  if (toSample(both).base >= smallestTestedBase) {
    const { share, base } = toSample(discordant);
    const ahead = discordant.weights ? share * base : discordant.positive;
    const { p, method } = mcnemar(ahead, base - ahead);
    const name = method === 'exact' ? 'mcnemarExact' : 'mcnemarChiSquare';
    return { method: name, pairs, p, difference: 2 * ahead - base };
  }
  const [a, b] = [toSample(first), toSample(second)];
  const p = twoProportionZ(a, b);
  return p === null ? null : { method: 'twoProportionZ', pairs, p, difference: a.share - b.share };
}

interface PairTally {
  /** Those who answered both; positive: to the first. */
  readonly both: Tally;
  /** Those among them who were positive to one of the two only; positive: to the first. */
  readonly discordant: Tally;
}

function pairTally(dataset: Dataset, among: Selection, first: Measure, second: Measure): PairTally {
  const both = narrow(narrow(among, first.answered), second.answered);
  const unlike = xor(first.positive, second.positive);
  return {
    both: tallyIn(dataset, both, first),
    discordant: tallyIn(dataset, narrow(both, unlike), { answered: unlike, positive: first.positive }),
  };
}
