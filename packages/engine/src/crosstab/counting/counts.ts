import { getCounter } from '../../arena/counter.ts';
import type { Clusters } from '../../stats/proportions.ts';
import { finish, type Steps } from '../../steps.ts';
import { allBits, intersects, orInto, popcount } from '../dataset/bits.ts';
import type { Audience, Bits, Dataset, Measure, Message, Variable } from '../dataset/dataset.ts';
import { narrow, type Selection, select } from '../dataset/selection.ts';
import { countAnswersInSteps } from './count-answers.ts';
import { subtractTally, type Tally, weigh } from './tally.ts';

const splitsAStep = 1000;

export interface Split {
  readonly inside: Tally;
  readonly outside: Tally;
  readonly clusters?: Clusters | null;
}

export interface AudienceCounts {
  readonly variable: Variable;
  readonly audience: Audience;
  readonly r1: Split;
  readonly r2: Split | null;
}

interface GlobalCounts {
  readonly messages: readonly MessageCounts[];
  /** Respondent × message pairs with an answer to R1 or R2. */
  readonly responses: number;
  /** Message × audience pairs with at least one such answer. */
  readonly connections: number;
}

export const messageCounts = (dataset: Dataset, mask: Bits | null): MessageCounts[] =>
  finish(messageCountsInSteps(dataset, mask));

export function* messageCountsInSteps(dataset: Dataset, mask: Bits | null): Steps<MessageCounts[]> {
  const [counts] = yield* countMessagesInSteps(dataset, [select(mask ?? allBits(dataset.respondents))]);
  return counts!;
}

/**
 * The answers to one message in every audience among the respondents of `mask`, or among all; in the order of the
 * variables and their audiences. The mask is applied to the answers once, not once an audience.
 */
export function* audienceCountsInSteps(dataset: Dataset, message: Message, mask: Bits | null): Steps<AudienceCounts[]> {
  const among = select(mask ?? allBits(dataset.respondents));
  const r1 = answersIn(dataset, message.r1, among);
  const r2 = message.r2 && answersIn(dataset, message.r2, among);
  const selections = [r1, r2].flatMap((answers) => (answers ? [answers.answered, answers.positive] : []));
  const { ranges, countInSteps } = getCounter(dataset);
  const counts = yield* countInSteps(ranges.audiences, selections);
  const all: AudienceCounts[] = [];
  for (const variable of dataset.variables) {
    for (const audience of variable.audiences) {
      const at = all.length * selections.length;
      const { members } = audience;
      all.push({
        variable,
        audience,
        r1: toSplit(dataset, r1, members, counts.subarray(at)),
        r2: r2 && toSplit(dataset, r2, members, counts.subarray(at + 2)),
      });
      if (dataset.weights || all.length % splitsAStep === 0) yield;
    }
  }
  return all;
}

interface Answers {
  readonly measure: Measure;
  readonly answered: Selection;
  readonly positive: Selection;
  readonly all: Tally;
}

function answersIn({ weights }: Dataset, measure: Measure, among: Selection): Answers {
  const answered = narrow(among, measure.answered);
  const positive = narrow(among, measure.positive);
  const sums = weights && weigh(weights, answered, measure.answered, measure.positive);
  return { measure, answered, positive, all: { positive: positive.count, base: answered.count, weights: sums } };
}

/** The answers of some members beside those of the others; `counts` begins with how many answered, and positively. */
function toSplit({ weights }: Dataset, answers: Answers, members: Bits, counts: Uint32Array): Split {
  const inside: Tally = {
    positive: counts[1]!,
    base: counts[0]!,
    weights: weights && weigh(weights, answers.answered, members, answers.measure.positive),
  };
  return { inside, outside: subtractTally(answers.all, inside) };
}

export function* globalCountsInSteps(dataset: Dataset): Steps<GlobalCounts> {
  const audiences = dataset.variables.flatMap((variable) => variable.audiences);
  let responses = 0;
  let connections = 0;
  for (const message of dataset.messages) {
    const answered = answeredAny(message);
    responses += popcount(answered);
    for (const { members } of audiences) if (intersects(answered, members)) connections++;
    yield;
  }
  return { messages: yield* messageCountsInSteps(dataset, null), responses, connections };
}

function answeredAny({ r1, r2 }: Message): Bits {
  if (!r2) return r1.answered;
  const answered = r1.answered.slice();
  orInto(answered, r2.answered);
  return answered;
}

/** The answers to one message; `r2` is null where the survey did not ask. */
export interface MessageCounts {
  readonly message: Message;
  readonly r1: Tally;
  readonly r2: Tally | null;
}

/**
 * The answers to every message among the respondents of each selection: one list a selection, in the order of the
 * messages. Selections that are counted together cost less than one after the other.
 * @param from the first message that is counted, `to` the one behind the last; all unless told
 */
export function* countMessagesInSteps(
  dataset: Dataset,
  selections: readonly Selection[],
  from = 0,
  to = dataset.messages.length,
): Steps<MessageCounts[][]> {
  const counts = yield* countAnswersInSteps(dataset, selections, from, to);
  const messages = dataset.messages.slice(from, to);
  const columns = selections.length;
  const lists: MessageCounts[][] = [];
  for (const [column, among] of selections.entries()) {
    const list: MessageCounts[] = [];
    let next = column;
    for (const message of messages) {
      const r1 = tallyAt(dataset, among, message.r1, counts[next]!, counts[next + columns]!);
      if (r1.weights) yield;
      next += 2 * columns;
      const r2 = message.r2 && tallyAt(dataset, among, message.r2, counts[next]!, counts[next + columns]!);
      if (r2?.weights) yield;
      if (r2) next += 2 * columns;
      list.push({ message, r1, r2 });
    }
    lists.push(list);
  }
  return lists;
}

const tallyAt = (
  { weights }: Dataset,
  among: Selection,
  { answered, positive }: Measure,
  base: number,
  positives: number,
): Tally => ({ positive: positives, base, weights: weights && weigh(weights, among, answered, positive) });
