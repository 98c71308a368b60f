import { allBits, intersects, orInto } from './bits.ts';
import { popcount } from './count-bits.ts';
import type { Audience, Bits, Dataset, Measure, Message, Variable } from './dataset.ts';
import { countIn, narrow, type Selection, select } from './selection.ts';
import { subtractTally, type Tally } from './tally.ts';
import { weigh } from './weigh.ts';

/** The answers to one message; `r2` is null where the survey did not ask. */
export interface MessageCounts {
  readonly message: Message;
  readonly r1: Tally;
  readonly r2: Tally | null;
}

/** The answers of some respondents beside those of all others who answered under the same filter. */
export interface Split {
  readonly inside: Tally;
  readonly outside: Tally;
}

/** The answers to one message within one audience. */
export interface AudienceCounts {
  readonly variable: Variable;
  readonly audience: Audience;
  readonly r1: Split;
  readonly r2: Split | null;
}

/** What the dataset holds in all. */
export interface GlobalCounts {
  readonly messages: readonly MessageCounts[];
  /** Respondent × message pairs with an answer to R1 or R2. */
  readonly responses: number;
  /** Message × audience pairs with at least one such answer. */
  readonly connections: number;
}

/** The answers to every message among the respondents of `mask`, or among all; in the order of the messages. */
export function messageCounts(dataset: Dataset, mask: Bits | null): MessageCounts[] {
  const among = select(mask ?? allBits(dataset.respondents));
  const tally = ({ answered, positive }: Measure): Tally => ({
    positive: countIn(among, positive),
    base: countIn(among, answered),
    weights: dataset.weights && weigh(dataset.weights, among, answered, positive),
  });
  return dataset.messages.map((message) => ({ message, r1: tally(message.r1), r2: message.r2 && tally(message.r2) }));
}

/**
 * The answers to one message in every audience among the respondents of `mask`, or among all; in the order of the
 * variables and their audiences. The mask is applied to the answers once, not once an audience.
 */
export function audienceCounts(dataset: Dataset, message: Message, mask: Bits | null): AudienceCounts[] {
  const among = select(mask ?? allBits(dataset.respondents));
  const splitR1 = splitter(dataset, message.r1, among);
  const splitR2 = message.r2 && splitter(dataset, message.r2, among);
  return dataset.variables.flatMap((variable) =>
    variable.audiences.map((audience) => ({
      variable,
      audience,
      r1: splitR1(audience.members),
      r2: splitR2?.(audience.members) ?? null,
    })),
  );
}

/** Counts one question's answers within an audience and outside it, among those of a selection. */
function splitter({ weights }: Dataset, measure: Measure, among: Selection): (members: Bits) => Split {
  const answered = narrow(among, measure.answered);
  const positive = narrow(among, measure.positive);
  const all: Tally = {
    positive: positive.count,
    base: answered.count,
    weights: weights && weigh(weights, answered, measure.answered, measure.positive),
  };
  return (members) => {
    const inside: Tally = {
      positive: countIn(positive, members),
      base: countIn(answered, members),
      weights: weights && weigh(weights, answered, members, measure.positive),
    };
    return { inside, outside: subtractTally(all, inside) };
  };
}

/** Everything over all respondents that does not change with a filter: once a dataset, then kept by the caller. */
export function globalCounts(dataset: Dataset): GlobalCounts {
  const audiences = dataset.variables.flatMap((variable) => variable.audiences);
  let responses = 0;
  let connections = 0;
  for (const message of dataset.messages) {
    const answered = answeredAny(message);
    responses += popcount(answered);
    for (const { members } of audiences) if (intersects(answered, members)) connections++;
  }
  return { messages: messageCounts(dataset, null), responses, connections };
}

/** Those who answered R1 or R2. */
function answeredAny({ r1, r2 }: Message): Bits {
  if (!r2) return r1.answered;
  const answered = r1.answered.slice();
  orInto(answered, r2.answered);
  return answered;
}
