import {
  type DateOrder,
  type DecimalMark,
  type MetricRole,
  metricFileLimits,
} from '@soundings/contract/sonar/metric-file-choices';
import type { MetricColumn, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { type MetricName, metricNames, networkMetrics } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { shortenText } from '#/platform/tables/cell-text.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import type { BrandIndex, IndexedBrand } from './brand-index.ts';
import type { CountsAsWritten } from './counts-as-written.ts';
import { findMetricKind } from './given-values.ts';
import { recogniseMetric, recogniseNetwork } from './metric-words.ts';
import { monthText, type ReadDate, readDate, readMonthOfYear } from './read-cells.ts';

export interface PlacedColumn extends MetricColumn {
  readonly heading: string;
}

export interface PlacedCell {
  readonly column: number;
  readonly heading: string;
  readonly cell: string;
}

export interface Reading {
  readonly mapping: MetricMapping;
  readonly columns: readonly PlacedColumn[];
  readonly order: DateOrder | null;
  readonly mark: DecimalMark | null;
  /** Of what a clock shows where a time names no zone, in milliseconds as if it was UTC. */
  readonly toInstant: (shown: number) => number;
  readonly countsIn: (column: number) => CountsAsWritten;
  readonly brands: BrandIndex;
  readonly brandOfFile: IndexedBrand | null;
  /** By a name in the file, what it was said to mean: a brand, or null where its rows are left out. */
  readonly names: ReadonlyMap<string, IndexedBrand | null>;
  /** Rows that were left out, by their name. */
  readonly leftOut: Map<string, number>;
  readonly errors: FileErrorList;
  readonly lastDay: string;
}

export const cellIn = ({ column, heading }: PlacedColumn, { cells }: TableRow): PlacedCell => ({
  column,
  heading,
  cell: (cells[column - 1] ?? '').trim(),
});

export const findRoleColumn = ({ columns }: Reading, role: MetricRole): PlacedColumn | null =>
  columns.find((column) => column.role === role) ?? null;

export const findCell = (reading: Reading, role: MetricRole, row: TableRow): PlacedCell | null => {
  const column = findRoleColumn(reading, role);
  return column && cellIn(column, row);
};

type Where = readonly [Pick<Reading, 'brands' | 'errors'>, TableRow, SocialNetwork | null];

const listCompanies = (brands: readonly IndexedBrand[]) => brands.map(({ company }) => company);

const findNames = (reading: Reading, row: TableRow) => {
  const filled = (role: 'domain' | 'company') => {
    const place = findCell(reading, role, row);
    return place?.cell ? place : null;
  };
  return { domain: filled('domain'), company: filled('company') };
};

/** As errors tell it. */
const toName = ({ cell }: PlacedCell): string => shortenText(cell, metricFileLimits.nameCharacters);

/** Whether the row is of a name that nobody wants; it is counted then, and nothing else of it is read. */
export const isLeftOut = (reading: Reading, row: TableRow): boolean => {
  const { names, leftOut } = reading;
  if (names.size === 0) return false;
  const { domain, company } = findNames(reading, row);
  const named = domain ?? company;
  if (!named || names.get(toName(named)) !== null) return false;
  leftOut.set(named.cell, (leftOut.get(named.cell) ?? 0) + 1);
  return true;
};

export const readNames = ({ names }: MetricMapping, brands: BrandIndex, errors: FileErrorList): Reading['names'] =>
  new Map(names.map(({ name, ...brand }) => [name, brandOfFile(brand, brands, errors)]));

/**
 * The brand of a row: its domain and company together where both are filled, else what is. Null, and an error, where it
 * is unknown or may be several.
 */
export const readBrand = (reading: Reading, row: TableRow, network: SocialNetwork | null): IndexedBrand | null => {
  const { brandOfFile, errors } = reading;
  const { domain, company } = findNames(reading, row);
  const named = domain ?? company;
  const meant = named && reading.names.get(toName(named));
  if (meant) return meant;
  if (domain) return readDomain([reading, row, network], domain, company ?? null);
  if (company) return readName([reading, row, network], company);
  if (!brandOfFile) errors.add('metricBrandMissing', row.line, {});
  return brandOfFile;
};

const readDomain = (where: Where, domain: PlacedCell, company: PlacedCell | null): IndexedBrand | null => {
  const [{ brands, errors }, { line }, network] = where;
  const ofDomain = brands.ofDomain(domain.cell);
  const [brand, ...others] = company ? brands.filterByName(ofDomain, company.cell, network) : ofDomain;
  if (brand && others.length === 0) return brand;
  const companies = listCompanies(ofDomain);
  if (ofDomain.length === 0) errors.add('metricBrandUnknown', line, { ...domain });
  else if (brand) errors.add('metricBrandUnknown_severalOfDomain', line, { ...domain, companies });
  else errors.add('metricBrandUnknown_ofDomain', line, { ...company!, domain: ofDomain[0]!.domain, companies });
  return null;
};

const readName = ([{ brands, errors }, { line }, network]: Where, place: PlacedCell): IndexedBrand | null => {
  const [brand, ...others] = brands.byName(place.cell, network);
  if (!brand) errors.add('metricBrandUnknown_name', line, { ...place });
  if (others.length === 0) return brand ?? null;
  const domains = [...new Set([brand!, ...others].map((one) => one.domain))];
  if (domains.length > 1) errors.add('metricBrandUnknown_several', line, { ...place, domains });
  else
    errors.add('metricBrandUnknown_severalOfDomain', line, { ...place, companies: listCompanies([brand!, ...others]) });
  return null;
};

export const brandOfFile = (
  { domain, company }: Pick<MetricMapping, 'domain' | 'company'>,
  brands: BrandIndex,
  errors: FileErrorList,
): IndexedBrand | null => {
  if (domain === null) return null;
  const ofDomain = brands.ofDomain(domain);
  const [brand, ...others] = company === null ? ofDomain : brands.filterByName(ofDomain, company, null);
  if (!brand) errors.add('metricBrandUnknown_ofFile', null, { domain });
  else if (others.length > 0) {
    errors.add('metricBrandUnknown_severalOfFile', null, { domain, companies: listCompanies(ofDomain) });
  } else return brand;
  return null;
};

export const readNetwork = (reading: Reading, row: TableRow, isNeeded: boolean): SocialNetwork | null => {
  const { mapping, errors } = reading;
  const place = findCell(reading, 'network', row);
  if (!place || (place.cell === '' && mapping.network)) return mapping.network;
  const { cell, ...column } = place;
  const network = recogniseNetwork(cell);
  if (network) return network;
  if (cell !== '') errors.add('metricNetworkUnknown', row.line, { ...place, networks: socialNetworks });
  else if (isNeeded) errors.add('metricNetworkUnknown_blank', row.line, { ...column, networks: socialNetworks });
  return null;
};

export const readMetric = (reading: Reading, row: TableRow, network: SocialNetwork | null): MetricName | null => {
  const { mapping, errors } = reading;
  const place = findCell(reading, 'metric', row);
  const isBlank = !place || place.cell === '';
  const metric = isBlank ? mapping.metric : likesOfTiktok(place.cell, network);
  const metrics = network ? Object.keys(networkMetrics[network]) : metricNames;
  if (metric) {
    if (network && !findMetricKind(network, metric))
      errors.add('metricNameUnknown_ofNetwork', row.line, { network, metric, metrics });
    return network && findMetricKind(network, metric) ? metric : null;
  }
  const { column, heading } = place!;
  if (isBlank) errors.add('metricNameUnknown_blank', row.line, { column, heading, metrics });
  else errors.add('metricNameUnknown', row.line, { ...place, metrics });
  return null;
};

const likesOfTiktok = (cell: string, network: SocialNetwork | null): MetricName | null =>
  recogniseMetric(cell) ?? (network === 'TIKTOK' && /^likes?$/i.test(cell) ? 'interactions' : null);

export const readWhen = (reading: Reading, row: TableRow): ReadDate | null => {
  const place = findCell(reading, 'date', row) ?? findCell(reading, 'month', row)!;
  const isMonth = !findCell(reading, 'date', row);
  const { cell, ...column } = place;
  const { errors } = reading;
  if (cell === '') errors.add('metricDateUnknown_blank', row.line, column);
  else {
    const read = isMonth ? readMonth(reading, row, place) : readDate(cell, reading.order);
    if (read === 'notADate')
      errors.add(isMonth ? 'metricDateUnknown_month' : 'metricDateUnknown', row.line, { ...place });
    else if (read === 'eitherOrder') errors.add('metricDateUnknown_order', row.line, { ...place });
    else if (read === 'noYear') errors.add('metricDateUnknown_noYear', row.line, { ...place });
    else return read && inTime(reading, row, place, read);
  }
  return null;
};

const readMonth = (reading: Reading, row: TableRow, place: PlacedCell) => {
  const month = readMonthOfYear(place.cell);
  if (month === null) {
    const read = readDate(place.cell, reading.order);
    if (typeof read === 'string' || read.kind === 'month') return read;
    // A spreadsheet has a month as its first day.
    if (read.text.endsWith('-01')) return { kind: 'month', text: read.text.slice(0, 7) } as const;
    reading.errors.add('metricDateUnknown_aDay', row.line, { ...place });
    return null;
  }
  const given = findCell(reading, 'year', row);
  const year = given && given.cell !== '' ? given.cell : String(reading.mapping.year ?? '');
  if (/^\d{4}(?:[.,]0+)?$/.test(year))
    return { kind: 'month', text: monthText(Number(year.slice(0, 4)), month) } as const;
  reading.errors.add('metricDateUnknown_year', row.line, { ...(given ?? place) });
  return null;
};

const inTime = ({ errors, lastDay }: Reading, { line }: TableRow, place: PlacedCell, read: ReadDate) => {
  const { firstDay } = metricFileLimits;
  const { length } = read.text;
  if (read.text >= firstDay.slice(0, length) && read.text <= lastDay.slice(0, length)) return read;
  errors.add('metricDateOutside', line, { ...place, first: firstDay, last: lastDay });
  return null;
};
