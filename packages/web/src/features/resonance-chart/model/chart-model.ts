import type { ChartData } from '@soundings/contract/resonance/chart';
import type { Share } from '@soundings/contract/resonance/resonance';
import { totalOf } from './figures.ts';

/** The chart's data with what every drawing asks for again and again. */
export interface ChartModel {
  readonly data: ChartData;
  readonly messageCount: number;
  readonly audienceCount: number;
  readonly hasR2: boolean;
  /** Positions of the messages, highest total first; those on a base under 30 stand last. */
  readonly order: readonly number[];
  /** Place of each message in that order, from 1; null for those that are not ranked. */
  readonly ranks: readonly (number | null)[];
  /** Totals of the links, message by message as in the data; null where nobody answered. */
  readonly totals: readonly (number | null)[];
  /** Mean over the messages on a base of at least 30; null where none has the figure. */
  readonly means: { readonly r1: number | null; readonly r2: number | null };
}

const meanOf = (shares: readonly (Share | null)[]): number | null => {
  const known = shares.flatMap((share) =>
    share === null || share.mark === 'unranked' || share.percent === null ? [] : [share.percent],
  );
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

const orderOf = ({ messages }: ChartData): number[] => {
  const score = (at: number) => messages[at]?.accurateTotal ?? Number.NEGATIVE_INFINITY;
  const isUnranked = (at: number) => Number(messages[at]?.r1Share.mark === 'unranked');
  return messages
    .map((_, at) => at)
    .sort((one, other) => isUnranked(one) - isUnranked(other) || score(other) - score(one) || one - other);
};

export const modelOf = (data: ChartData): ChartModel => {
  const { messages, audiences, links } = data;
  const order = orderOf(data);
  const ranks: (number | null)[] = messages.map(() => null);
  order.forEach((at, place) => {
    if (messages[at]?.r1Share.mark !== 'unranked') ranks[at] = place + 1;
  });
  return {
    data,
    messageCount: messages.length,
    audienceCount: audiences.length,
    hasR2: messages.some(({ r2Share }) => r2Share !== null),
    order,
    ranks,
    totals: links.r1.map((r1, at) => totalOf(r1, links.r2[at] ?? null)),
    means: {
      r1: meanOf(messages.map(({ r1Share }) => r1Share)),
      r2: meanOf(messages.map(({ r2Share }) => r2Share)),
    },
  };
};
