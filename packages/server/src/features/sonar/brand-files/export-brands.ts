import type { Download } from '@soundings/contract/endpoint';
import {
  datasetLimits,
  networkNames,
  type SocialNetwork,
  socialNetworks,
} from '@soundings/contract/sonar/sonar-choices';
import type { Project } from '#/features/projects/projects.tables.ts';
import { writeCsv } from '#/platform/csv/write-csv.ts';
import { createYield } from '#/platform/event-loop.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import { writeSheets, writeXlsxAside } from '#/platform/office/write-xlsx.ts';
import type { Services } from '#/platform/services.ts';
import { findBrandsBehind, type StoredBrand } from '../brands/brands.store.ts';
import { type BrandColumn, writtenColumns } from './brand-columns.ts';

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
const list = (labels: readonly string[]): string => labels.join('; ');

/** The measured link stands first. What separates links in a cell stands encoded within one. */
const linksIn = ({ links }: StoredBrand, network: SocialNetwork): string =>
  links
    .filter((link) => link.network === network)
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected))
    .map(({ url }) => url.replaceAll(',', '%2C').replaceAll(';', '%3B'))
    .join(', ');

const toCell = (brand: StoredBrand, column: BrandColumn): string => {
  const network = socialNetworks.find((name) => name === column);
  if (network) return linksIn(brand, network);
  const value = brand.row[column as Exclude<BrandColumn, SocialNetwork>];
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'string' ? value : list(value);
};

const headings = writtenColumns.map(([, heading]) => heading);
const pageSize = 100;

async function* readRows({ db }: Pick<Services, 'db'>, projectId: string): AsyncGenerator<string[][]> {
  const yieldToEventLoop = createYield();
  let last = 0;
  for (;;) {
    const brands = await findBrandsBehind(db, projectId, last, pageSize);
    const end = brands.at(-1);
    if (!end) return;
    last = end.row.count;
    await yieldToEventLoop();
    yield brands.map((brand) => writtenColumns.map(([column]) => toCell(brand, column)));
  }
}

async function* withHeadings(pages: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  yield [headings];
  yield* pages;
}

export const exportBrands = async (
  services: Pick<Services, 'db' | 'now'>,
  { id, projectName }: Project,
  fileType: 'xlsx' | 'csv',
): Promise<Download> => {
  const fileName = stampedFileName(projectName, fileType, services.now());
  if (fileType === 'csv') return { fileName, content: writeCsv(headings, readRows(services, id)) };
  return { fileName, content: await writeXlsxAside('Brands', withHeadings(readRows(services, id))) };
};

interface Explained {
  readonly example: string;
  readonly german: string;
  readonly en: string;
  readonly de: string;
}

const yesOrNoChoices = { en: 'yes or no; empty means no', de: 'ja oder nein; leer heißt nein' };
const labels = {
  en: `Up to ${datasetLimits.labels} words of your own, separated by commas or semicolons`,
  de: `Bis zu ${datasetLimits.labels} eigene Wörter, durch Komma oder Semikolon getrennt`,
};

const fields: Record<Exclude<BrandColumn, SocialNetwork>, Explained> = {
  brandCompany: {
    example: 'Fjord & Fjell',
    german: 'Unternehmen',
    en: 'The brand’s name. Needed for brands that are not in the project yet, and where several share a domain. A brand whose name and domain are in the project is changed',
    de: 'Der Name der Marke. Nötig bei Marken, die noch nicht im Projekt sind, und wo mehrere dieselbe Domain haben. Eine Marke, die es im Projekt mit diesem Namen und dieser Domain schon gibt, wird geändert',
  },
  domain: {
    example: 'fjord.example',
    german: 'Domain',
    en: 'Needed. The brand’s own website; of an address, the domain is kept. Several brands may share one',
    de: 'Nötig. Die eigene Website der Marke; von einer Adresse bleibt die Domain. Mehrere Marken können dieselbe haben',
  },
  country: {
    example: 'Denmark',
    german: 'Land',
    en: 'Name in English or German, or code of two letters; empty means Denmark',
    de: 'Name auf Deutsch oder Englisch oder Kürzel aus zwei Buchstaben; leer heißt Dänemark',
  },
  competitorType: {
    example: 'Broad',
    german: 'Wettbewerbertyp',
    en: 'All, Broad or Narrow; empty means All',
    de: 'All, Broad oder Narrow; leer heißt All',
  },
  inEcosystem: { example: 'yes', german: 'Im Ökosystem', ...yesOrNoChoices },
  inFocus: { example: 'no', german: 'Im Fokus', ...yesOrNoChoices },
  myCompany: {
    example: 'no',
    german: 'Mein Unternehmen',
    en: `${yesOrNoChoices.en}. At most one brand`,
    de: `${yesOrNoChoices.de}. Höchstens eine Marke`,
  },
  categories: { example: 'Outdoor; Sport', german: 'Kategorien', ...labels },
  groups: { example: 'Nordic', german: 'Gruppen', ...labels },
  products: { example: 'Jackets; Boots', german: 'Produkte', ...labels },
  services: { example: 'Repair', german: 'Dienstleistungen', ...labels },
};

const links: Record<SocialNetwork, string> = {
  FACEBOOK: 'https://www.facebook.com/fjordandfjell',
  INSTAGRAM: 'https://www.instagram.com/fjordandfjell, https://www.instagram.com/fjordandfjell_dk',
  YOUTUBE: 'https://www.youtube.com/@fjordandfjell',
  TWITTER: 'https://x.com/fjordandfjell',
  TIKTOK: 'https://www.tiktok.com/@fjordandfjell',
  LINKEDIN: 'https://www.linkedin.com/company/fjord-and-fjell',
  TRUSTPILOT: 'https://www.trustpilot.com/review/fjord.example',
};

const ofNetwork = (network: SocialNetwork): Explained => ({
  example: links[network],
  german: networkNames[network],
  en: `The profile’s address or name; up to ${datasetLimits.links}, separated by commas, the one to measure first`,
  de: `Adresse oder Name des Profils; bis zu ${datasetLimits.links}, durch Komma getrennt, das zu messende zuerst`,
});

const explained = writtenColumns.map(([column, heading]) => {
  const network = socialNetworks.find((name) => name === column);
  return { heading, ...(network ? ofNetwork(network) : fields[column as keyof typeof fields]) };
});

const help = [
  ['Column', 'What may stand there', 'Example', 'Spalte', 'Was darin stehen kann'],
  ...explained.map(({ heading, en, example, german, de }) => [heading, en, example, german, de]),
];

export const brandTemplate = async (): Promise<Download> => ({
  fileName: 'Brands template.xlsx',
  content: await writeSheets([
    {
      name: 'Brands',
      rows: [explained.map(({ heading }) => heading), explained.map(({ example }) => example)],
      widths: explained.map(({ example }) => Math.max(16, Math.min(44, example.length + 2))),
    },
    { name: 'Help', rows: help, widths: [20, 80, 40, 20, 80] },
  ]),
});
