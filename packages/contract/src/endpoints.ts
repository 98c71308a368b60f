import { accessEndpoints } from './access.ts';
import { assistantsEndpoints } from './assistants.ts';
import { auditEndpoints } from './audit.ts';
import { companiesEndpoints } from './companies.ts';
import { companyProjectsEndpoints } from './company-projects.ts';
import { projectsEndpoints } from './projects.ts';
import { resonanceEndpoints } from './resonance.ts';
import { usersEndpoints } from './users.ts';

/** Every call there is. It registers the routes, types the web client and prints the OpenAPI document. */
export const endpoints = {
  ...accessEndpoints,
  ...usersEndpoints,
  ...companiesEndpoints,
  ...companyProjectsEndpoints,
  ...assistantsEndpoints,
  ...auditEndpoints,
  ...projectsEndpoints,
  ...resonanceEndpoints,
};

export type EndpointName = keyof typeof endpoints;
