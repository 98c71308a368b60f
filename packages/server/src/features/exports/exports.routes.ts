import { exportsEndpoints as endpoints } from '@soundings/contract/exports/exports';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { exportMessages } from './export-messages.ts';
import { exportTable } from './export-table.ts';

export const exportsRoutes = (route: Route, services: Services): void => {
  route(endpoints.exportMessages, async ({ body, query }) => exportMessages(services, body, query.fileName));
  route(endpoints.exportTable, ({ body }) => exportTable(services, body));
  route(endpoints.exportSharedTable, ({ body }) => exportTable(services, body.request));
};
