import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { SettingsChange } from '../edit-project.ts';
import { oneGroup, setProjectAssistants } from '../set-project-assistants.ts';
import { productCalls } from './product-calls.ts';

const settingsOf = ({ brand, description, referenceMessages }: SettingsChange): SettingsChange => ({
  brand,
  description,
  referenceMessages,
});

export const genieGoProjectRoutes = (route: Route, services: Services): void => {
  const genieGo = productCalls(services, 'GENIE_GO');

  route(endpoints.createGenieGo, ({ caller, body }) =>
    genieGo.create(caller, body, settingsOf(body), (tx, id) => setProjectAssistants(tx, id, oneGroup(body))),
  );
  route(endpoints.editGenieGo, async ({ caller, params, body }) =>
    genieGo.edit(caller, await genieGo.get(params.id), body, settingsOf(body)),
  );
  route(endpoints.editGenieGoAssistants, ({ caller, query, body }) =>
    genieGo.setAssistants(caller, query.id, oneGroup(body)),
  );
  route(endpoints.addGenieGoFile, (call) =>
    genieGo.addFile(call.caller, call.params.id, call, endpoints.addGenieGoFile.upload.maxBytes),
  );
  route(endpoints.deleteGenieGo, ({ caller, params }) => genieGo.remove(caller, params.id));
};
