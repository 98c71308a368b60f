import { brandTab } from './de/brand-tab.ts';
import { dashboard } from './de/dashboard.ts';
import { scores, scoreTabs } from './de/score-tabs.ts';

export const deDashboard = { dashboard, scores, scoreTabs, brandTab };
