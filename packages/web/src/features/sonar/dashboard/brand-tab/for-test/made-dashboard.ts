import type { Dashboard } from '../../dashboard.ts';
import { madeCalculations } from '../../for-test/made-calculations.ts';
import { madeSource } from '../../for-test/made-source.ts';
import { brandsOf } from '../../rows/brands-of.ts';
import type { DashboardSearch } from '../../state/dashboard-search.ts';

const nothing = () => {};

/** A dashboard of so many invented brands, as whoever it is shared with sees it. */
export const madeDashboard = (count: number, search: DashboardSearch = {}): Dashboard => {
  const calculations = madeCalculations(count);
  const brands = brandsOf(calculations.rows, search);
  return {
    source: { ...madeSource(count), projectId: null },
    calculations,
    ranges: calculations.ranges,
    brands,
    shown: brands.filter(({ isHidden }) => !isHidden),
    search,
    change: nothing,
    mark: nothing,
    hide: nothing,
    select: nothing,
    explain: nothing,
    canEdit: false,
    isSlim: true,
    logoOf: () => null,
  };
};
