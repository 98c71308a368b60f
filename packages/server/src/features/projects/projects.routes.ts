import { holds } from '@soundings/contract/permissions';
import { projectsEndpoints as endpoints } from '@soundings/contract/projects';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { presentProject } from './projects.present.ts';
import { searchProjects } from './projects.store.ts';

export const projectsRoutes = (route: Route, { db }: Services): void => {
  route(endpoints.searchProjects, async ({ caller, body, query }) => {
    if (body.unassignedTo && !holds(caller.role, 'companies.manage')) throw new AppError('accessDenied');
    const { rows, totalElements } = await searchProjects(db, caller, body, query);
    return { content: rows.map(presentProject), totalElements, page: query.page, size: query.size };
  });
};
