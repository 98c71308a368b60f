import type { ChartData, verdictLetters } from '@soundings/contract/resonance/chart';
import type { Share } from '@soundings/contract/resonance/resonance';

/** The figures of a message, and of a link. */
export type Metric = 'r1' | 'r2' | 'total';

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
  readonly means: Readonly<Record<Metric, number | null>>;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const meanPercent = (shares: readonly (Share | null)[]): number | null =>
  mean(
    shares.flatMap((share) =>
      share === null || share.mark === 'unranked' || share.percent === null ? [] : [share.percent],
    ),
  );

const rankMessages = ({ messages }: ChartData): number[] => {
  const score = (at: number) => messages[at]?.accurateTotal ?? Number.NEGATIVE_INFINITY;
  const isUnranked = (at: number) => Number(messages[at]?.r1Share.mark === 'unranked');
  return messages
    .map((_, at) => at)
    .sort((one, other) => isUnranked(one) - isUnranked(other) || score(other) - score(one) || one - other);
};

export const buildChartModel = (data: ChartData): ChartModel => {
  const { messages, audiences, links } = data;
  const order = rankMessages(data);
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
    totals: links.r1.map((r1, at) => meanOfR1R2(r1, links.r2[at] ?? null)),
    means: {
      r1: meanPercent(messages.map(({ r1Share }) => r1Share)),
      r2: meanPercent(messages.map(({ r2Share }) => r2Share)),
      total: mean(
        messages.flatMap(({ r1Share, accurateTotal }) => (r1Share.mark === 'unranked' ? [] : (accurateTotal ?? []))),
      ),
    },
  };
};

type Letter = (typeof verdictLetters)[Verdict];
/** The contract's letters, written out so that no page carries its schemas. */
const verdicts: Record<Letter, Verdict> = { a: 'above', b: 'below', s: 'same', u: 'untested' };

export const linkIndex = (model: ChartModel, message: number, audience: number): number =>
  message * model.audienceCount + audience;

export const verdictAt = (model: ChartModel, at: number): Verdict =>
  verdicts[model.data.links.verdicts[at] as Letter] ?? 'untested';

export const messageFigures = (model: ChartModel, message: number): Figures | null => {
  const found = model.data.messages[message];
  if (found === undefined) return null;
  const { accurateR1Total: r1, accurateR2Total: r2, accurateTotal: total, base, r1Share } = found;
  const { low, high, verdict, mark } = r1Share;
  return { r1, r2, total, base, low, high, verdict, mark };
};

export const linkFigures = (model: ChartModel, message: number, audience: number): Figures => {
  const { links } = model.data;
  const at = linkIndex(model, message, audience);
  const base = links.base[at] ?? 0;
  return {
    r1: links.r1[at] ?? null,
    r2: links.r2[at] ?? null,
    total: model.totals[at] ?? null,
    base,
    low: links.low[at] ?? null,
    high: links.high[at] ?? null,
    verdict: verdictAt(model, at),
    mark: baseFlag(base),
  };
};

export type Verdict = 'above' | 'below' | 'same' | 'untested';
export type LowBase = 'none' | 'low' | 'unranked';

/** Figures of a message, or of a message in one audience; all in percent, null where nobody answered. */
export interface Figures {
  r1: number | null;
  r2: number | null;
  /** (R1 + R2) / 2, or the one of them that there is. */
  total: number | null;
  base: number;
  low: number | null;
  high: number | null;
  verdict: Verdict;
  mark: LowBase;
}

const baseFlag = (base: number): LowBase => (base < 30 ? 'unranked' : base < 100 ? 'low' : 'none');

export const meanOfR1R2 = (r1: number | null, r2: number | null): number | null =>
  r1 === null || r2 === null ? (r1 ?? r2) : (r1 + r2) / 2;
