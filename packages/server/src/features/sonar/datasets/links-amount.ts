import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { DatasetRow, LinkRow } from './datasets.tables.ts';

/** Networks as bits of a number. They are stored: none may ever get another one. */
export const networkBits: Record<SocialNetwork, number> = {
  FACEBOOK: 1,
  INSTAGRAM: 2,
  YOUTUBE: 4,
  TWITTER: 8,
  TIKTOK: 16,
  LINKEDIN: 32,
  TRUSTPILOT: 64,
};

/** The bits of a brand that has a link on every network. */
export const everyNetwork = Object.values(networkBits).reduce((bits, bit) => bits | bit, 0);

/** What a brand's links amount to. It is written with the links, so that no list reads all of them to count brands. */
export const linksAmount = (
  links: readonly Pick<LinkRow, 'network' | 'status'>[],
): Pick<DatasetRow, 'linkedNetworks' | 'hasFailedLink'> => ({
  linkedNetworks: links.reduce((bits, { network }) => bits | networkBits[network], 0),
  hasFailedLink: links.some(({ status }) => status === 'ERROR'),
});
