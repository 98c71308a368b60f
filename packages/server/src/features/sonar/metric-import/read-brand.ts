import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import type { BrandIndex, IndexedBrand } from './brand-index.ts';
import { cellOf, type PlacedCell, type Reading } from './reading.ts';

type Where = readonly [Pick<Reading, 'brands' | 'errors'>, TableRow, SocialNetwork | null];

const companiesOf = (brands: readonly IndexedBrand[]) => brands.map(({ company }) => company);

/**
 * The brand of a row: its domain and company together where both are filled, else what is. Null, and an error, where it
 * is unknown or may be several.
 */
export const readBrand = (reading: Reading, row: TableRow, network: SocialNetwork | null): IndexedBrand | null => {
  const { brandOfFile, errors } = reading;
  const [domain, company] = [cellOf(reading, 'domain', row), cellOf(reading, 'company', row)].map((place) =>
    place?.cell ? place : null,
  );
  if (domain) return readDomain([reading, row, network], domain, company ?? null);
  if (company) return readName([reading, row, network], company);
  if (!brandOfFile) errors.add('metricBrandMissing', row.line, {});
  return brandOfFile;
};

const readDomain = (where: Where, domain: PlacedCell, company: PlacedCell | null): IndexedBrand | null => {
  const [{ brands, errors }, { line }, network] = where;
  const ofDomain = brands.ofDomain(domain.cell);
  const [brand, ...others] = company ? brands.calledSo(ofDomain, company.cell, network) : ofDomain;
  if (brand && others.length === 0) return brand;
  const companies = companiesOf(ofDomain);
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
    errors.add('metricBrandUnknown_severalOfDomain', line, { ...place, companies: companiesOf([brand!, ...others]) });
  return null;
};

/** The brand that a mapping gives the whole file. Null where it gives none, with an error where it is no single one. */
export const brandOfFile = (
  { domain, company }: Pick<MetricMapping, 'domain' | 'company'>,
  brands: BrandIndex,
  errors: FileErrorList,
): IndexedBrand | null => {
  if (domain === null) return null;
  const ofDomain = brands.ofDomain(domain);
  const [brand, ...others] = company === null ? ofDomain : brands.calledSo(ofDomain, company, null);
  if (!brand) errors.add('metricBrandUnknown_ofFile', null, { domain });
  else if (others.length > 0) {
    errors.add('metricBrandUnknown_severalOfFile', null, { domain, companies: companiesOf(ofDomain) });
  } else return brand;
  return null;
};
