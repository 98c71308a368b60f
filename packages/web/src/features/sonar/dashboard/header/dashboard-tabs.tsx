import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ClosedTab } from '#/ui/tab-list.tsx';
import { ViewTabs } from '#/ui/view-tabs.tsx';
import { useDashboardState } from '../page/dashboard-state.ts';
import { tabParts } from '../page/tab-parts.ts';
import { openTab, tabWaits } from '../page/tab-waits.ts';
import { type DashboardTab, dashboardTabs } from '../state/dashboard-search.ts';

/** Who points at a tab or comes to it by the keyboard is about to open it. */
const preparing = (tab: DashboardTab) => {
  const prepare = tab === 'navig8' ? undefined : tabParts[tab].prepare;
  return { onPointerEnter: prepare, onFocus: prepare };
};

/** The eleven views in their order. While figures are on their way most of them wait; NAVIG8 keeps its place. */
export function DashboardTabs() {
  const { t } = useTranslation();
  const { calculations, search } = useDashboardState();
  const open = openTab(search);
  return (
    <ViewTabs label={t('dashboard.tabs')} open={open}>
      {dashboardTabs.map((tab) => {
        const waits = tabWaits(tab, open, calculations);
        const name = t(`dashboard.tab_${tab}`);
        return waits === null ? (
          <Tabs.Tab key={tab} value={tab} {...preparing(tab)}>
            {name}
          </Tabs.Tab>
        ) : (
          <ClosedTab key={tab} value={tab} reason={t(waits === 'soon' ? 'common.comingSoon' : 'dashboard.waits')}>
            {name}
          </ClosedTab>
        );
      })}
    </ViewTabs>
  );
}
