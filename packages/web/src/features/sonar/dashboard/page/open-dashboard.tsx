import { Tabs } from '@mantine/core';
import type { Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import { Suspense } from 'react';
import { DashboardContext } from '../dashboard.ts';
import { cardsOf } from '../state/dashboard-search.ts';
import classes from './dashboard-page.module.css';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { tabParts, WhyPanel } from './tab-parts.ts';
import { useDashboardValue } from './use-dashboard-value.ts';

interface Props {
  calculations: Calculations;
  ranges: DateRanges;
  /** The figures are still those of the ranges before. */
  isStale: boolean;
}

/** The open tab over its figures, and over it the score that is explained. */
export function OpenDashboard({ calculations, ranges, isStale }: Props) {
  const dashboard = useDashboardValue(calculations, ranges);
  const { why } = dashboard.search;
  const [card] = why === undefined ? [] : cardsOf(why.split('.')[0]);
  const isExplained = dashboard.brands.some(({ count }) => count === card);
  return (
    <DashboardContext value={dashboard}>
      <div className={classes.page}>
        <div className={classes.tab} data-stale={isStale || undefined} aria-busy={isStale}>
          {Object.entries(tabParts).map(([tab, { Part }]) => (
            <Tabs.Panel key={tab} value={tab} tabIndex={-1}>
              <Suspense fallback={<PanelSkeleton />}>
                <Part />
              </Suspense>
            </Tabs.Panel>
          ))}
        </div>
        <Suspense>{isExplained && <WhyPanel />}</Suspense>
      </div>
    </DashboardContext>
  );
}
