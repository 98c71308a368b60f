import { and, xor } from './bits.ts';
import { countMessagesInSteps } from './count-messages.ts';
import type { Split } from './counts.ts';
import type { Bits, Dataset, Message } from './dataset.ts';
import { select } from './selection.ts';
import type { Steps } from './steps.ts';
import type { Tally } from './tally.ts';

/** The answers to one message of those who like another, beside those of respondents who do not. */
export interface CorrelatedCounts {
  readonly message: Message;
  readonly r1: Split;
  readonly r2: Split | null;
}

/** The answers to all other messages among those who answered R1 of the target, split by what they answered. */
export interface Correlations {
  /** Respondents who are positive to the target. */
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
    r2: splitOf(inside![i]!.r2, outside![i]!.r2),
  }));
  return { base: sides[0]!.count, messages: messages.filter(({ message }) => message !== target) };
}

const splitOf = (inside: Tally | null, outside: Tally | null): Split | null => inside && outside && { inside, outside };
