import { authRoutes } from '#/features/access/auth/auth.routes.ts';
import { serverRoutes } from '#/features/access/auth/server.routes.ts';
import { projectsRoutes } from '#/features/projects/projects.routes.ts';
import { resonanceRoutes } from '#/features/resonance/resonance.routes.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';

/** The only list of features. */
export const features: ((route: Route, services: Services) => void)[] = [
  authRoutes,
  serverRoutes,
  projectsRoutes,
  resonanceRoutes,
];
