import { useMediaQuery } from '@mantine/hooks';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow, Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import { createContext, use, useMemo } from 'react';
import type { DashboardApi } from './dashboard.api.ts';
import { type DashboardSearch, formatCards, parseCards } from './dashboard-search.ts';
import { useDashboardState } from './page/dashboard-state.ts';
import { useLogos } from './page/logo-cache.ts';

export interface Brand extends CalculationRow {
  readonly label: string;
  readonly isHidden: boolean;
  readonly isMarked: boolean;
  readonly isSelected: boolean;
}

export interface Dashboard {
  readonly source: DashboardApi;
  readonly calculations: Calculations;
  readonly ranges: DateRanges;
  readonly brands: readonly Brand[];
  readonly shown: readonly Brand[];
  readonly search: DashboardSearch;
  readonly change: (change: Partial<DashboardSearch>) => void;
  readonly mark: (brand: Brand, isMarked: boolean) => void;
  readonly hide: (brand: Brand, isHidden: boolean) => void;
  readonly select: (brand: Brand, isSelected: boolean) => void;
  readonly explain: (brand: Brand, score: ScoreName) => void;
  readonly canEdit: boolean;
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

export function useDashboardValue(calculations: Calculations, ranges: DateRanges): Dashboard {
  const { source, search, change, canEdit } = useDashboardState();
  const isPhone = useIsPhone();
  const { rows, dates } = calculations;
  const { labels, hidden, marked, selected } = search;
  const brands = useMemo(
    () => toBrands(rows, { labels, hidden, marked, selected }, dates.collectedTill),
    [rows, labels, hidden, marked, selected, dates.collectedTill],
  );
  const shown = useMemo(() => brands.filter(({ isHidden }) => !isHidden), [brands]);
  const logoOf = useLogos(source);
  return useMemo(
    () => ({
      source,
      calculations,
      ranges,
      brands,
      shown,
      search,
      change,
      mark: ({ count }, isMarked) => change({ marked: toggleCard(search.marked, count, isMarked) }),
      hide: ({ count }, isHidden) => change({ hidden: toggleCard(search.hidden, count, isHidden) }),
      select: ({ count }, isSelected) => change({ selected: toggleCard(search.selected, count, isSelected) }),
      explain: ({ count }, score) => change({ why: `${count}.${score}` }),
      canEdit,
      isSlim: search.slim === true || isPhone,
      logoOf,
    }),
    [source, calculations, ranges, brands, shown, search, change, canEdit, isPhone, logoOf],
  );
}

type Settings = Pick<DashboardSearch, 'labels' | 'hidden' | 'marked' | 'selected'>;

/** A brand's name with what the label settings add: `Havgus · Outdoor, Retail · DK`. */
const brandLabel = (row: CalculationRow, labels: DashboardSearch['labels'] = []): string =>
  [row.brandCompany, labels.includes('groups') && row.groups.join(', '), labels.includes('country') && row.country]
    .filter(Boolean)
    .join(' · ');

/** Counts of followers are those of the day itself, posts end with the day before: data ends where all of it does. */
const endWithProject = (socials: CalculationRow['socialCalculations'], till: string | null) =>
  Object.fromEntries(
    Object.entries(socials).map(([network, social]) => {
      const isLater = till !== null && social.till !== null && social.till > till;
      return [network, isLater ? { ...social, till } : social];
    }),
  ) as CalculationRow['socialCalculations'];

export const toBrands = (
  rows: readonly CalculationRow[],
  search: Settings,
  collectedTill: string | null = null,
): Brand[] => {
  const [hidden, marked, selected] = [
    parseCards(search.hidden),
    parseCards(search.marked),
    parseCards(search.selected),
  ];
  return rows.map((row) => ({
    ...row,
    socialCalculations: endWithProject(row.socialCalculations, collectedTill),
    label: brandLabel(row, search.labels),
    isHidden: hidden.has(row.count),
    isMarked: marked.has(row.count),
    isSelected: selected.has(row.count),
  }));
};

export const toggleCard = (text: string | undefined, card: number, isIn: boolean): string | undefined => {
  const cards = parseCards(text);
  if (isIn) cards.add(card);
  else cards.delete(card);
  return formatCards(cards);
};

/** At most 600 px wide: tables are slim there, and second charts are not drawn. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false }) ?? false;
