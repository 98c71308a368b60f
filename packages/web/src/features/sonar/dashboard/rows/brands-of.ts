import type { CalculationRow } from '@soundings/contract/sonar/scores';
import type { Brand } from '../dashboard.ts';
import { cardsOf, type DashboardSearch } from '../state/dashboard-search.ts';

type Settings = Pick<DashboardSearch, 'labels' | 'hidden' | 'marked' | 'selected'>;

/** A brand's name with what the label settings add: `Havgus · Outdoor, Retail · DK`. */
const labelOf = (row: CalculationRow, labels: DashboardSearch['labels'] = []): string =>
  [row.brandCompany, labels.includes('groups') && row.groups.join(', '), labels.includes('country') && row.country]
    .filter(Boolean)
    .join(' · ');

/** The rows of an answer as the address sets them up. */
export const brandsOf = (rows: readonly CalculationRow[], search: Settings): Brand[] => {
  const [hidden, marked, selected] = [cardsOf(search.hidden), cardsOf(search.marked), cardsOf(search.selected)];
  return rows.map((row) => ({
    ...row,
    label: labelOf(row, search.labels),
    isHidden: hidden.has(row.count),
    isMarked: marked.has(row.count),
    isSelected: selected.has(row.count),
  }));
};
