import type {
  Dataset,
  DatasetBefore,
  DatasetCounts,
  DatasetFields,
  DatasetGiven,
  DatasetPage,
  FoundProfiles,
  SocialLink,
} from '@soundings/contract/sonar/brands';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { isApiError } from '#/lib/api/api-error.ts';

// A brand of a project is a dataset on the wire.
export type Brand = Dataset;
export type BrandFields = DatasetFields;
export type BrandGiven = DatasetGiven;
export type BrandBefore = DatasetBefore;
export type BrandPage = DatasetPage;
export type BrandCounts = DatasetCounts;

export type KnownLink = { url: string; isSelected: boolean } & Partial<Pick<SocialLink, 'status' | 'reason'>>;

export type BrandValues = Omit<BrandFields, 'socials'> & {
  socials: Partial<Record<SocialNetwork, readonly KnownLink[]>>;
};

/** What is wrong, by dotted path without `body.` (`domain`, `socials.YOUTUBE.0.url`): a code that forms have a text for. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads a brand's own pages for its profiles, on all networks or one. Throws as a call does. */
export type FindProfiles = (
  input: { domain: string; brandCompany?: string; network?: SocialNetwork },
  signal: AbortSignal,
) => Promise<FoundProfiles>;

export const readFieldErrors = (error: unknown, before = 'body.'): FieldErrors | null => {
  if (isApiError(error, 'datasetAlreadyExists')) return { domain: 'datasetAlreadyExists' };
  if (!isApiError(error, 'invalidRequest')) return null;
  const fields = (error.details.fields ?? []).filter(({ path }) => path.startsWith(before));
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map(({ path, message }) => [path.slice(before.length), message]));
};

type Labels = Pick<BrandValues, 'categories' | 'groups' | 'products' | 'services'>;
export type LabelSuggestions = Readonly<Record<keyof Labels, readonly string[]>>;

export const labelSuggestions = (brands: readonly Labels[]): LabelSuggestions => {
  const of = (kind: keyof Labels) =>
    [...new Set(brands.flatMap((brand) => brand[kind]))].sort((a, b) => a.localeCompare(b));
  return { categories: of('categories'), groups: of('groups'), products: of('products'), services: of('services') };
};
