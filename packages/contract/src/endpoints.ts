import { accessEndpoints } from './access/auth.ts';
import { usersEndpoints } from './access/users.ts';
import { agentsEndpoints, assistantsEndpoints } from './assistants/assistants.ts';
import { auditEndpoints } from './audit/audit.ts';
import { companiesEndpoints } from './companies/companies.ts';
import { companyProjectsEndpoints } from './companies/company-projects.ts';
import { exportsEndpoints } from './exports/exports.ts';
import { filesEndpoints } from './files/parse-file.ts';
import { jobsEndpoints } from './jobs/jobs.ts';
import { productProjectsEndpoints } from './projects/product-projects.ts';
import { projectStatusEndpoints } from './projects/project-status.ts';
import { projectInfoEndpoints, projectsEndpoints } from './projects/projects.ts';
import { consumersEndpoints, sharingEndpoints } from './projects/sharing.ts';
import { resonanceCalculationEndpoints } from './resonance/calculation-endpoints.ts';
import { resonanceChartEndpoints } from './resonance/chart.ts';
import { resonanceEndpoints } from './resonance/endpoints.ts';
import { sonarCollectEndpoints } from './sonar/collect.ts';
import { sonarEndpoints } from './sonar/dataset-endpoints.ts';
import { sonarMetricImportEndpoints } from './sonar/metric-import.ts';
import { sonarScoresEndpoints } from './sonar/score-endpoints.ts';
import { sonarSourcesEndpoints } from './sonar/sources.ts';

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
  ...filesEndpoints,
  ...exportsEndpoints,
};

export type EndpointName = keyof typeof endpoints;
