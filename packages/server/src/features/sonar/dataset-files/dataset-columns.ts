import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';

export type DatasetColumn = Exclude<keyof DatasetFields, 'socials'> | SocialNetwork;

/**
 * What a column of a file may be called, in the order in which one is preferred to another; the first is written. They
 * are compared as `headingKey` has them.
 */
const names: Record<Exclude<DatasetColumn, SocialNetwork>, readonly string[]> = {
  domain: ['domain', 'website', 'webseite', 'internetadresse', 'url'],
  brandCompany: [
    ...['company', 'brand company', 'company name', 'brand', 'brand name', 'name'],
    ...['unternehmen', 'firma', 'firmenname', 'marke', 'markenname'],
  ],
  country: ['country', 'country code', 'land', 'ländercode', 'länderkürzel'],
  competitorType: [
    ...['competitor type', 'competitor', 'competition'],
    ...['wettbewerbertyp', 'wettbewerber', 'wettbewerbstyp', 'art des wettbewerbers'],
  ],
  inEcosystem: ['in ecosystem', 'ecosystem', 'im ökosystem', 'ökosystem'],
  inFocus: ['in focus', 'focus', 'im fokus', 'fokus'],
  myCompany: ['my company', 'own company', 'mein unternehmen', 'eigenes unternehmen', 'meine firma', 'eigene firma'],
  categories: ['categories', 'category', 'kategorien', 'kategorie'],
  groups: ['groups', 'group', 'gruppen', 'gruppe'],
  products: ['products', 'product', 'produkte', 'produkt'],
  services: ['services', 'service', 'dienstleistungen', 'dienstleistung', 'leistungen', 'dienste'],
};

export const networkNames: Record<SocialNetwork, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TWITTER: 'Twitter',
  TIKTOK: 'TikTok',
  LINKEDIN: 'LinkedIn',
  TRUSTPILOT: 'Trustpilot',
};

const ofNetworks: Record<SocialNetwork, readonly string[]> = {
  FACEBOOK: ['facebook', 'facebook page', 'facebook seite', 'fb'],
  INSTAGRAM: ['instagram', 'insta', 'ig'],
  YOUTUBE: ['youtube', 'youtube channel', 'youtube channel id', 'youtube kanal', 'youtube kanal id', 'yt'],
  TWITTER: ['twitter', 'x', 'x twitter', 'twitter x'],
  TIKTOK: ['tiktok'],
  LINKEDIN: ['linkedin', 'linkedin company', 'linkedin unternehmen'],
  TRUSTPILOT: ['trustpilot'],
};

/** Headings and words as they are compared: capitals, accents, blanks and marks tell nothing. */
export const headingKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What may stand behind the name of a network. */
const ofLinks = /(urls?|links?|profiles?|profile?|handles?|adressen?|accounts?)$/;

const everyName = { ...names, ...ofNetworks };
const rankByKey = new Map(
  Object.entries(everyName).flatMap(([column, given]) =>
    given.map((name, rank) => [headingKey(name), { column: column as DatasetColumn, rank }] as const),
  ),
);

/** What a heading stands for, and how far down the list of its names it is; null for a column that is not read. */
export const columnOf = (heading: string): { column: DatasetColumn; rank: number } | null => {
  const key = headingKey(heading);
  const found = rankByKey.get(key);
  if (found) return found;
  const ofNetwork = rankByKey.get(key.replace(ofLinks, ''));
  return ofNetwork && socialNetworks.some((network) => network === ofNetwork.column) ? ofNetwork : null;
};

/** All columns in the order in which they are written, and their headings. */
export const writtenColumns: readonly (readonly [DatasetColumn, string])[] = [
  ['brandCompany', 'Company'],
  ['domain', 'Domain'],
  ['country', 'Country'],
  ['competitorType', 'Competitor type'],
  ['inEcosystem', 'In ecosystem'],
  ['inFocus', 'In focus'],
  ['myCompany', 'My company'],
  ['categories', 'Categories'],
  ['groups', 'Groups'],
  ['products', 'Products'],
  ['services', 'Services'],
  ...socialNetworks.map((network) => [network, networkNames[network]] as const),
];
