import type { DashboardSearch } from '../dashboard-search.ts';
import type { FactView } from './navig8.api.ts';

export const findViewChange = ({ tab, why, network, isByGroup, ofBrand }: FactView): Partial<DashboardSearch> => ({
  tab,
  why: why ? `${why.count}.${why.score}` : undefined,
  ...(network && { network }),
  ...(isByGroup && { first: 'groups' as const }),
  ...(ofBrand !== undefined && { brand: ofBrand }),
});

export const hrefOf = (search: DashboardSearch): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined) continue;
    parameters.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `?${parameters}`;
};
