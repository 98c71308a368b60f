import { Tabs, Tooltip } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardState } from '../page/dashboard-state.ts';
import { tabParts } from '../page/tab-parts.ts';
import { openTab, tabWaits } from '../page/tab-waits.ts';
import { type DashboardTab, dashboardTabs } from '../state/dashboard-search.ts';
import classes from './dashboard-tabs.module.css';

const events = { hover: true, focus: true, touch: true };

/** Who points at a tab or comes to it by the keyboard is about to open it. */
const preparing = (tab: DashboardTab) => {
  const prepare = tab === 'navig8' ? undefined : tabParts[tab].prepare;
  return { onPointerEnter: prepare, onFocus: prepare };
};

/** The eleven views in their order. While figures are on their way most of them wait; NAVIG8 keeps its place. */
export function DashboardTabs() {
  const { t } = useTranslation();
  const { calculations, search } = useDashboardState();
  const bar = useRef<HTMLElement>(null);
  const open = openTab(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may stand out of sight
  useEffect(() => {
    const list = bar.current?.querySelector<HTMLElement>('[role="tablist"]');
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [open]);
  return (
    <nav ref={bar} className={classes.bar} aria-label={t('dashboard.tabs')}>
      <Tabs.List aria-label={t('dashboard.tabs')} className={classes.list ?? ''}>
        {dashboardTabs.map((tab) => {
          const waits = tabWaits(tab, open, calculations.data !== undefined);
          if (waits === null) {
            return (
              <Tabs.Tab key={tab} value={tab} {...preparing(tab)}>
                {t(`dashboard.tab_${tab}`)}
              </Tabs.Tab>
            );
          }
          return (
            <Tooltip key={tab} label={t(waits === 'soon' ? 'common.comingSoon' : 'dashboard.waits')} events={events}>
              <Tabs.Tab value={tab} data-disabled aria-disabled="true" className={classes.soon ?? ''}>
                {t(`dashboard.tab_${tab}`)}
              </Tabs.Tab>
            </Tooltip>
          );
        })}
      </Tabs.List>
    </nav>
  );
}
