import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import { dropCustomAgent } from '#/features/assistants/drop-custom-agent.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { followAgent } from './follow-agent.ts';
import { productCalls } from './product-calls.ts';

export const id8ProjectRoutes = (route: Route, services: Services): void => {
  const id8 = productCalls(services, 'ID8');

  route(endpoints.createId8, ({ caller, body }) =>
    id8.create(caller, body, { thinking: body.thinking }, (tx, id) =>
      followAgent(tx, { id, agentId: null }, body, services.now()),
    ),
  );
  route(endpoints.editId8, async ({ caller, params, body }) => {
    const project = await id8.get(params.id);
    const { agentType } = body;
    return id8.edit(caller, project, body, { thinking: body.thinking }, (tx, held) =>
      agentType ? followAgent(tx, held, { ...body, agentType }, services.now()) : Promise.resolve(),
    );
  });
  route(endpoints.addId8File, (call) =>
    id8.addFile(call.caller, call.params.id, call, endpoints.addId8File.upload.maxBytes),
  );
  route(endpoints.deleteId8, ({ caller, params }) =>
    id8.remove(caller, params.id, async (tx, { agentId }) => {
      if (agentId) await dropCustomAgent(tx, agentId);
      return [];
    }),
  );
};
