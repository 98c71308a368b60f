import type { MetricName } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { socialFigures } from '../../score/social-figures.ts';
import type { FindingOf } from './finding.ts';
import type { Market } from './market.ts';

const isSummed = (metric: MetricName): boolean => metric !== 'score' && metric !== 'reviews';

/**
 * A figure of all brands that have it, the highest first; of all networks together where none is named. The former one is
 * left out where it would be of other days or other networks.
 */
export function findFigures(market: Market, metric: MetricName, network: SocialNetwork | null): FindingOf<'figure'>[] {
  const ofAll: readonly SocialNetwork[] = isSummed(metric) ? socialNetworks : ['TRUSTPILOT'];
  const asked = network === null ? ofAll : [network];
  const told = asked.length === 1 ? asked[0]! : null;
  const found = market.brands.flatMap((_, brand) => {
    const figures = socialFigures(market.sums, brand, market.ranges).filter(
      (of) => of.metric === metric && asked.includes(of.network) && of.comparable !== null,
    );
    if (figures.length === 0) return [];
    const sum = (side: 'comparable' | 'compareTo'): number => figures.reduce((all, of) => all + of[side]!, 0);
    const isLike = figures.every(
      ({ compareTo, days }) => compareTo !== null && (!days || days.comparable.known === days.compareTo.known),
    );
    return [{ brand, value: sum('comparable'), former: isLike ? sum('compareTo') : null }];
  });
  return found
    .sort((a, b) => b.value - a.value)
    .map((of, place) => ({ kind: 'figure', metric, network: told, ...of, place: place + 1, of: found.length }));
}
