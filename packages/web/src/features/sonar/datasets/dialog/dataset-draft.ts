import { defaultCountry, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar-choices';
import type { DatasetFields } from '@soundings/contract/sonar-datasets';
import type { DatasetValues } from '../dataset-fields.ts';

export interface LinksDraft {
  /** As it stands in the field: links with commas between them. */
  text: string;
  /** The link that is measured; where it is not among them, the first. */
  measured: string;
}

/** A brand as the dialog holds it. */
export interface DatasetDraft extends Omit<DatasetFields, 'socials'> {
  socials: Record<SocialNetwork, LinksDraft>;
}

export const emptyValues: DatasetValues = {
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

/** The links of a field, in their order. */
export const linksIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((link) => link.trim())
    .filter((link) => link !== '');

/** Which of a network's links is measured. */
export const measuredOf = ({ text, measured }: LinksDraft): string | undefined => {
  const links = linksIn(text);
  return links.includes(measured) ? measured : links[0];
};

export const draftOf = ({ socials, ...fields }: DatasetValues): DatasetDraft => {
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
    ) as DatasetDraft['socials'],
  };
};

/** What is saved: exactly one link of each network that has any is the measured one. */
export const fieldsOf = ({ socials, ...draft }: DatasetDraft): DatasetFields => {
  const given = socialNetworks.flatMap((network) => {
    const links = linksIn(socials[network].text);
    const chosen = links.indexOf(measuredOf(socials[network]) ?? '');
    return links.length === 0 ? [] : [[network, links.map((url, at) => ({ url, isSelected: at === chosen }))] as const];
  });
  return {
    ...draft,
    brandCompany: draft.brandCompany.trim(),
    domain: draft.domain.trim(),
    socials: Object.fromEntries(given),
  };
};

export const isSameDraft = (one: DatasetDraft, other: DatasetDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
