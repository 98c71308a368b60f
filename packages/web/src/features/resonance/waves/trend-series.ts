import type { WavePoint, WaveTrend } from '@soundings/contract/resonance/waves';

export type TrendMeasure = 'r1' | 'r2' | 'total';

export interface TrendSeries {
  readonly id: string;
  readonly message: string;
  readonly points: readonly (WavePoint | null)[];
}

export const maxShown = 8;
const usuallyShown = 5;

const lastPercent = ({ points }: TrendSeries): number => points.at(-1)?.percent ?? -1;

/** The messages that were measured at all, the highest in the last wave first. */
export const toSeries = ({ messages }: Pick<WaveTrend, 'messages'>, measure: TrendMeasure): TrendSeries[] =>
  messages
    .map(({ id, message, ...measures }) => ({ id, message, points: measures[measure] }))
    .filter(({ points }) => points.some((point) => point !== null))
    .sort((one, other) => lastPercent(other) - lastPercent(one));

export const firstShown = (series: readonly TrendSeries[]): string[] =>
  series.slice(0, usuallyShown).map(({ id }) => id);

/** With a message or without it; where there are too many the one chosen first goes. */
export const toggleShown = (shown: readonly string[], id: string): string[] =>
  shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id].slice(-maxShown);
