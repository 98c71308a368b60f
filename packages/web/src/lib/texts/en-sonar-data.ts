import { sonarImport } from './en/sonar-import.ts';
import { collectPlan, sonarSources } from './en/sonar-sources.ts';

export const enSonarData = { collectPlan, sonarSources, sonarImport };
