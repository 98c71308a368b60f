import type { OpeningDates } from '@soundings/contract/sonar/collect';
import type { Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { SonarSource } from '../source/sonar-source.ts';
import type { DashboardSearch } from '../state/dashboard-search.ts';

/** What header, tabs and page of a dashboard stand on, also while its figures are on their way. */
export interface DashboardState {
  readonly source: SonarSource;
  readonly search: DashboardSearch;
  readonly change: (change: Partial<DashboardSearch>) => void;
  readonly dates: UseQueryResult<OpeningDates>;
  /** Null until the collected days are known, and where nothing was collected. */
  readonly ranges: DateRanges | null;
  readonly calculations: UseQueryResult<Calculations>;
  /** May freeze a new reference. */
  readonly canEdit: boolean;
  /** Links are crawled or figures collected: what is new comes when that has ended. */
  readonly isWorkedOn: boolean;
}

export const DashboardStateContext = createContext<DashboardState | null>(null);

export const useDashboardState = (): DashboardState => {
  const state = use(DashboardStateContext);
  if (state === null) throw new Error('a part of the dashboard stands outside of its view');
  return state;
};
