import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Brand } from '../../dashboard.ts';

const brandFields = ['rank', 'company', ...scoreNames] as const;
type BrandField = (typeof brandFields)[number];
export type BrandSort = BrandField | `-${BrandField}`;

const isScore = (field: BrandField): field is ScoreName => scoreNames.some((name) => name === field);
const fieldOf = (sort: BrandSort): BrandField => sort.replace(/^-/, '') as BrandField;

/** The order that an address asks for; what it does not know is the powerrank, highest first. */
export const brandSortOf = (text: string | undefined): BrandSort => {
  const field = brandFields.find((known) => known === text || `-${known}` === text);
  if (field === undefined) return '-powerrank';
  return text?.startsWith('-') ? `-${field}` : field;
};

/** The score whose ranks matter most now: the one that the table is sorted by. */
export const sortedScore = (sort: BrandSort): ScoreName => {
  const field = fieldOf(sort);
  return isScore(field) ? field : 'powerrank';
};

/** In order; brands without the figure come last either way, equal ones in the order of their names. */
export const sortBrands = (brands: readonly Brand[], sort: BrandSort, language: string): Brand[] => {
  const field = fieldOf(sort);
  const sign = sort.startsWith('-') ? -1 : 1;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: Brand, other: Brand) => compare(one.label, other.label) || one.count - other.count;
  if (field === 'company') return brands.toSorted((one, other) => sign * byName(one, other));
  const figureOf = (brand: Brand) => (isScore(field) ? brand[field].score : brand.rank);
  return brands.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  });
};
