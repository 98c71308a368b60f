import type { OpeningDates } from '@soundings/contract/sonar/collect';
import type { Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { DashboardApi } from '../dashboard.api.ts';
import type { DashboardSearch, DashboardTab } from '../dashboard-search.ts';

export interface DashboardState {
  readonly source: DashboardApi;
  readonly search: DashboardSearch;
  readonly change: (change: Partial<DashboardSearch>) => void;
  readonly dates: UseQueryResult<OpeningDates>;
  /** Null until the collected days are known, and where nothing was collected. */
  readonly ranges: DateRanges | null;
  readonly calculations: UseQueryResult<Calculations>;
  readonly canEdit: boolean;
  readonly isWorkedOn: boolean;
}

export const DashboardStateContext = createContext<DashboardState | null>(null);

export const useDashboardState = (): DashboardState => {
  const state = use(DashboardStateContext);
  if (state === null) throw new Error('a part of the dashboard stands outside of its view');
  return state;
};

export const openTab = ({ tab = 'dashboard' }: DashboardSearch): DashboardTab => tab;

const hasScores = ({ data, isPlaceholderData }: DashboardState['calculations']): boolean =>
  data !== undefined && !isPlaceholderData;

export const waitsForScores = (
  tab: DashboardTab,
  open: DashboardTab,
  calculations: DashboardState['calculations'],
): boolean => !hasScores(calculations) && tab !== open && tab !== 'dashboard';
