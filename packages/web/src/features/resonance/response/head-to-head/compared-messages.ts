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

export type Outcome = 'noBest' | 'winners' | 'oneWinner' | 'someUntested';

/**
 * What a comparison says: one message is ahead of all others, each of which was tested and is below it; several share
 * the lead; some could not be tested; none has a base for it. Null for a message alone.
 */
export const findOutcome = ({ bestId, messages }: HeadToHeadMessages): Outcome | null => {
  if (bestId === null) return 'noBest';
  if (countWinners(messages) > 1) return 'winners';
  if (messages.length < 2) return null;
  const isAhead = messages.every((message) => message.isWinner || pBehindBest(message) !== null);
  return isAhead ? 'oneWinner' : 'someUntested';
};

export const countWinners = (messages: HeadToHeadMessages['messages']): number =>
  messages.filter(({ isWinner }) => isWinner).length;
