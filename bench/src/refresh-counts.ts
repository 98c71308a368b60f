import { createHash } from 'node:crypto';
import {
  type AudienceCounts,
  audienceCounts,
  type MessageCounts,
  messageCounts,
} from '@soundings/engine/crosstab/counts';
import type { Bits, Dataset } from '@soundings/engine/crosstab/dataset';

/** The counts behind a full refresh: all messages under a filter, and all audiences of one message. */
export interface RefreshCounts {
  readonly messages: readonly MessageCounts[];
  readonly audiences: readonly AudienceCounts[];
}

export function countRefresh(dataset: Dataset, messageIndex: number, mask: Bits): RefreshCounts {
  return {
    messages: messageCounts(dataset, mask),
    audiences: audienceCounts(dataset, dataset.messages[messageIndex]!, mask),
  };
}

/** The integers in the order that all sides are hashed in: R1 base and positive, R2 base and positive, of each row. */
export const integersOf = ({ messages, audiences }: RefreshCounts): number[] => [
  ...messages.flatMap(({ r1, r2 }) => [r1.base, r1.positive, r2?.base ?? 0, r2?.positive ?? 0]),
  ...audiences.flatMap(({ r1: { inside: r1 }, r2 }) => [
    r1.base,
    r1.positive,
    r2?.inside.base ?? 0,
    r2?.inside.positive ?? 0,
  ]),
];

export const hashOf = (integers: readonly number[]): string =>
  createHash('sha256').update(Int32Array.from(integers)).digest('hex').slice(0, 16);
