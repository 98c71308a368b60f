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

export const datasetFilters = ['all', 'withErrors', 'missing', 'notCollected'] as const;
export type DatasetFilter = (typeof datasetFilters)[number];

export const datasetSorts = ['count', '-count', 'brandCompany', '-brandCompany', 'domain', '-domain'] as const;
export type DatasetSort = (typeof datasetSorts)[number];

export const datasetLimits = {
  datasets: 20_000,
  links: 10,
  labels: 20,
  label: 80,
  link: 500,
  fileBytes: 20 * 1024 * 1024,
} as const;

export const defaultCountry = 'DK';

export const datasetFileTypes = ['xlsx', 'csv'] as const;

export const sourceKinds = ['env', 'stored', 'none'] as const;

export const networksWithId = ['INSTAGRAM', 'TIKTOK'] as const satisfies (typeof socialNetworks)[number][];

export const presetNetworks = ['FACEBOOK', 'INSTAGRAM', 'TIKTOK'] as const satisfies (typeof socialNetworks)[number][];

/** Units that YouTube gives a key a day, unless its owner has agreed on more. */
export const youtubeUnitsADay = 10_000;

export const fileReadErrors = [
  'fileCannotBeRead',
  'fileHasErrors',
  'readingInProgress',
  'payloadTooLarge',
  'unsupportedMediaType',
] as const;
