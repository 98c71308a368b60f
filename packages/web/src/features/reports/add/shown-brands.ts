import type { Answer } from '@soundings/contract/endpoint';
import type { reportsEndpoints } from '@soundings/contract/reports/reports';
import type { AddSearch } from './add-search.ts';

type BrandChoice = Answer<(typeof reportsEndpoints)['reportBrands']>[number];

const tabOfPosts = 'posts';

export const choosesBrands = ({ hidden, first, group, tab, brand }: AddSearch): boolean =>
  hidden !== undefined || (first === 'groups' && group !== undefined) || (tab === tabOfPosts && brand !== undefined);

/** The brands that a dashboard shows, as its address says; none stand for all. */
export const shownBrands = (search: AddSearch, brands: readonly BrandChoice[]): string[] => {
  if (!choosesBrands(search)) return [];
  const hidden = new Set(search.hidden?.split('.').map(Number));
  const shown = brands.filter(
    ({ count, groups }) =>
      !hidden.has(count) &&
      (search.tab !== tabOfPosts || search.brand === undefined || search.brand === count) &&
      (search.first !== 'groups' || search.group === undefined || groups.includes(search.group)),
  );
  return shown.length === brands.length ? [] : shown.map(({ id }) => id);
};
