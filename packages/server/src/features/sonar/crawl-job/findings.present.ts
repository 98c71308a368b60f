import type { FoundProfiles } from '@soundings/contract/sonar/datasets';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Findings } from './keep-findings.ts';

/** What was found of a domain; of several profiles of a network the first is the best. */
export const presentFindings = (domain: string, { links, missing, reason }: Findings): FoundProfiles => {
  const linksOf = (of: SocialNetwork) =>
    links
      .filter(({ network }) => network === of)
      .map(({ network: _, ...link }, index) => ({ ...link, isSelected: index === 0 }));
  const socials = socialNetworks.map((of) => [of, linksOf(of)] as const).filter(([, found]) => found.length > 0);
  return { domain, socials: Object.fromEntries(socials), missing, reason };
};
