import type { HeadToHeadMessage, HeadToHeadMessages } from '@soundings/contract/resonance/calculation-answers';
import type { RankedMessage } from '../ranked-messages.ts';

export const topCount = 10;
export const maxCompared = 20;
const usual = 3;

export function comparedIds(given: readonly string[] | undefined, best: readonly RankedMessage[]): string[] {
  const known = new Set(best.map(({ id }) => id));
  const kept = [...new Set(given)].filter((id) => known.has(id)).slice(0, maxCompared);
  return kept.length > 0
    ? kept
    : best
        .filter(({ rank }) => rank !== null)
        .slice(0, usual)
        .map(({ id }) => id);
}

export const withFirst = (beside: readonly string[], id: string): string[] => [
  id,
  ...beside.slice(1).filter((other) => other !== id),
];

/** The p value by which a message is most surely below the best, in R1 or R2; null where it is not below. */
export function pBehindBest({ r1Test, r2Test }: HeadToHeadMessage): number | null {
  const values = [r1Test, r2Test].flatMap((test) => (test?.verdict === 'below' ? [test.p] : []));
  return values.length === 0 ? null : Math.min(...values);
}

export const countWinners = ({ messages }: HeadToHeadMessages): number =>
  messages.filter(({ isWinner }) => isWinner).length;

/** Whether one message is above all others: each of them was tested, and is below it. */
export const hasOneAhead = (tested: HeadToHeadMessages): boolean =>
  tested.messages.length > 1 &&
  countWinners(tested) === 1 &&
  tested.messages.every((message) => message.isWinner || pBehindBest(message) !== null);
