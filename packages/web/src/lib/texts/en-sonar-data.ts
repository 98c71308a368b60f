import { sonarImport } from './en/sonar-import.ts';
import { collectPlan, sonarSources } from './en/sonar-sources.ts';

/** Texts that only the sources of SONAR's figures and their import need; loaded when one of them is opened. */
export const enSonarData = { collectPlan, sonarSources, sonarImport };
