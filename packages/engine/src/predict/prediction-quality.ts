import { z95 } from '../stats/proportions.ts';
import type { Measured } from './workspace-offset.ts';

export interface ReliabilityBin {
  readonly predicted: number;
  readonly measured: number;
  /** 95 % interval of the mean of what was measured. */
  readonly low: number;
  readonly high: number;
  readonly messages: number;
}

export interface PredictionQuality {
  readonly messages: number;
  readonly bins: readonly ReliabilityBin[];
  /** Spearman's, of predicted and measured within groups, with its 95 % interval; null where no group has four messages. */
  readonly rankCorrelation: { readonly value: number; readonly low: number; readonly high: number } | null;
}

const maxBins = 10;
const leastPerBin = 10;

/**
 * How well predictions held: a reliability curve of bins of equal size, and the rank correlation.
 * @public for GENIE
 */
export const measureQuality = (messages: readonly Measured[]): PredictionQuality => ({
  messages: messages.length,
  bins: reliability(messages),
  rankCorrelation: rankCorrelation(messages),
});

const reliability = (messages: readonly Measured[]): ReliabilityBin[] => {
  const sorted = messages.toSorted((a, b) => a.predicted - b.predicted);
  const count = Math.min(maxBins, Math.floor(sorted.length / leastPerBin));
  return Array.from({ length: count }, (_, bin) => {
    const own = sorted.slice(
      Math.floor((bin * sorted.length) / count),
      Math.floor(((bin + 1) * sorted.length) / count),
    );
    const measured = mean(own.map((message) => message.measured));
    const squares = own.reduce((sum, message) => sum + (message.measured - measured) ** 2, 0);
    const reach = z95 * Math.sqrt(squares / (own.length - 1) / own.length);
    return {
      predicted: mean(own.map((message) => message.predicted)),
      measured,
      low: Math.max(0, measured - reach),
      high: Math.min(1, measured + reach),
      messages: own.length,
    };
  });
};

const leastRanked = 4;

/**
 * Within each group, whose question or audience decides how high its messages stand, and over groups the mean weighted by
 * messages − 1. Ties share their mean rank; interval by Fisher's z with the error 1.03 / √(n − 3) of a group (Fieller,
 * Hartley, Pearson 1957).
 */
const rankCorrelation = (messages: readonly Measured[]): PredictionQuality['rankCorrelation'] => {
  const groups = [...Map.groupBy(messages, ({ group }) => group).values()].flatMap((own) => {
    const value = own.length < leastRanked ? null : correlateRanks(own);
    return value === null ? [] : [{ value, messages: own.length }];
  });
  if (groups.length === 0) return null;
  const sum = (of: (group: { value: number; messages: number }) => number) =>
    groups.reduce((all, group) => all + of(group), 0);
  const value = sum((group) => group.value * (group.messages - 1)) / sum((group) => group.messages - 1);
  const z = Math.atanh(Math.max(-1 + 1e-12, Math.min(1 - 1e-12, value)));
  const reach = (z95 * 1.03) / Math.sqrt(sum((group) => group.messages - 3));
  return { value, low: Math.min(value, Math.tanh(z - reach)), high: Math.max(value, Math.tanh(z + reach)) };
};

/** Null where all are alike. */
const correlateRanks = (messages: readonly Measured[]): number | null => {
  const x = ranks(messages.map(({ predicted }) => predicted));
  const y = ranks(messages.map(({ measured }) => measured));
  const middle = (messages.length + 1) / 2;
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    xy += (x[i]! - middle) * (y[i]! - middle);
    xx += (x[i]! - middle) ** 2;
    yy += (y[i]! - middle) ** 2;
  }
  return xx > 0 && yy > 0 ? Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy))) : null;
};

const ranks = (values: readonly number[]): number[] => {
  const order = [...values.keys()].toSorted((a, b) => values[a]! - values[b]!);
  const places = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++;
    for (let at = from; at < to; at++) places[order[at]!] = (from + to + 1) / 2;
    from = to;
  }
  return places;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
