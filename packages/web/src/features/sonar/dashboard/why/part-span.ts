import type { WhyPart } from '@soundings/contract/sonar/scores';

/** How far the parts of all levels reach to either side, so that their bars share one scale. */
export const partSpan = (parts: readonly WhyPart[]): { low: number; high: number } => {
  const all = parts.flatMap((part) => [part.contribution, ...part.parts.map(({ contribution }) => contribution)]);
  return { low: Math.min(0, ...all), high: Math.max(0, ...all) };
};
