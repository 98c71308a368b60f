import type { WaveSeries } from '@soundings/contract/resonance/wave-series';

export const maxShown = 8;
const usuallyShown = 5;

export const firstShown = (series: readonly WaveSeries[]): string[] =>
  series.slice(0, usuallyShown).map(({ id }) => id);

/** With a message or without it; where there are too many the one chosen first goes. */
export const toggleShown = (shown: readonly string[], id: string): string[] =>
  shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id].slice(-maxShown);
