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
    const own = findFollowers(brand, network);
    return {
      network,
      followers: toWhole(own?.comparable),
      previous: toWhole(own?.compareTo),
      median: toWhole(toMedian(known)),
      most: toWhole(known.at(-1)),
    };
  });

const toWhole = (count: number | null | undefined): number | null => (count == null ? null : Math.round(count));

const steps = Array.from({ length: 11 }, (_, power) => [1, 2, 5].map((times) => times * 10 ** power)).flat();
const apart = 0.17;

/**
 * One scale for the followers on all networks, on which equal ratios are equally long. It begins, in the centre, at a power
 * of ten well under the least count that is drawn, and ends at the step over the largest; rings stand at steps between.
 */
export function followerScale(counts: readonly number[]) {
  const known = counts.filter((count) => count > 0);
  const centre = 10 ** Math.max(0, Math.floor(Math.log10(Math.min(...known, 1e9) / 2)));
  const edge = steps.find((step) => step >= Math.max(10 * centre, ...known)) ?? 5e10;
  const place = (count: number) => Math.max(0, Math.log(count / centre) / Math.log(edge / centre));
  const rings: { count: number; at: number }[] = [];
  for (const count of steps.filter((step) => step > centre && step <= edge).reverse()) {
    const at = place(count);
    if ((rings.at(-1)?.at ?? 2) - at >= apart && at >= apart) rings.push({ count, at });
  }
  return { centre, place: (count: number | null): number | null => (count === null ? null : place(count)), rings };
}
