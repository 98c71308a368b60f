import { Tabs } from '@mantine/core';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChartDots, IconTableExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { ClosedTab } from '#/ui/layout/tab-list.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { ViewTabs } from '#/ui/layout/view-tabs.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { CrosstabButton, useCrosstab } from '../crosstab/crosstab-button.tsx';
import { knownFilters } from '../filter/filters.ts';
import { useResonance } from '../resonance.api.ts';
import { ChartButton, useOpenChart } from './chart-button.tsx';
import { type ResponseSearch, resonanceTabs } from './response-search.ts';
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

export function ResonanceTabs({ actions }: { actions?: ReactNode }) {
  const api = useResonance();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { data, error } = useQuery(api.resonanceData);
  // Figures per message have one view, and that is on the chart page.
  if (data?.dataStructure === 'messages' || isApiError(error, 'notFound', 'invalidRequest')) return null;
  const background = (
    <ClosedTab key="background" value="background" reason={t('common.comingSoon')}>
      {t(isPhone ? 'resonance.tabShort_background' : 'resonance.tab_background')}
    </ClosedTab>
  );
  return (
    <ViewTabs label={t('resonance.tabs')} actions={actions}>
      {isPhone ? null : background}
      {resonanceTabs.map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {t(isPhone ? `resonance.tabShort_${tab}` : `resonance.tab_${tab}`)}
        </Tabs.Tab>
      ))}
      {/* A phone has room for those that open. */}
      {isPhone ? background : null}
    </ViewTabs>
  );
}

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
    <ActionMenu data={data} filters={filters} />
  ) : (
    <>
      <ChartButton data={data} />
      <CrosstabButton data={data} filters={filters} />
    </>
  );
}

function ActionMenu({ data, filters }: { data: ResonanceData; filters: string[] }) {
  const { t } = useTranslation();
  const opening = useOpenChart(data);
  const crosstab = useCrosstab(data, filters);
  return (
    <>
      <RowMenu
        name={data.projectName}
        actions={[
          {
            key: 'chart',
            label: t('resonanceResponse.visualisation'),
            icon: IconChartDots,
            onClick: () => opening.mutate(),
          },
          { key: 'crosstab', label: t('crosstab.open'), icon: IconTableExport, onClick: crosstab.open },
        ]}
      />
      {crosstab.dialog}
    </>
  );
}
