import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { BrandFields } from '../brands/brand-fields.ts';
import type { BrandRow } from './brand-rows.ts';

type Cell = string | boolean | readonly string[];

/** The headings are those of the server's template, in both languages: an import reads them back. */
const columns: readonly (readonly [heading: string, cell: (fields: BrandFields) => Cell])[] = [
  ['Company', ({ brandCompany }) => brandCompany],
  ['Domain', ({ domain }) => domain],
  ['Country', ({ country }) => country],
  ['Competitor type', ({ competitorType }) => competitorType],
  ['In ecosystem', ({ inEcosystem }) => inEcosystem],
  ['In focus', ({ inFocus }) => inFocus],
  ['My company', ({ myCompany }) => myCompany],
  ['Categories', ({ categories }) => categories],
  ['Groups', ({ groups }) => groups],
  ['Products', ({ products }) => products],
  ['Services', ({ services }) => services],
  ...socialNetworks.map((network) => {
    const sortedLinks = ({ socials }: BrandFields): string[] =>
      // The first link of a cell is the one that is measured.
      (socials[network] ?? []).toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected)).map(({ url }) => url);
    return [network, sortedLinks] as const;
  }),
];

/** A spreadsheet would run what begins so: an apostrophe leads it, as in the server's own files. */
const formulaStart = /^(?=[=+\-@＝＋－＠\t\r])/;

const written = (cell: Cell): string => {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  const text = (typeof cell === 'string' ? cell : cell.join(', ')).replace(formulaStart, "'");
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const toCsv = (brands: readonly BrandFields[]): string => {
  const lines = brands.map((fields) => columns.map(([, cell]) => written(cell(fields))).join(','));
  return `\uFEFF${[columns.map(([heading]) => heading).join(','), ...lines].join('\r\n')}\r\n`;
};

export const exportRows = (rows: readonly BrandRow[]): void => {
  const file = new Blob([toCsv(rows.map(({ fields }) => fields))], { type: 'text/csv' });
  const link = document.createElement('a');
  link.download = 'datasets.csv';
  link.href = URL.createObjectURL(file);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
