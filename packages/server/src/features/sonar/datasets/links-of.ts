import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { readProfile } from '../profiles/read-profile.ts';
import type { LinkRow } from './datasets.tables.ts';
import { type ProfileProblem, profileProblem } from './profile-problem.ts';

export type GivenSocials = DatasetFields['socials'];
type GivenLink = NonNullable<GivenSocials[SocialNetwork]>[number];

/** A text that is no profile of its network; `index` counts from 0 among those that were given. */
export interface LinkProblem {
  readonly network: SocialNetwork;
  readonly index: number;
  readonly url: string;
  readonly problem: ProfileProblem;
}

interface OfNetwork {
  readonly links: LinkRow[];
  readonly problems: LinkProblem[];
}

const newLink = (datasetId: string, network: SocialNetwork, profile: { key: string; url: string }) => ({
  datasetId,
  network,
  key: profile.key,
  url: profile.url,
  status: 'SUCCESS' as const,
  reason: 'given' as const,
  evidence: null,
  checkedOn: null,
});

/** Exactly one link of a network is the one that is measured: the wanted one, or else the first. */
export const placed = (links: readonly Omit<LinkRow, 'position'>[]): LinkRow[] => {
  const selected = links.find(({ isSelected }) => isSelected) ?? links[0];
  return links.map((link, position) => ({ ...link, position, isSelected: link === selected }));
};

const ofNetwork = (
  datasetId: string,
  network: SocialNetwork,
  given: readonly GivenLink[],
  known: readonly LinkRow[],
): OfNetwork => {
  const problems: LinkProblem[] = [];
  const byKey = new Map<string, Omit<LinkRow, 'position'>>();
  for (const [index, { url, isSelected }] of given.entries()) {
    const profile = readProfile(url, network);
    if (!profile) {
      problems.push({ network, index, url, problem: profileProblem(url, network) });
      continue;
    }
    const { key } = profile;
    const twin = byKey.get(key);
    const row = known.find((link) => link.network === network && link.key === key);
    const link = { ...newLink(datasetId, network, profile), ...row };
    byKey.set(key, { ...link, isSelected: isSelected || (twin?.isSelected ?? false) });
  }
  return { links: placed([...byKey.values()]), problems };
};

/**
 * The rows of the profiles that a user gave of a brand. Two spellings of one are one. Those among the `known` keep what
 * a crawl has learnt of them.
 */
export const linksOf = (datasetId: string, socials: GivenSocials, known: readonly LinkRow[] = []): OfNetwork => {
  const read = socialNetworks.map((network) => ofNetwork(datasetId, network, socials[network] ?? [], known));
  return { links: read.flatMap(({ links }) => links), problems: read.flatMap(({ problems }) => problems) };
};
