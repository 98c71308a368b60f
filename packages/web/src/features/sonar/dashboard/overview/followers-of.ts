import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Brand } from '../dashboard.ts';

/** The networks that presence adds up followers of. */
const presenceNetworks = ['INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINKEDIN'] as const satisfies SocialNetwork[];
type PresenceNetwork = (typeof presenceNetworks)[number];

export interface NetworkFollowers {
  network: PresenceNetwork;
  followers: number | null;
  previous: number | null;
  /** Of the brands that are known on this network. */
  median: number | null;
  most: number | null;
  /** 0 to 100 on a logarithmic scale that ends at the brand with the most followers of this network. */
  value: number | null;
  medianValue: number | null;
}

const figureOf = ({ socialCalculations }: Brand, network: PresenceNetwork): SocialFigure | undefined =>
  socialCalculations[network]?.metrics.followers;

const medianOf = (sorted: readonly number[]): number | null => {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Followers of a brand on each network beside those of the others. */
export const followersOf = (brand: Brand, brands: readonly Brand[]): NetworkFollowers[] =>
  presenceNetworks.map((network) => {
    const known = brands
      .flatMap((other) => figureOf(other, network)?.comparable ?? [])
      .sort((one, other) => one - other);
    const most = known.at(-1) ?? null;
    const onScale = (followers: number | null): number | null =>
      followers === null || most === null || most <= 0 ? null : (100 * Math.log1p(followers)) / Math.log1p(most);
    const own = figureOf(brand, network);
    const median = medianOf(known);
    return {
      network,
      followers: own?.comparable ?? null,
      previous: own?.compareTo ?? null,
      median,
      most,
      value: onScale(own?.comparable ?? null),
      medianValue: onScale(median),
    };
  });
