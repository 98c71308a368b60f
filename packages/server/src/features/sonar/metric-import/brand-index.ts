import { toNameKey } from '@soundings/contract/name-key';
import { toDomain } from '@soundings/contract/sonar/domain';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { BrandProfile, NamedBrand } from './metric-import.store.ts';
import { toWords } from './metric-words.ts';

export interface IndexedBrand extends NamedBrand {
  readonly selected: Partial<Record<SocialNetwork, string>>;
}

export interface BrandIndex {
  byId(id: string): IndexedBrand | null;
  ofDomain(text: string): readonly IndexedBrand[];
  byName(text: string, network: SocialNetwork | null): readonly IndexedBrand[];
  filterByName(brands: readonly IndexedBrand[], text: string, network: SocialNetwork | null): readonly IndexedBrand[];
}

const wordKey = (name: string): string => toWords(name).replaceAll(' ', '');
const toHandle = (name: string): string => name.trim().toLowerCase().replace(/^@/, '');

const listHandles = ({ network, key }: BrandProfile): string[] =>
  [...new Set([key, key.replace(/^\w+:/, '')])].map((handle) => `${network} ${handle.toLowerCase()}`);

const group = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> => {
  const grouped = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const same = grouped.get(key);
      if (same) same.push(item);
      else grouped.set(key, [item]);
    }
  }
  return grouped;
};

export const indexBrands = (named: readonly NamedBrand[], profiles: readonly BrandProfile[]): BrandIndex => {
  const byId = Map.groupBy(profiles, ({ brandId }) => brandId);
  const brands = named.map((brand): IndexedBrand => {
    const chosen = (byId.get(brand.id) ?? []).filter(({ isSelected }) => isSelected);
    return { ...brand, selected: Object.fromEntries(chosen.map(({ network, key }) => [network, key])) };
  });
  const byBrandId = new Map(brands.map((brand) => [brand.id, brand]));
  const domains = group(brands, ({ domain }) => [domain]);
  const names = group(brands, ({ company }) => [wordKey(company)]);
  const handles = group(brands, ({ id }) => (byId.get(id) ?? []).flatMap(listHandles));
  const found = new Map<string, readonly IndexedBrand[]>();
  const ofDomain = (text: string): readonly IndexedBrand[] => {
    const known = found.get(text);
    if (known) return known;
    const ofIt = domains.get(toDomain(text) ?? '') ?? [];
    if (found.size < 10_000) found.set(text, ofIt);
    return ofIt;
  };
  const ofProfile = (text: string, network: SocialNetwork | null): readonly IndexedBrand[] =>
    (network ? handles.get(`${network} ${toHandle(text)}`) : undefined) ?? [];
  const byName = (text: string, network: SocialNetwork | null): readonly IndexedBrand[] => {
    const ways = [ofDomain(text), ofProfile(text, network), names.get(wordKey(text)) ?? []];
    return ways.find((ofWay) => ofWay.length > 0) ?? [];
  };
  const filterByName: BrandIndex['filterByName'] = (some, text, network) => {
    const ways = [
      some.filter(({ company }) => toNameKey(company) === toNameKey(text)),
      some.filter(({ company }) => wordKey(company) === wordKey(text)),
      ofProfile(text, network).filter((brand) => some.includes(brand)),
    ];
    return ways.find((ofWay) => ofWay.length > 0) ?? [];
  };
  return { byId: (id) => byBrandId.get(id) ?? null, ofDomain, byName, filterByName };
};
