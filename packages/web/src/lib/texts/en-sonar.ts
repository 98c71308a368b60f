import { sonar } from './en/sonar.ts';
import { sonarCollect } from './en/sonar-collect.ts';
import { sonarCrawl } from './en/sonar-crawl.ts';
import { sonarMetrics } from './en/sonar-metrics.ts';

export const enSonar = { sonar, sonarCollect, sonarCrawl, sonarMetrics };
