import { brandTab } from './en/brand-tab.ts';
import { dashboard } from './en/dashboard.ts';
import { scores, scoreTabs } from './en/score-tabs.ts';

export const enDashboard = { dashboard, scores, scoreTabs, brandTab };
