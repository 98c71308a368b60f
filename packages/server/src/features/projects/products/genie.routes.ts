import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { SettingsChange } from '../edit-project.ts';
import { oneGroup, setProjectAssistants } from '../set-project-assistants.ts';
import { productCalls } from './product-calls.ts';

const settingsOf = ({ brand }: SettingsChange): SettingsChange => ({ brand });

export const genieProjectRoutes = (route: Route, services: Services): void => {
  const genie = productCalls(services, 'GENIE');

  route(endpoints.createGenie, ({ caller, body }) =>
    genie.create(caller, body, settingsOf(body), (tx, id) => setProjectAssistants(tx, id, oneGroup(body))),
  );
  route(endpoints.editGenie, async ({ caller, params, body }) =>
    genie.edit(caller, await genie.get(params.id), body, settingsOf(body)),
  );
  route(endpoints.editGenieAssistants, ({ caller, query, body }) =>
    genie.setAssistants(caller, query.id, oneGroup(body)),
  );
  route(endpoints.addGenieFile, (call) =>
    genie.addFile(call.caller, call.params.id, call, endpoints.addGenieFile.upload.maxBytes),
  );
  route(endpoints.deleteGenie, ({ caller, params }) => genie.remove(caller, params.id));
};
