import { brandTab } from './en/brand-tab.ts';
import { dashboard } from './en/dashboard.ts';
import { scoreTabs } from './en/score-tabs.ts';
import { scores } from './en/scores.ts';
import { whyScore } from './en/why-score.ts';

export const enDashboard = { dashboard, scores, scoreTabs, brandTab, whyScore };
