import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { SettingsChange } from '../change-project.ts';
import { oneGroup, setProjectAssistants } from '../project-assistants.ts';
import { projectTypeCalls } from './project-calls.ts';

const genieSettings = ({ brand }: SettingsChange): SettingsChange => ({ brand });

export const genieProjectRoutes = (route: Route, services: Services): void => {
  const genie = projectTypeCalls(services, 'GENIE');

  route(endpoints.createGenie, ({ caller, body }) =>
    genie.create(caller, body, genieSettings(body), (tx, id) => setProjectAssistants(tx, id, oneGroup(body))),
  );
  route(endpoints.editGenie, async ({ caller, params, body }) =>
    genie.edit(caller, await genie.get(params.id), body, genieSettings(body)),
  );
  route(endpoints.editGenieAssistants, ({ caller, query, body }) =>
    genie.setAssistants(caller, query.id, oneGroup(body)),
  );
  route(endpoints.addGenieFile, (call) =>
    genie.addFile(call.caller, call.params.id, call, endpoints.addGenieFile.upload.maxBytes),
  );
  route(endpoints.deleteGenie, ({ caller, params }) => genie.remove(caller, params.id));
};

const genieGoSettings = ({ brand, description, referenceMessages }: SettingsChange): SettingsChange => ({
  brand,
  description,
  referenceMessages,
});

export const genieGoProjectRoutes = (route: Route, services: Services): void => {
  const genieGo = projectTypeCalls(services, 'GENIE_GO');

  route(endpoints.createGenieGo, ({ caller, body }) =>
    genieGo.create(caller, body, genieGoSettings(body), (tx, id) => setProjectAssistants(tx, id, oneGroup(body))),
  );
  route(endpoints.editGenieGo, async ({ caller, params, body }) =>
    genieGo.edit(caller, await genieGo.get(params.id), body, genieGoSettings(body)),
  );
  route(endpoints.editGenieGoAssistants, ({ caller, query, body }) =>
    genieGo.setAssistants(caller, query.id, oneGroup(body)),
  );
  route(endpoints.addGenieGoFile, (call) =>
    genieGo.addFile(call.caller, call.params.id, call, endpoints.addGenieGoFile.upload.maxBytes),
  );
  route(endpoints.deleteGenieGo, ({ caller, params }) => genieGo.remove(caller, params.id));
};
