import { brandTab } from './de/brand-tab.ts';
import { dashboard } from './de/dashboard.ts';
import { scoreTabs } from './de/score-tabs.ts';
import { scores } from './de/scores.ts';

export const deDashboard = { dashboard, scores, scoreTabs, brandTab };
