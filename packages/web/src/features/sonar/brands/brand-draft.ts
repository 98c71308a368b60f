import { defaultCountry, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { BrandBefore, BrandFields, BrandValues } from './brand-fields.ts';

export interface LinksDraft {
  text: string;
  measured: string;
}

export interface BrandDraft extends Omit<BrandFields, 'socials'> {
  socials: Record<SocialNetwork, LinksDraft>;
}

export const emptyValues: BrandValues = {
  brandCompany: '',
  domain: '',
  country: defaultCountry,
  competitorType: 'All',
  inEcosystem: false,
  inFocus: false,
  myCompany: false,
  categories: [],
  groups: [],
  products: [],
  services: [],
  socials: {},
};

export const parseLinks = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((link) => link.trim())
    .filter((link) => link !== '');

export const measuredLink = ({ text, measured }: LinksDraft): string | undefined => {
  const links = parseLinks(text);
  return links.includes(measured) ? measured : links[0];
};

export const toDraft = ({ socials, ...fields }: BrandValues): BrandDraft => {
  const { brandCompany, domain, country, competitorType, inEcosystem, inFocus, myCompany } = fields;
  const { categories, groups, products, services } = fields;
  const draftLinks = (network: SocialNetwork): LinksDraft => {
    const links = socials[network] ?? [];
    const measured = links.find(({ isSelected }) => isSelected)?.url ?? '';
    return { text: links.map(({ url }) => url).join(', '), measured };
  };
  return {
    ...{ brandCompany, domain, country, competitorType, inEcosystem, inFocus, myCompany },
    ...{ categories, groups, products, services },
    socials: Object.fromEntries(
      socialNetworks.map((network) => [network, draftLinks(network)]),
    ) as BrandDraft['socials'],
  };
};

export const toFields = ({ socials, ...draft }: BrandDraft): BrandFields => {
  const given = socialNetworks.flatMap((network) => {
    const links = parseLinks(socials[network].text);
    const chosen = links.indexOf(measuredLink(socials[network]) ?? '');
    return links.length === 0 ? [] : [[network, links.map((url, at) => ({ url, isSelected: at === chosen }))] as const];
  });
  return {
    ...draft,
    brandCompany: draft.brandCompany.trim(),
    domain: draft.domain.trim(),
    socials: Object.fromEntries(given),
  };
};

export const isSameDraft = (one: BrandDraft, other: BrandDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type Changes = Readonly<Record<string, unknown>>;

export const applyChanges = (values: BrandValues, changes: Changes): BrandValues => {
  const entries = Object.entries(changes);
  const fields = Object.fromEntries(entries.filter(([field]) => !field.startsWith('socials.')));
  const socials = Object.fromEntries(
    entries.filter(([field]) => field.startsWith('socials.')).map(([field, links]) => [field.slice(8), links]),
  );
  return { ...values, ...fields, socials: { ...values.socials, ...socials } } as BrandValues;
};

export const mergeDrafts = (typed: BrandDraft, opened: BrandDraft, now: BrandDraft): BrandDraft => {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const socials = Object.fromEntries(
    socialNetworks.map((network) => [
      network,
      isSame(typed.socials[network], opened.socials[network]) ? now.socials[network] : typed.socials[network],
    ]),
  );
  const fields = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      isSame(value, opened[field as keyof BrandDraft]) ? now[field as keyof BrandDraft] : value,
    ]),
  );
  return { ...fields, socials } as BrandDraft;
};

export const toBrandBefore = (values: BrandValues): BrandBefore => {
  const { socials, ...fields } = toDraft(values);
  const links = Object.keys(socials).map((network) => [
    network,
    (values.socials[network as SocialNetwork] ?? []).map(({ url, isSelected }) => ({ url, isSelected })),
  ]);
  return { ...fields, socials: Object.fromEntries(links) };
};
