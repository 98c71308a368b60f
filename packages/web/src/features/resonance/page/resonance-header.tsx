import { Tabs } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SeenByClients } from '#/features/projects/types/type-on-web.ts';
import { isApiError } from '#/lib/api/api-error.ts';
import { ClosedTab } from '#/ui/layout/tab-list.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { ViewTabs } from '#/ui/layout/view-tabs.tsx';
import { CrosstabButton } from '../crosstab/crosstab-button.tsx';
import { knownFilters } from '../filter/filters.ts';
import { type ResonanceApi, useResonance } from '../resonance.api.ts';
import { ChartButton } from './chart-button.tsx';
import { type ResponseSearch, resonanceTabs } from './response-search.ts';
import { searchForData } from './versioned-search.ts';

const ActionMenu = lazy(() => import('./action-menu.tsx').then((file) => ({ default: file.ActionMenu })));

interface Props {
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
  children: ReactNode;
}

export function ResonanceView({ search, onSearch, children }: Props) {
  const api = useResonance();
  const { data } = useQuery(api.resonanceData);
  const open = tabsOf(api, data).find((tab) => tab === search.tab) ?? 'messages';
  const choose = (value: string | null) => {
    const tab = resonanceTabs.find((known) => known === value);
    if (tab !== undefined && tab !== open) onSearch({ ...search, tab: tab === 'messages' ? undefined : tab });
  };
  return (
    // Arrow keys only move: each view asks the server.
    <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
      <SeenByClients value={search.tab && ofStaffAlone.has(search.tab) ? null : search}>{children}</SeenByClients>
    </Tabs>
  );
}

export function ResonanceTabs({ actions }: { actions?: ReactNode }) {
  const api = useResonance();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { data, error } = useQuery(api.resonanceData);
  // Figures per message have one view, and that is on the chart page.
  if (data?.dataStructure === 'messages' || isApiError(error, 'notFound', 'invalidRequest')) return null;
  const background = (
    <ClosedTab key="background" value="background" reason={t('common.comingSoon')}>
      {t(isPhone ? 'resonanceResponse.tabShort_background' : 'resonanceResponse.tab_background')}
    </ClosedTab>
  );
  return (
    <ViewTabs label={t('resonanceResponse.tabs')} actions={actions}>
      {isPhone ? null : background}
      {tabsOf(api, data).map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {t(isPhone ? `resonanceResponse.tabShort_${tab}` : `resonanceResponse.tab_${tab}`)}
        </Tabs.Tab>
      ))}
      {/* A phone has room for those that open. */}
      {isPhone ? background : null}
    </ViewTabs>
  );
}

/** Other projects and the words of respondents are for people with an account. */
const ofStaffAlone: ReadonlySet<(typeof resonanceTabs)[number]> = new Set(['waves', 'verbatims']);

const tabsOf = ({ isOfStaff }: ResonanceApi, data: ResonanceData | undefined) =>
  resonanceTabs.filter(
    (tab) => (isOfStaff || !ofStaffAlone.has(tab)) && (tab !== 'verbatims' || data?.hasVerbatims === true),
  );

interface PageActionsProps {
  search: ResponseSearch;
}

export function PageActions({ search }: PageActionsProps) {
  const api = useResonance();
  const isPhone = useIsPhone();
  const { data } = useQuery(api.resonanceData);
  if (data === undefined) return null;
  // Figures per message have no respondents to make a crosstab of, and the chart is all that their page shows.
  if (data.dataStructure === 'messages') return null;
  const filters = knownFilters(data.filterColumns, searchForData(search, data).filters ?? []);
  return isPhone ? (
    <Suspense>
      <ActionMenu data={data} filters={filters} />
    </Suspense>
  ) : (
    <>
      <ChartButton data={data} />
      <CrosstabButton data={data} filters={filters} />
    </>
  );
}
