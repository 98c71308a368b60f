import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { Brand } from '../dashboard.ts';
import { scoreNetworks } from '../figures/missing-figures.ts';
import type { Entry } from '../scores/entries.ts';

const volumeMetrics = ['interactions', 'followers'] as const;
export type VolumeMetric = (typeof volumeMetrics)[number];

export interface Volume {
  /** What was counted. */
  count: number;
  /** What the whole period would have at the pace of its known days: a tile's size, never told. */
  size: number;
  isWhole: boolean;
}

const volumeOf = ({ comparable, days }: SocialFigure): Volume | null => {
  if (comparable === null) return null;
  const { known, of } = days?.comparable ?? { known: 1, of: 1 };
  return known === 0 ? null : { count: comparable, size: (comparable / known) * of, isWhole: known === of };
};

const add = (one: Volume, other: Volume): Volume => ({
  count: one.count + other.count,
  size: one.size + other.size,
  isWhole: one.isWhole && other.isWhole,
});

const brandVolumes = ({ socialCalculations }: Brand, metric: VolumeMetric): Volume[] =>
  scoreNetworks.interest.flatMap((network) => {
    const figure = socialCalculations[network]?.metrics[metric];
    return figure === undefined ? [] : (volumeOf(figure) ?? []);
  });

interface Volumes {
  metric: VolumeMetric;
  volumes: readonly (Volume | null)[];
}

export function countVolumes(entries: readonly Pick<Entry, 'members'>[]): Volumes {
  const of = (metric: VolumeMetric) => ({
    metric,
    volumes: entries.map(({ members }) => {
      const [first, ...more] = members.flatMap((brand) => brandVolumes(brand, metric));
      return first === undefined ? null : more.reduce(add, first);
    }),
  });
  const interactions = of('interactions');
  return interactions.volumes.some((volume) => (volume?.count ?? 0) > 0) ? interactions : of('followers');
}

const few = 12;

/**
 * Roots, so that one brand with most of all leaves the others room for their names. Where there are few, each gets as much
 * on top as the smallest needs for its own, so that more is still larger.
 */
export function tileSizes(volumes: readonly (Volume | null)[]): number[] {
  const roots = volumes.map(rootOf);
  const sum = roots.reduce((all, root) => all + root, 0);
  if (volumes.length > few) return roots.map((root) => Math.max(0.006 * sum || 1, root));
  const leastShare = Math.max(0.06, 0.25 / volumes.length);
  const onTop = (leastShare * sum - Math.min(...roots)) / (1 - leastShare * volumes.length);
  return roots.map((root) => root + Math.max(0, onTop) || 1);
}

export const hasEnlarged = (volumes: readonly (Volume | null)[]): boolean =>
  tileSizes(volumes).some((size, index) => size > rootOf(volumes[index] ?? null));

const rootOf = (volume: Volume | null): number => Math.sqrt(volume?.size ?? 0);
