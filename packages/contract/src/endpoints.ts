import { accessEndpoints } from './access.ts';
import { agentsEndpoints } from './agents.ts';
import { assistantsEndpoints } from './assistants.ts';
import { auditEndpoints } from './audit.ts';
import { companiesEndpoints } from './companies.ts';
import { companyProjectsEndpoints } from './company-projects.ts';
import { consumersEndpoints } from './consumers.ts';
import { jobsEndpoints } from './jobs.ts';
import { productProjectsEndpoints } from './product-projects.ts';
import { projectInfoEndpoints } from './project-info.ts';
import { projectStatusEndpoints } from './project-status.ts';
import { projectsEndpoints } from './projects.ts';
import { resonanceCalculationEndpoints } from './resonance-calculation-endpoints.ts';
import { resonanceChartEndpoints } from './resonance-chart.ts';
import { resonanceEndpoints } from './resonance-endpoints.ts';
import { sharingEndpoints } from './sharing.ts';
import { sonarCollectEndpoints } from './sonar-collect.ts';
import { sonarEndpoints } from './sonar-endpoints.ts';
import { sonarMetricImportEndpoints } from './sonar-metric-import.ts';
import { sonarScoresEndpoints } from './sonar-scores-endpoints.ts';
import { sonarSourcesEndpoints } from './sonar-sources.ts';
import { usersEndpoints } from './users.ts';
import { utilEndpoints } from './util.ts';

/** Every call there is. It registers the routes, types the web client and prints the OpenAPI document. */
export const endpoints = {
  ...accessEndpoints,
  ...usersEndpoints,
  ...companiesEndpoints,
  ...companyProjectsEndpoints,
  ...assistantsEndpoints,
  ...auditEndpoints,
  ...agentsEndpoints,
  ...projectsEndpoints,
  ...projectInfoEndpoints,
  ...productProjectsEndpoints,
  ...sharingEndpoints,
  ...consumersEndpoints,
  ...resonanceEndpoints,
  ...resonanceCalculationEndpoints,
  ...resonanceChartEndpoints,
  ...sonarEndpoints,
  ...sonarCollectEndpoints,
  ...sonarSourcesEndpoints,
  ...sonarMetricImportEndpoints,
  ...sonarScoresEndpoints,
  ...jobsEndpoints,
  ...projectStatusEndpoints,
  ...utilEndpoints,
};

export type EndpointName = keyof typeof endpoints;
