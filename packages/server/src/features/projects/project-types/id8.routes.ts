import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import { type AgentChoice, chooseAgent, dropCustomAgent, lockAgent } from '#/features/assistants/agents.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { isAgentOfAnother, setProject } from '../projects.store.ts';
import { projectTypeCalls } from './project-calls.ts';

export const id8ProjectRoutes = (route: Route, services: Services): void => {
  const id8 = projectTypeCalls(services, 'ID8');

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

/**
 * Makes a project follow an agent. One of its own that it follows no longer is removed; one of another project's own is
 * not there for it. Throws notFound.
 */
const followAgent = async (
  tx: Database,
  { id, agentId: present }: { id: string; agentId: string | null },
  given: AgentChoice,
  now: Date,
): Promise<void> => {
  // Two projects that are made with one agent come one after the other, and the second is refused.
  if (given.agentId) await lockAgent(tx, given.agentId);
  const isOthers = given.agentType === 'custom' && given.agentId && (await isAgentOfAnother(tx, given.agentId, id));
  if (isOthers) throw new AppError('notFound');
  const agentId = await chooseAgent(tx, given, present, now);
  await setProject(tx, id, { agentId });
  if (present && present !== agentId) await dropCustomAgent(tx, present);
};
