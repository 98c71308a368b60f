import { sonar } from './de/sonar.ts';
import { sonarCollect } from './de/sonar-collect.ts';
import { sonarCrawl } from './de/sonar-crawl.ts';
import { sonarMetrics } from './de/sonar-metrics.ts';

export const deSonar = { sonar, sonarCollect, sonarCrawl, sonarMetrics };
