import {
  type Correlations,
  correlatedCountsInSteps,
} from '@soundings/engine/crosstab/calculations/correlated-messages';
import { clustersInSteps, type MessageClusters } from '@soundings/engine/crosstab/counting/clusters';
import type { MessageCounts } from '@soundings/engine/crosstab/counting/counts';
import {
  type AudienceCounts,
  audienceCountsInSteps,
  messageCountsInSteps,
} from '@soundings/engine/crosstab/counting/counts';
import type { Tally } from '@soundings/engine/crosstab/counting/tally';
import type { Bits, Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { select } from '@soundings/engine/crosstab/dataset/selection';
import type { Clusters } from '@soundings/engine/stats/proportions';
import { finish, type Steps } from '@soundings/engine/steps';

/**
 * The counts behind a full refresh: all messages under a filter with what their errors are made of, all audiences of one
 * message, and its correlations.
 */
export interface RefreshCounts {
  readonly messages: readonly MessageCounts[];
  readonly clusters: MessageClusters;
  readonly audiences: readonly AudienceCounts[];
  readonly correlations: Correlations;
}

export const fullRefresh = (dataset: Dataset, message: number, mask: Bits): RefreshCounts =>
  finish(fullRefreshInSteps(dataset, message, mask));

export function* fullRefreshInSteps(dataset: Dataset, messageIndex: number, mask: Bits): Steps<RefreshCounts> {
  const message = dataset.messages[messageIndex]!;
  const messages = yield* messageCountsInSteps(dataset, mask);
  return {
    messages,
    clusters: yield* clustersInSteps(dataset, select(mask), messages),
    audiences: yield* audienceCountsInSteps(dataset, message, mask),
    correlations: yield* correlatedCountsInSteps(dataset, message, mask),
  };
}

/**
 * The integers in the order that all sides are hashed in: the sums behind all errors, of each message the sums behind its error, of those who
 * answered R1 and were positive, then R2; R1 base and positive, R2 base and positive, of each message, of each audience, and of each other message among those who like the message and among those who do not.
 */
export const integersOf = ({ messages, clusters, audiences, correlations }: RefreshCounts): number[] => [
  ...[clusters.r1, clusters.r2].flatMap(ofAll),
  ...messages.flatMap((_, i) => [...sums(clusters.r1[i]), ...sums(clusters.r2[i])]),
  ...messages.flatMap(({ r1, r2 }) => four(r1, r2)),
  ...audiences.flatMap(({ r1, r2 }) => four(r1.inside, r2?.inside)),
  ...correlations.messages.flatMap(({ r1, r2 }) => four(r1.inside, r2?.inside)),
  ...correlations.messages.flatMap(({ r1, r2 }) => four(r1.outside, r2?.outside)),
];

/** The same for every message: the respondents, Σn², Σny and Σy². */
const ofAll = (measure: readonly (Clusters | null)[]): number[] => {
  const { respondents = 0, all } = measure.find((clusters) => clusters) ?? {};
  return [respondents, all?.answeredSquared ?? 0, all?.product ?? 0, all?.positiveSquared ?? 0];
};

/** How many messages they answered in all, and positively: those who answered this one, and those who liked it. */
const sums = (clusters: Clusters | null | undefined): number[] =>
  clusters ? [clusters.answered, clusters.positive].flatMap(({ answered, positive }) => [answered, positive]) : [];

const four = (r1: Tally, r2: Tally | null | undefined): number[] => [
  r1.base,
  r1.positive,
  r2?.base ?? 0,
  r2?.positive ?? 0,
];
