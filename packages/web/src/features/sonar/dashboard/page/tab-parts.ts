import { lazy } from 'react';
import type { DashboardTab } from '../state/dashboard-search.ts';

/** What each tab shows; loaded when it is first opened. NAVIG8 is not there yet. */
export const tabParts: Record<Exclude<DashboardTab, 'navig8'>, React.ComponentType> = {
  dashboard: lazy(() => import('../overview/overview-tab.tsx').then((file) => ({ default: file.OverviewTab }))),
  powerrank: lazy(() => import('../score-tabs/powerrank-tab.tsx').then((file) => ({ default: file.PowerrankTab }))),
  data: lazy(() => import('../data-tab/data-tab.tsx').then((file) => ({ default: file.DataTab }))),
  interest: lazy(() => import('../score-tabs/interest-tab.tsx').then((file) => ({ default: file.InterestTab }))),
  relevance: lazy(() => import('../score-tabs/relevance-tab.tsx').then((file) => ({ default: file.RelevanceTab }))),
  trust: lazy(() => import('../score-tabs/trust-tab.tsx').then((file) => ({ default: file.TrustTab }))),
  engagement: lazy(() => import('../score-tabs/engagement-tab.tsx').then((file) => ({ default: file.EngagementTab }))),
  rivalry: lazy(() => import('../score-tabs/rivalry-tab.tsx').then((file) => ({ default: file.RivalryTab }))),
  presence: lazy(() => import('../score-tabs/footprint-tab.tsx').then((file) => ({ default: file.FootprintTab }))),
  brand: lazy(() => import('../brand-tab/brand-tab.tsx').then((file) => ({ default: file.BrandTab }))),
};

/** Opens from any figure. */
export const WhyPanel = lazy(() => import('../why/why-panel.tsx').then((file) => ({ default: file.WhyPanel })));
