import { lazy } from 'react';
import type { DashboardTab } from '../state/dashboard-search.ts';
import { type TabPart, tabPart } from './tab-part.tsx';

/** What each tab shows; loaded when it is first opened, or pointed at. NAVIG8 is not there yet. */
export const tabParts: Record<Exclude<DashboardTab, 'navig8'>, TabPart> = {
  dashboard: tabPart(async () => (await import('../overview/overview-tab.tsx')).OverviewTab),
  powerrank: tabPart(async () => (await import('../score-tabs/powerrank-tab.tsx')).PowerrankTab),
  data: tabPart(async () => (await import('../data-tab/data-tab.tsx')).DataTab),
  interest: tabPart(async () => (await import('../score-tabs/interest-tab.tsx')).InterestTab),
  relevance: tabPart(async () => (await import('../score-tabs/relevance-tab.tsx')).RelevanceTab),
  trust: tabPart(async () => (await import('../score-tabs/trust-tab.tsx')).TrustTab),
  engagement: tabPart(async () => (await import('../score-tabs/engagement-tab.tsx')).EngagementTab),
  rivalry: tabPart(async () => (await import('../score-tabs/rivalry-tab.tsx')).RivalryTab),
  presence: tabPart(async () => (await import('../score-tabs/footprint-tab.tsx')).FootprintTab),
  brand: tabPart(async () => (await import('../brand-tab/brand-tab.tsx')).BrandTab),
};

/** Opens from any figure. */
export const WhyPanel = lazy(() => import('../why/why-panel.tsx').then((file) => ({ default: file.WhyPanel })));
