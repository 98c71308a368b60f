import { counterOf } from '../arena/counter.ts';
import { messageRows } from '../arena/rows-of.ts';
import type { Dataset, Measure, Message } from './dataset.ts';
import type { Selection } from './selection.ts';
import type { Steps } from './steps.ts';
import type { Tally } from './tally.ts';
import { weigh } from './weigh.ts';

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
  const counts = yield* counterOf(dataset).countInSteps(messageRows(dataset, from, to), selections);
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
