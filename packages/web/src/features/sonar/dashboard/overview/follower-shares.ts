import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Brand } from '../dashboard.ts';

const presenceNetworks = ['INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINKEDIN'] as const satisfies SocialNetwork[];
type PresenceNetwork = (typeof presenceNetworks)[number];

export interface NetworkFollowers {
  network: PresenceNetwork;
  followers: number | null;
  previous: number | null;
  median: number | null;
  most: number | null;
  /** Of the followers of the brand that has the most on this network, 0 to 1; and the median's. */
  share: number | null;
  medianShare: number | null;
}

const findFollowers = ({ socialCalculations }: Brand, network: PresenceNetwork): SocialFigure | undefined =>
  socialCalculations[network]?.metrics.followers;

const toMedian = (sorted: readonly number[]): number | null => {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

export const compareFollowers = (brand: Brand, brands: readonly Brand[]): NetworkFollowers[] =>
  presenceNetworks.map((network) => {
    const known = brands
      .flatMap((other) => findFollowers(other, network)?.comparable ?? [])
      .sort((one, other) => one - other);
    const most = known.at(-1) ?? null;
    const shareOfMost = (followers: number | null): number | null =>
      followers === null || most === null || most <= 0 ? null : followers / most;
    const own = findFollowers(brand, network);
    const median = toMedian(known);
    return {
      network,
      followers: toWhole(own?.comparable),
      previous: toWhole(own?.compareTo),
      median: toWhole(median),
      most: toWhole(most),
      share: shareOfMost(own?.comparable ?? null),
      medianShare: shareOfMost(median),
    };
  });

export const toWhole = (count: number | null | undefined): number | null => (count == null ? null : Math.round(count));

const steps = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
const apart = 0.17;

/**
 * A scale for shares on which equal ratios are equally long. It begins, in the centre, at the step under the least share
 * that is drawn, and ends at the largest brand; rings stand at the steps between.
 */
export function shareScale(shares: readonly number[]) {
  const least = Math.min(1, ...shares.filter((share) => share > 0));
  const centre = steps.find((step) => step < 0.95 * least) ?? 0.001;
  const at = (share: number) => Math.max(0, 1 - Math.log(Math.max(share, centre)) / Math.log(centre));
  const rings: { share: number; at: number }[] = [];
  for (const share of steps.filter((step) => step > centre)) {
    if ((rings.at(-1)?.at ?? 2) - at(share) >= apart && at(share) >= apart) rings.push({ share, at: at(share) });
  }
  return { centre, place: (share: number | null): number | null => (share === null ? null : at(share)), rings };
}
