import type { DashboardSearch, DashboardTab } from '../state/dashboard-search.ts';
import type { DashboardState } from './dashboard-state.ts';

/** The tab that an address names, if it is there already. */
export const openTab = ({ tab = 'dashboard' }: DashboardSearch): DashboardTab => (tab === 'navig8' ? 'dashboard' : tab);

/** The scores of the chosen days are here; until then those of the days before may still be shown. */
const hasScores = ({ data, isPlaceholderData }: DashboardState['calculations']): boolean =>
  data !== undefined && !isPlaceholderData;

/** Why a tab does not open: it comes later, or the scores are not here yet; null where it does. */
export const tabWaits = (
  tab: DashboardTab,
  open: DashboardTab,
  calculations: DashboardState['calculations'],
): 'soon' | 'scores' | null => {
  if (tab === 'navig8') return 'soon';
  return hasScores(calculations) || tab === open || tab === 'dashboard' ? null : 'scores';
};
