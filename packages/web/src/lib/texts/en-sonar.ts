import { sonar } from './en/sonar.ts';
import { sonarCollect } from './en/sonar-collect.ts';
import { sonarCrawl } from './en/sonar-crawl.ts';
import { sonarMetrics } from './en/sonar-metrics.ts';

/** Texts that only SONAR's pages need; loaded with the first of them. */
export const enSonar = { sonar, sonarCollect, sonarCrawl, sonarMetrics };
