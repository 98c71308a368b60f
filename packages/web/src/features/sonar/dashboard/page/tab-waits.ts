import type { DashboardSearch, DashboardTab } from '../state/dashboard-search.ts';

/** The tab that an address names, if it is there already. */
export const openTab = ({ tab = 'dashboard' }: DashboardSearch): DashboardTab => (tab === 'navig8' ? 'dashboard' : tab);

/** Why a tab does not open: it comes later, or the scores are not here yet; null where it does. */
export const tabWaits = (tab: DashboardTab, open: DashboardTab, hasScores: boolean): 'soon' | 'scores' | null => {
  if (tab === 'navig8') return 'soon';
  return hasScores || tab === open || tab === 'dashboard' ? null : 'scores';
};
