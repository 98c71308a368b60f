import { sonar } from './en/sonar.ts';
import { sonarCollect, sonarCrawl, sonarMetrics } from './en/sonar-collect.ts';

export const enSonar = { sonar, sonarCollect, sonarCrawl, sonarMetrics };
