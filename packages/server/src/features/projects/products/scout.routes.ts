import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { setProjectAssistants, threeGroups } from '../set-project-assistants.ts';
import { productCalls } from './product-calls.ts';

export const scoutProjectRoutes = (route: Route, services: Services): void => {
  const scout = productCalls(services, 'SCOUTV2');

  route(endpoints.createScout, ({ caller, body }) =>
    scout.create(caller, body, {}, (tx, id) => setProjectAssistants(tx, id, threeGroups(body))),
  );
  route(endpoints.editScout, async ({ caller, params, body }) =>
    scout.edit(caller, await scout.get(params.id), body, {}),
  );
  route(endpoints.editScoutAssistants, ({ caller, query, body }) =>
    scout.setAssistants(caller, query.id, threeGroups(body)),
  );
  route(endpoints.addScoutFile, (call) =>
    scout.addFile(call.caller, call.params.id, call, endpoints.addScoutFile.upload.maxBytes),
  );
  route(endpoints.deleteScout, ({ caller, params }) => scout.remove(caller, params.id));
};
