import { Tabs, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/lib/use-page-title.ts';
import type { SonarSource } from '../source/sonar-source.ts';
import { rangesOf } from '../state/collected-ranges.ts';
import { type DashboardSearch, dashboardTabs } from '../state/dashboard-search.ts';
import { todayText } from '../state/days.ts';
import { DashboardStateContext } from './dashboard-state.ts';
import { openTab, tabWaits } from './tab-waits.ts';
import { useNewFigures } from './use-new-figures.ts';
import { useStable } from './use-stable.ts';

interface Props {
  source: SonarSource;
  /** Once it is known. */
  projectName: string | undefined;
  search: DashboardSearch;
  onChange: (change: Partial<DashboardSearch>) => void;
  canEdit: boolean;
  /** Header, tab bar and page, wherever they stand. */
  children: ReactNode;
}

/** What is open of a dashboard, by its address, and the figures of that. */
export function DashboardView({ source: given, projectName, search, onChange, canEdit, children }: Props) {
  const { t } = useTranslation();
  const change = useCallbackRef(onChange);
  const source = useStable(given, given.key.join('\n'));
  const dates = useQuery(source.dates);
  const found = dates.data ? rangesOf(search, dates.data, todayText()) : null;
  const ranges = useStable(found, JSON.stringify(found));
  const calculations = useQuery(source.calculations(ranges));
  const isWorkedOn = useNewFigures(source);
  const open = openTab(search);
  usePageTitle(t(`dashboard.tab_${open}`), projectName);
  const choose = (value: string | null) => {
    const tab = dashboardTabs.find((known) => known === value);
    if (tab === undefined || tab === open) return;
    if (tabWaits(tab, open, calculations) !== null) return;
    change({ tab: tab === 'dashboard' ? undefined : tab, why: undefined });
  };
  return (
    <DashboardStateContext value={{ source, search, change, dates, ranges, calculations, canEdit, isWorkedOn }}>
      {/* Arrow keys only move: a tab may have a lot to draw. */}
      {source.projectId !== null && (
        <VisuallyHidden component="h1">{projectName ?? t('dashboard.tab_dashboard')}</VisuallyHidden>
      )}
      <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
        {children}
      </Tabs>
    </DashboardStateContext>
  );
}
