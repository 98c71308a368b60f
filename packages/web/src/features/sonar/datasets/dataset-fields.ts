import type { DatasetFields, FoundProfiles, SocialLink } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** A link as it is given, with what is known of it where it was saved before. */
export type KnownLink = { url: string; isSelected: boolean } & Partial<Pick<SocialLink, 'status' | 'reason'>>;

/** A brand's fields: what the contract calls `DatasetFields`, or a saved `Dataset`. */
export type DatasetValues = Omit<DatasetFields, 'socials'> & {
  socials: Partial<Record<SocialNetwork, readonly KnownLink[]>>;
};

/** What is wrong, by dotted path without `body.` (`domain`, `socials.YOUTUBE.0.url`): a code of `sonar.error`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads a brand's own pages for its profiles, on all networks or one. Throws as a call does. */
export type FindProfiles = (
  input: { domain: string; brandCompany?: string; network?: SocialNetwork },
  signal: AbortSignal,
) => Promise<FoundProfiles>;
