import type { ProjectRow } from '@soundings/contract/projects/projects';

/** The page of a project of each type that has one. */
const openRoutes = { SONAR: '/project/sonar/$id', RESONANCE: '/project/resonance/$id' } as const;

export type OpenRoute = (typeof openRoutes)[keyof typeof openRoutes];

/** Where a project opens, or null where its page comes later. */
export const openRouteOf = (type: ProjectRow['projectType']): OpenRoute | null =>
  type in openRoutes ? openRoutes[type as keyof typeof openRoutes] : null;
