export const socialNetworks = [
  'FACEBOOK',
  'INSTAGRAM',
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'LINKEDIN',
  'TRUSTPILOT',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TWITTER: 'Twitter',
  TIKTOK: 'TikTok',
  LINKEDIN: 'LinkedIn',
  TRUSTPILOT: 'Trustpilot',
};

export const competitorTypes = ['All', 'Broad', 'Narrow'] as const;
export type CompetitorType = (typeof competitorTypes)[number];

export const linkStatuses = ['SUCCESS', 'ERROR'] as const;

export const crawlStates = ['waiting', 'reading'] as const;

/**
 * Which datasets a list shows: all, those with a link that failed or a site that was not reached, those that miss a link of a network, those with an
 * account that the last run did not collect.
 */
export const datasetFilters = ['all', 'withErrors', 'missing', 'notCollected'] as const;
export type DatasetFilter = (typeof datasetFilters)[number];

export const datasetSorts = ['count', '-count', 'brandCompany', '-brandCompany', 'domain', '-domain'] as const;
export type DatasetSort = (typeof datasetSorts)[number];

/** Largest number of brands of a project, of links of a brand on one network, of labels of one kind, and of characters. */
export const datasetLimits = {
  datasets: 5000,
  links: 10,
  labels: 20,
  label: 80,
  link: 500,
  fileBytes: 20 * 1024 * 1024,
} as const;

export const defaultCountry = 'DK';

export const datasetFileTypes = ['xlsx', 'csv'] as const;

/** Whose key a network is asked with: the environment's, which wins, one that is stored here, or nobody's. */
export const sourceKinds = ['env', 'stored', 'none'] as const;

/** Networks whose key comes with an id: one's own professional account, and the client key. */
export const networksWithId = ['INSTAGRAM', 'TIKTOK'] as const satisfies (typeof socialNetworks)[number][];

export const presetNetworks = ['FACEBOOK', 'INSTAGRAM', 'TIKTOK'] as const satisfies (typeof socialNetworks)[number][];

/** Units that YouTube gives a key a day, unless its owner has agreed on more. */
export const youtubeUnitsADay = 10_000;

/** What a call refuses that reads an uploaded file of brands or metrics. */
export const fileReadErrors = [
  'fileCannotBeRead',
  'fileHasErrors',
  'readingInProgress',
  'payloadTooLarge',
  'unsupportedMediaType',
] as const;
