import type { WaveMeasure } from './analysis-choices.ts';
import type { WavePoint, WaveTrend } from './waves.ts';

export interface WaveSeries {
  readonly id: string;
  readonly message: string;
  readonly points: readonly (WavePoint | null)[];
}

const lastPercent = ({ points }: WaveSeries): number => points.at(-1)?.percent ?? -1;

/** The messages that were measured at all, the highest in the last wave first. */
export const toWaveSeries = ({ messages }: Pick<WaveTrend, 'messages'>, measure: WaveMeasure): WaveSeries[] =>
  messages
    .map(({ id, message, ...measures }) => ({ id, message, points: measures[measure] }))
    .filter(({ points }) => points.some((point) => point !== null))
    .sort((one, other) => lastPercent(other) - lastPercent(one));
