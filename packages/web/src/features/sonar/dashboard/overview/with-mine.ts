import type { Entry } from '../score-tabs/model/entry.ts';

/** The first so many of a ranking; one's own brand takes the last place where it stands further down. */
export const withMine = (ranked: readonly Entry[], count: number): Entry[] => {
  const first = ranked.slice(0, count);
  const mine = ranked.find(({ brand }) => brand?.myCompany);
  return mine === undefined || first.includes(mine) ? first : [...first.slice(0, count - 1), mine];
};
