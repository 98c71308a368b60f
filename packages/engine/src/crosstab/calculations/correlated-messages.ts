import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { CorrelatedMessages } from '@soundings/contract/resonance/calculation-answers';
import type { Share } from '@soundings/contract/resonance/resonance';
import type { Steps } from '../../steps.ts';
import { countMessagesInSteps, type Split } from '../counting/counts.ts';
import type { Tally } from '../counting/tally.ts';
import { and, xor } from '../dataset/bits.ts';
import type { Bits, Dataset, Message } from '../dataset/dataset.ts';
import { select } from '../dataset/selection.ts';
import { getMessage } from './figures.ts';
import { judgeSharesInSteps, toTotal } from './shares.ts';

export interface CorrelatedShares {
  readonly base: number;
  readonly messages: readonly { readonly r1: Share; readonly r2: Share | null }[];
}

/**
 * The R1 and R2 of every other message among those who are positive (R1) to the target, among the respondents of
 * `mask` or among all. Each is compared with those who answered R1 of the target and were not positive; R1 and R2 are
 * a family of tests each. In the order of the messages. Throws an UnknownMessageError.
 */
export function* correlatedSharesInSteps(
  dataset: Dataset,
  messageId: string,
  mask: Bits | null,
  significance?: Significance,
): Steps<CorrelatedShares> {
  const { base, messages } = yield* correlatedCountsInSteps(dataset, getMessage(dataset, messageId), mask);
  const r1Shares = yield* judgeSharesInSteps(
    messages.map(({ r1 }) => r1),
    significance,
  );
  const r2Shares = yield* judgeSharesInSteps(
    messages.map(({ r2 }) => r2),
    significance,
  );
  return { base, messages: messages.map((_, i) => ({ r1: r1Shares[i]!, r2: r2Shares[i] ?? null })) };
}

/** The same beside the shares over all respondents, which a caller may hand in. Throws an UnknownMessageError. */
export function* correlatedMessagesInSteps(
  dataset: Dataset,
  messageId: string,
  mask: Bits | null,
  known?: CorrelatedShares,
  significance?: Significance,
): Steps<CorrelatedMessages> {
  const overall = known ?? (yield* correlatedSharesInSteps(dataset, messageId, null, significance));
  const filtered = mask ? yield* correlatedSharesInSteps(dataset, messageId, mask, significance) : overall;
  const others = dataset.messages.filter(({ id }) => id !== messageId);
  return {
    messageId,
    targetMessage: getMessage(dataset, messageId).text,
    base: filtered.base,
    globalBase: overall.base,
    messages: others.map(({ id, text }, i) => {
      const { r1, r2 } = filtered.messages[i]!;
      const global = overall.messages[i]!;
      return {
        id,
        message: text,
        r1,
        r2,
        total: toTotal(r1, r2),
        globalR1: global.r1,
        globalR2: global.r2,
        globalTotal: toTotal(global.r1, global.r2),
      };
    }),
  };
}

interface CorrelatedCounts {
  readonly message: Message;
  readonly r1: Split;
  readonly r2: Split | null;
}

export interface Correlations {
  readonly base: number;
  readonly messages: readonly CorrelatedCounts[];
}

/** Counts among the respondents of `mask`, or among all; the messages in the order of the dataset, without the target. */
export function* correlatedCountsInSteps(dataset: Dataset, target: Message, mask: Bits | null): Steps<Correlations> {
  const { answered, positive } = target.r1;
  const sides = [positive, xor(answered, positive)].map((side) => select(mask ? and(mask, side) : side));
  yield;
  const [inside, outside] = yield* countMessagesInSteps(dataset, sides);
  const messages = dataset.messages.map((message, i) => ({
    message,
    r1: { inside: inside![i]!.r1, outside: outside![i]!.r1 },
    r2: toSplit(inside![i]!.r2, outside![i]!.r2),
  }));
  return { base: sides[0]!.count, messages: messages.filter(({ message }) => message !== target) };
}

const toSplit = (inside: Tally | null, outside: Tally | null): Split | null => inside && outside && { inside, outside };
