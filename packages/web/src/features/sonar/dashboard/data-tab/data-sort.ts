import type { Brand } from '../dashboard.ts';
import type { DataColumn } from './data-columns.ts';

export const valueIn = (brand: Brand, { network, metric, value }: DataColumn): number | null =>
  brand.socialCalculations[network]?.metrics[metric]?.[value] ?? null;

/** The order that an address asks for; what the columns do not have is their first figure, highest first. */
export const dataSortOf = (text: string | undefined, columns: readonly DataColumn[]): string => {
  const field = text?.replace(/^-/, '');
  const isKnown = field === 'company' || columns.some((column) => column.field === field);
  if (text !== undefined && isKnown) return text;
  return columns[0] === undefined ? 'company' : `-${columns[0].field}`;
};

/** By a column or by company. Unknown figures come last either way. */
export const sortData = (
  brands: readonly Brand[],
  sort: string,
  columns: readonly DataColumn[],
  language: string,
): Brand[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: Brand, other: Brand) => compare(one.label, other.label) || one.count - other.count;
  const sign = sort.startsWith('-') ? -1 : 1;
  const column = columns.find(({ field }) => field === sort.replace(/^-/, ''));
  if (column === undefined) return brands.toSorted((one, other) => (sort === '-company' ? -1 : 1) * byName(one, other));
  return brands.toSorted((one, other) => {
    const [a, b] = [valueIn(one, column), valueIn(other, column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other);
    return sign * (a - b) || byName(one, other);
  });
};
