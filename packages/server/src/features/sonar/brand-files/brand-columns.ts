import type { DatasetFields } from '@soundings/contract/sonar/brands';
import { networkNames, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';

export type BrandColumn = Exclude<keyof DatasetFields, 'socials'> | SocialNetwork;

const names: Record<Exclude<BrandColumn, SocialNetwork>, readonly string[]> = {
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

const ofNetworks: Record<SocialNetwork, readonly string[]> = {
  FACEBOOK: ['facebook', 'facebook page', 'facebook seite', 'fb'],
  INSTAGRAM: ['instagram', 'insta', 'ig'],
  YOUTUBE: ['youtube', 'youtube channel', 'youtube channel id', 'youtube kanal', 'youtube kanal id', 'yt'],
  TWITTER: ['twitter', 'x', 'x twitter', 'twitter x'],
  TIKTOK: ['tiktok'],
  LINKEDIN: ['linkedin', 'linkedin company', 'linkedin unternehmen'],
  TRUSTPILOT: ['trustpilot'],
};

export const headingKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const ofLinks = /(urls?|links?|profiles?|profile?|handles?|adressen?|accounts?)$/;

const everyName = { ...names, ...ofNetworks };
const rankByKey = new Map(
  Object.entries(everyName).flatMap(([column, given]) =>
    given.map((name, rank) => [headingKey(name), { column: column as BrandColumn, rank }] as const),
  ),
);

export const findColumn = (heading: string): { column: BrandColumn; rank: number } | null => {
  const key = headingKey(heading);
  const found = rankByKey.get(key);
  if (found) return found;
  const ofNetwork = rankByKey.get(key.replace(ofLinks, ''));
  return ofNetwork && socialNetworks.some((network) => network === ofNetwork.column) ? ofNetwork : null;
};

export const writtenColumns: readonly (readonly [BrandColumn, string])[] = [
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

interface FoundColumn {
  /** Counts from 0. */
  readonly at: number;
  readonly heading: string;
  readonly rank: number;
}

export type FoundColumns = ReadonlyMap<BrandColumn, FoundColumn>;

interface HeadedRows {
  readonly columns: FoundColumns;
  readonly isOfWikidata: boolean;
  readonly rows: readonly TableRow[];
}

const maxColumns = 500;
const longestHeading = 200;

const readHeadings = ({ cells }: TableRow): string[] =>
  cells.slice(0, maxColumns).map((cell) => (cell.length > longestHeading ? '' : cell.trim()));

const matchColumns = (headings: readonly string[], line: number, errors: FileErrorList): FoundColumns => {
  const found = new Map<BrandColumn, FoundColumn>();
  for (const [at, heading] of headings.entries()) {
    const meant = findColumn(heading);
    if (!meant) continue;
    const { column, rank } = meant;
    const other = found.get(column);
    if (other && other.rank === rank) {
      const where = { other: other.at + 1, otherHeading: other.heading, column: at + 1, heading };
      errors.add('brandColumnTwice', line, where);
    }
    if (!other || rank < other.rank) found.set(column, { at, heading, rank });
  }
  return found;
};

const headRows = 10;

const findHead = async (table: readonly TableRow[], yieldToEventLoop: YieldToEventLoop): Promise<number> => {
  for (const [at, row] of table.slice(0, headRows).entries()) {
    if (readHeadings(row).some((heading) => findColumn(heading)?.column === 'domain')) return at;
    await yieldToEventLoop();
  }
  return -1;
};

/**
 * The headings among the first rows of a file, and the rows below them; null, and an error, where no column is a domain.
 * Of a row, 500 columns are looked at. Throws once the request is aborted.
 */
export const findColumns = async (
  table: readonly TableRow[],
  errors: FileErrorList,
  yieldToEventLoop: YieldToEventLoop,
): Promise<HeadedRows | null> => {
  const at = await findHead(table, yieldToEventLoop);
  const head = table[at];
  if (head) {
    const headings = readHeadings(head);
    const isOfWikidata = headings.some((heading) => headingKey(heading) === 'wikidata');
    return { columns: matchColumns(headings, head.line, errors), isOfWikidata, rows: table.slice(at + 1) };
  }
  const { line, cells } = table[0]!;
  const first = cells.slice(0, maxColumns).map((cell) => cell.trim());
  errors.add('noDomainColumn', line, { headings: first.filter((cell) => cell !== '') });
  return null;
};
