import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow, Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import { createContext, use } from 'react';
import type { SonarSource } from './source/sonar-source.ts';
import type { DashboardSearch } from './state/dashboard-search.ts';

/** A brand as the dashboard shows it. */
export interface Brand extends CalculationRow {
  /** Its name with what the label settings add. */
  readonly label: string;
  readonly isHidden: boolean;
  readonly isMarked: boolean;
  readonly isSelected: boolean;
}

/** What every part of the dashboard stands on. */
export interface Dashboard {
  readonly source: SonarSource;
  readonly calculations: Calculations;
  readonly ranges: DateRanges;
  /** All brands in the order of their cards, hidden ones too. */
  readonly brands: readonly Brand[];
  /** Those that are not hidden. */
  readonly shown: readonly Brand[];
  readonly search: DashboardSearch;
  readonly change: (change: Partial<DashboardSearch>) => void;
  readonly mark: (brand: Brand, isMarked: boolean) => void;
  readonly hide: (brand: Brand, isHidden: boolean) => void;
  readonly select: (brand: Brand, isSelected: boolean) => void;
  readonly explain: (brand: Brand, score: ScoreName) => void;
  /** May edit the project's brands. */
  readonly canEdit: boolean;
  /** Tables with low rows: chosen, or forced on phones. */
  readonly isSlim: boolean;
  /** The picture of a brand, or null; object addresses, at most 100 of them kept. */
  readonly logoOf: (brand: CalculationRow) => string | null;
}

export const DashboardContext = createContext<Dashboard | null>(null);

export const useDashboard = (): Dashboard => {
  const dashboard = use(DashboardContext);
  if (dashboard === null) throw new Error('a part of the dashboard stands outside of it');
  return dashboard;
};
