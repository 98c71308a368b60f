import { sonarImport } from './de/sonar-import.ts';
import { collectPlan, sonarSources } from './de/sonar-sources.ts';

export const deSonarData = { collectPlan, sonarSources, sonarImport };
