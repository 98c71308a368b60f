import { brandTab } from './en/brand-tab.ts';
import { dashboard } from './en/dashboard.ts';
import { scoreTabs } from './en/score-tabs.ts';
import { scores } from './en/scores.ts';

export const enDashboard = { dashboard, scores, scoreTabs, brandTab };
