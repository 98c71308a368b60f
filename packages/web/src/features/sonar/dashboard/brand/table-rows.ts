import { lowerIsBetter, type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { rankAmong } from '@soundings/engine/score/ranks';
import type { Brand } from '../dashboard.ts';
import { isProvisional } from '../figures/score-words.ts';
import { findBrands } from '../table/find-brands.ts';

export interface TableRow {
  readonly brand: Brand;
  readonly rank: number | null;
  readonly placesUp: number | null;
  readonly rankInView: number | null;
  readonly isProvisional: boolean;
}

interface Wanted {
  query: string | undefined;
  sort: BrandSort;
  showsHidden: boolean;
  isRankEach: boolean;
  language: string;
}

const rankedScore = ({ sort, isRankEach }: Pick<Wanted, 'sort' | 'isRankEach'>): ScoreName =>
  isRankEach ? sortedScore(sort) : 'powerrank';

export const tableRows = (brands: readonly Brand[], wanted: Wanted): TableRow[] => {
  const listed = wanted.showsHidden ? brands : brands.filter(({ isHidden }) => !isHidden);
  const sorted = sortBrands(findBrands(listed, wanted.query), wanted.sort, wanted.language);
  const score = rankedScore(wanted);
  const places = rankAmong(
    sorted.map((brand) => brand[score].score),
    lowerIsBetter.has(score),
  );
  return sorted.map((brand, index) => ({
    brand,
    rank: brand[score].rank,
    placesUp: brand[score].placesUp,
    rankInView: places[index] ?? null,
    isProvisional: isProvisional(brand, score),
  }));
};

const brandFields = ['rank', 'company', ...scoreNames] as const;
type BrandField = (typeof brandFields)[number];
export type BrandSort = BrandField | `-${BrandField}`;

const isScore = (field: BrandField): field is ScoreName => scoreNames.some((name) => name === field);
const sortField = (sort: BrandSort): BrandField => sort.replace(/^-/, '') as BrandField;

export const parseBrandSort = (text: string | undefined): BrandSort => {
  const field = brandFields.find((known) => known === text || `-${known}` === text);
  if (field === undefined) return '-powerrank';
  return text?.startsWith('-') ? `-${field}` : field;
};

export const sortedScore = (sort: BrandSort): ScoreName => {
  const field = sortField(sort);
  return isScore(field) ? field : 'powerrank';
};

export const sortBrands = (brands: readonly Brand[], sort: BrandSort, language: string): Brand[] => {
  const field = sortField(sort);
  const sign = sort.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: Brand, other: Brand) => compare(one.label, other.label) || one.count - other.count;
  if (field === 'company') return brands.toSorted((one, other) => sign * byName(one, other));
  const sortFigure = (brand: Brand) => (isScore(field) ? brand[field].score : brand.rank);
  return brands.toSorted((one, other) => {
    const [a, b] = [sortFigure(one), sortFigure(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  });
};
