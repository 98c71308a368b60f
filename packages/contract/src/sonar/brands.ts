import { z } from 'zod';
import { page } from '../endpoint.ts';
import { Name, Text } from '../text.ts';
import { countryCodes } from './country-codes.ts';
import { crawlReasons, linkEvidences, linkReasons } from './crawl-choices.ts';
import { toDomain } from './domain.ts';
import { collectReasons, metricNames, metricSources } from './metrics.ts';
import {
  competitorTypes,
  crawlStates,
  datasetFilters,
  datasetLimits,
  defaultCountry,
  linkStatuses,
  socialNetworks,
} from './sonar-choices.ts';

const Network = z.enum(socialNetworks);

const Domain = Text.max(2000).transform((text, context) => {
  const domain = toDomain(text);
  if (domain) return domain;
  context.addIssue({ code: 'custom', message: text.trim() === '' ? 'required' : 'notADomain' });
  return z.NEVER;
});

const Label = Name.refine((text) => !/[,;]/.test(text), 'invalidCharacters').pipe(z.string().max(datasetLimits.label));
const Labels = z.array(Label).max(datasetLimits.labels).default([]);

/** A profile as its address or handle; several of a network may be given, and the selected one is measured. */
const GivenLink = z.object({
  url: Text.trim().min(1, 'required').max(datasetLimits.link),
  isSelected: z.boolean().default(false),
});
const GivenSocials = z.partialRecord(Network, z.array(GivenLink).max(datasetLimits.links));

export const DatasetFields = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.enum(countryCodes).default(defaultCountry),
  brandCompany: z
    .string()
    .refine((text) => text.trim() !== '', 'pleaseEnterTheCompanyName')
    .pipe(Name)
    .pipe(z.string().max(200)),
  /** The domain alone: of an address given, the rest is dropped. With the company one of a kind within a project. */
  domain: Domain,
  competitorType: z.enum(competitorTypes).default('All'),
  inEcosystem: z.boolean().default(false),
  inFocus: z.boolean().default(false),
  /** At most one of a project: giving it to one takes it from another. */
  myCompany: z.boolean().default(false),
  categories: Labels,
  groups: Labels,
  products: Labels,
  services: Labels,
  socials: GivenSocials.default({}),
});
export type DatasetFields = z.output<typeof DatasetFields>;

const storedFields = {
  country: z.enum(countryCodes),
  brandCompany: z.string(),
  domain: z.string(),
  competitorType: z.enum(competitorTypes),
  inEcosystem: z.boolean(),
  inFocus: z.boolean(),
  myCompany: z.boolean(),
  categories: z.array(z.string()),
  groups: z.array(z.string()),
  products: z.array(z.string()),
  services: z.array(z.string()),
};

export const DatasetBefore = z.object({
  ...storedFields,
  socials: z.partialRecord(Network, z.array(z.object({ url: z.string(), isSelected: z.boolean() }))),
});
export type DatasetBefore = z.infer<typeof DatasetBefore>;

/** `before` is checked against what is there now, so that nobody overwrites what others changed without seeing it. */
export const ChangedDatasetFields = DatasetFields.extend({ before: DatasetBefore.optional() });

export const AccountCollection = z.object({
  reason: z.enum(collectReasons),
  source: z.enum(metricSources).nullable(),
  /** The days whose posts are known; of networks without posts the first and the last snapshot. */
  from: z.iso.date().nullable(),
  till: z.iso.date().nullable(),
  collectedOn: z.iso.datetime().nullable(),
  earliest: z.partialRecord(z.enum(metricNames), z.iso.date()),
});
export type AccountCollection = z.infer<typeof AccountCollection>;

export const SocialLink = z.object({
  url: z.string(),
  /** What the profile is compared by: lower-case handle or kind and id. */
  key: z.string(),
  status: z.enum(linkStatuses),
  reason: z.enum(linkReasons),
  /** Where a crawl saw it; null where a user gave it. */
  evidence: z.enum(linkEvidences).nullable(),
  isSelected: z.boolean(),
  checkedOn: z.iso.datetime().nullable(),
  /** Null where collecting was never tried. */
  collection: AccountCollection.nullable(),
});
export type SocialLink = z.infer<typeof SocialLink>;

const Missing = z.partialRecord(Network, z.enum(crawlReasons));

export const Dataset = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  /** The number of the card: counts up in a project, never given twice while a later one is there. */
  count: z.number().int(),
  ...storedFields,
  socials: z.partialRecord(Network, z.array(SocialLink)),
  missing: Missing,
  crawlState: z.enum(crawlStates).nullable(),
  crawledOn: z.iso.datetime().nullable(),
  crawlReason: z.enum(crawlReasons).nullable(),
  logo: z.string().nullable(),
});
export type Dataset = z.infer<typeof Dataset>;

export const DatasetCounts = z.object({
  all: z.number().int(),
  withErrors: z.number().int(),
  missing: z.number().int(),
  toCrawl: z.number().int(),
  linked: z.record(Network, z.number().int()),
});
export type DatasetCounts = z.infer<typeof DatasetCounts>;

export const SearchDatasets = z.object({
  projectId: z.uuid(),
  query: Text.trim().max(200).nullish(),
  filter: z.enum(datasetFilters).default('all'),
});
export const DatasetPage = page(Dataset).extend({ counts: DatasetCounts });
export type DatasetPage = z.infer<typeof DatasetPage>;

export const DatasetGiven = z.object({
  domain: DatasetFields.shape.domain,
  brandCompany: DatasetFields.shape.brandCompany.optional(),
  country: z.enum(countryCodes).optional(),
  competitorType: z.enum(competitorTypes).optional(),
  inEcosystem: z.boolean().optional(),
  inFocus: z.boolean().optional(),
  myCompany: z.boolean().optional(),
  categories: z.array(Label).optional(),
  groups: z.array(Label).optional(),
  products: z.array(Label).optional(),
  services: z.array(Label).optional(),
  socials: GivenSocials.optional(),
});
export type DatasetGiven = z.output<typeof DatasetGiven>;

const FoundLink = SocialLink.omit({ checkedOn: true, collection: true });

export const FoundProfiles = z.object({
  domain: z.string(),
  socials: z.partialRecord(Network, z.array(FoundLink)),
  missing: Missing,
  reason: z.enum(crawlReasons).nullable(),
});
export type FoundProfiles = z.infer<typeof FoundProfiles>;
