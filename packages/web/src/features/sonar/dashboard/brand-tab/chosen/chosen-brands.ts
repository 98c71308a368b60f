import type { Brand } from '../../dashboard.ts';

const byRank = (one: Brand, other: Brand) =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.count - other.count;

/** The brands that the upper part can show: the selected ones, best first; without any one's own, else the best. */
export const chosenBrands = (brands: readonly Brand[]): Brand[] => {
  const selected = brands.filter(({ isSelected }) => isSelected).sort(byRank);
  if (selected.length > 0) return selected;
  const own = brands.find(({ myCompany }) => myCompany);
  return own === undefined ? [...brands].sort(byRank).slice(0, 1) : [own];
};
