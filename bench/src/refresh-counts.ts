import { type Correlations, correlatedCountsInSteps } from '@soundings/engine/crosstab/correlated-counts';
import type { MessageCounts } from '@soundings/engine/crosstab/count-messages';
import { type AudienceCounts, audienceCountsInSteps, messageCountsInSteps } from '@soundings/engine/crosstab/counts';
import type { Bits, Dataset } from '@soundings/engine/crosstab/dataset';
import { finish, type Steps } from '@soundings/engine/crosstab/steps';
import type { Tally } from '@soundings/engine/crosstab/tally';

/** The counts behind a full refresh: all messages under a filter, all audiences of one message, and its correlations. */
export interface RefreshCounts {
  readonly messages: readonly MessageCounts[];
  readonly audiences: readonly AudienceCounts[];
  readonly correlations: Correlations;
}

export const countRefresh = (dataset: Dataset, message: number, mask: Bits): RefreshCounts =>
  finish(countRefreshInSteps(dataset, message, mask));

/** The same in the engine's steps. */
export function* countRefreshInSteps(dataset: Dataset, messageIndex: number, mask: Bits): Steps<RefreshCounts> {
  const message = dataset.messages[messageIndex]!;
  return {
    messages: yield* messageCountsInSteps(dataset, mask),
    audiences: yield* audienceCountsInSteps(dataset, message, mask),
    correlations: yield* correlatedCountsInSteps(dataset, message, mask),
  };
}

/**
 * The integers in the order that all sides are hashed in: R1 base and positive, R2 base and positive, of each message,
 * of each audience, and of each other message among those who like the message and among those who do not.
 */
export const integersOf = ({ messages, audiences, correlations }: RefreshCounts): number[] => [
  ...messages.flatMap(({ r1, r2 }) => four(r1, r2)),
  ...audiences.flatMap(({ r1, r2 }) => four(r1.inside, r2?.inside)),
  ...correlations.messages.flatMap(({ r1, r2 }) => four(r1.inside, r2?.inside)),
  ...correlations.messages.flatMap(({ r1, r2 }) => four(r1.outside, r2?.outside)),
];

const four = (r1: Tally, r2: Tally | null | undefined): number[] => [
  r1.base,
  r1.positive,
  r2?.base ?? 0,
  r2?.positive ?? 0,
];
