import { exportsEndpoints as endpoints, tableCalls } from '@soundings/contract/exports/exports';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { exportMessages, exportTable } from './export-table.ts';

const ofAnyProject = { forStaff: async () => null, shared: async () => null };

export const exportsRoutes = (route: Route, services: Services): void => {
  route(endpoints.exportMessages, async ({ body, query }) => exportMessages(services, body, query.fileName));
  projectRoutes(route, tableCalls, ofAnyProject, { exportTable: ({ request }) => exportTable(services, request) });
};
