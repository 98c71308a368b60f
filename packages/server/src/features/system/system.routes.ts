import { systemEndpoints as endpoints } from '@soundings/contract/system/system-status';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { readSystemStatus } from './system-status.ts';

export const systemRoutes = (route: Route, services: Services): void => {
  route(endpoints.systemStatus, () => readSystemStatus(services));
};
