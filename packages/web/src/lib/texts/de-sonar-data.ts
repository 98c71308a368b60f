import { collectPlan } from './de/collect-plan.ts';
import { sonarImport } from './de/sonar-import.ts';
import { sonarSources } from './de/sonar-sources.ts';

export const deSonarData = { collectPlan, sonarSources, sonarImport };
