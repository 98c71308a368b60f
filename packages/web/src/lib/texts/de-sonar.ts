import { sonar } from './de/sonar.ts';
import { sonarCollect, sonarCrawl, sonarMetrics } from './de/sonar-collect.ts';

export const deSonar = { sonar, sonarCollect, sonarCrawl, sonarMetrics };
