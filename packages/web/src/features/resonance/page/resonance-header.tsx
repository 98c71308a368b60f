import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedTab } from '#/ui/layout/tab-list.tsx';
import { ViewTabs } from '#/ui/layout/view-tabs.tsx';
import { CrosstabButton } from '../crosstab/crosstab-button.tsx';
import { knownFilters } from '../filter/filters.ts';
import { useResonance } from '../resonance.api.ts';
import { ChartButton } from './chart-button.tsx';
import { type ResonanceTab, type ResponseSearch, resonanceTabs } from './response-search.ts';
import { searchForData } from './versioned-search.ts';

interface Props {
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
  children: ReactNode;
}

export function ResonanceView({ search, onSearch, children }: Props) {
  const open = search.tab ?? 'messages';
  const choose = (value: string | null) => {
    const tab = resonanceTabs.find((known) => known === value);
    if (tab !== undefined && tab !== open) onSearch({ ...search, tab: tab === 'messages' ? undefined : tab });
  };
  return (
    // Arrow keys only move: each view asks the server.
    <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
      {children}
    </Tabs>
  );
}

interface ResonanceTabsProps {
  open: ResonanceTab | undefined;
  actions?: ReactNode;
}

export function ResonanceTabs({ open = 'messages', actions }: ResonanceTabsProps) {
  const api = useResonance();
  const { t } = useTranslation();
  const { data } = useQuery(api.resonanceData);
  // Figures per message have one view, and that is on the chart page.
  if (data?.dataStructure === 'messages') return null;
  return (
    <ViewTabs label={t('resonance.tabs')} open={open} actions={actions}>
      <ClosedTab value="background" reason={t('common.comingSoon')}>
        {t('resonance.tab_background')}
      </ClosedTab>
      {resonanceTabs.map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {t(`resonance.tab_${tab}`)}
        </Tabs.Tab>
      ))}
    </ViewTabs>
  );
}

interface PageActionsProps {
  search: ResponseSearch;
}

export function PageActions({ search }: PageActionsProps) {
  const api = useResonance();
  const { data } = useQuery(api.resonanceData);
  if (data === undefined) return null;
  // Figures per message have no respondents to make a crosstab of, and the chart is all that their page shows.
  if (data.dataStructure === 'messages') return null;
  return (
    <>
      <ChartButton data={data} />
      <CrosstabButton
        data={data}
        filters={knownFilters(data.filterColumns, searchForData(search, data).filters ?? [])}
      />
    </>
  );
}
