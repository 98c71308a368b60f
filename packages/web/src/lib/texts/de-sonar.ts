import { sonar } from './de/sonar.ts';
import { sonarCollect } from './de/sonar-collect.ts';
import { sonarCrawl } from './de/sonar-crawl.ts';

export const deSonar = { sonar, sonarCollect, sonarCrawl };
