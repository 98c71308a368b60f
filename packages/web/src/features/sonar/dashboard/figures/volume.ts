import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { Brand } from '../dashboard.ts';
import type { Entry } from '../scores/entries.ts';
import { scoreNetworks } from './missing-figures.ts';

const volumeMetrics = ['interactions', 'followers'] as const;
type VolumeMetric = (typeof volumeMetrics)[number];

/** A count of the period: where some of its days are unknown, what it is at the pace of those that are known. */
const wholePeriod = ({ comparable, days }: SocialFigure): number | null => {
  if (comparable === null || days === undefined) return comparable;
  const { known, of } = days.comparable;
  return known === 0 ? null : (comparable / known) * of;
};

/** Of a brand on all networks of interest together; null where nobody has counted. */
const countOf = ({ socialCalculations }: Brand, metric: VolumeMetric): number | null => {
  const counts = scoreNetworks.interest.flatMap((network) => {
    const figure = socialCalculations[network]?.metrics[metric];
    return figure === undefined ? [] : (wholePeriod(figure) ?? []);
  });
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
};

const sumOf = ({ members }: Entry, metric: VolumeMetric): number | null => {
  const counts = members.flatMap((brand) => countOf(brand, metric) ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
};

export interface Volumes {
  metric: VolumeMetric;
  /** As many as entries; null where nothing is known. */
  counts: readonly (number | null)[];
}

/** How much happened around each entry in the period: interactions, or followers where nobody knows any. */
export function countVolumes(entries: readonly Entry[]): Volumes {
  const of = (metric: VolumeMetric) => ({ metric, counts: entries.map((entry) => sumOf(entry, metric)) });
  const interactions = of('interactions');
  return interactions.counts.some((count) => (count ?? 0) > 0) ? interactions : of('followers');
}

/** Of all tiles together; smaller ones could be neither seen nor pointed at. */
const minShare = 0.006;

/** Areas for counts, so that also who has next to nothing keeps a tile. */
export function tileSizes(counts: readonly (number | null)[]): number[] {
  const least = minShare * counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) || 1;
  return counts.map((count) => Math.max(least, count ?? 0));
}
