import { utilEndpoints as endpoints } from '@soundings/contract/util';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { exportMessages } from './export-messages.ts';

export const exportsRoutes = (route: Route, services: Services): void => {
  route(endpoints.exportMessages, async ({ body, query }) => exportMessages(services, body, query.fileName));
};
