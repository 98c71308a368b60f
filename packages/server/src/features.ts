import { authRoutes } from '#/features/access/auth/auth.routes.ts';
import { serverRoutes } from '#/features/access/auth/server.routes.ts';
import { usersRoutes } from '#/features/access/users/users.routes.ts';
import { assistantsRoutes } from '#/features/assistants/assistants.routes.ts';
import { auditRoutes } from '#/features/audit/audit.routes.ts';
import { companiesRoutes } from '#/features/companies/companies.routes.ts';
import { companyProjectsRoutes } from '#/features/companies/company-projects.routes.ts';
import { companyUsersRoutes } from '#/features/companies/company-users.routes.ts';
import { projectsRoutes } from '#/features/projects/projects.routes.ts';
import { resonanceRoutes } from '#/features/resonance/resonance.routes.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';

/** The only list of features. */
export const features: ((route: Route, services: Services) => void)[] = [
  authRoutes,
  serverRoutes,
  usersRoutes,
  auditRoutes,
  projectsRoutes,
  assistantsRoutes,
  companiesRoutes,
  companyUsersRoutes,
  companyProjectsRoutes,
  resonanceRoutes,
];
