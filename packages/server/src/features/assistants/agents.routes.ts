import { agentsEndpoints as endpoints } from '@soundings/contract/assistants/agents';
import { done } from '@soundings/contract/endpoint';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findAgent, findListedAgent, type ListedAgent, searchAgents } from './agents.store.ts';
import { registerCustomAgent } from './agents.ts';
import { changeCustomAgent, changeSystemAgent, deleteAgent, registerSystemAgent } from './change-agent.ts';
import { presentChange } from './present-change.ts';
import type { ProjectsUsing } from './projects-using.ts';

export const agentsRoutes = (projectsUsing: ProjectsUsing) => (route: Route, services: Services) => {
  const { db, now } = services;

  route(endpoints.searchAgents, async ({ query }) => {
    const page = Math.max(1, query.page);
    const { rows, totalElements } = await searchAgents(db, { ...query, page: page - 1 });
    const ids = rows.map(({ id }) => id);
    const counts = await projectsUsing.count(db, ids);
    const content = rows.map((row) => presentAgent(row, counts.get(row.id) ?? 0));
    return { content, totalElements, page, size: query.size };
  });

  route(endpoints.agent, async ({ params: { id } }) => {
    const row = await findListedAgent(db, id);
    if (!row) throw new AppError('notFound');
    const { count, projects } = await projectsUsing.find(db, id);
    return { ...presentAgent(row, count), projects: [...projects] };
  });

  route(endpoints.registerSystemAgent, async ({ caller, body }) => {
    const entry = { ...byCaller(caller), action: 'agent.create', target: body.name } as const;
    return { id: await audited(services, entry, () => registerSystemAgent(services, caller, body)) };
  });

  route(endpoints.registerCustomAgent, async ({ body }) => ({
    id: await registerCustomAgent(db, body.instructions, now()),
  }));

  route(endpoints.editSystemAgent, async ({ caller, query: { id }, body }) => {
    const entry = { ...byCaller(caller), action: 'agent.change', target: body.name } as const;
    await audited(services, entry, () => changeSystemAgent(services, caller, id, body));
    return done;
  });

  route(endpoints.editCustomAgent, async ({ caller, query: { id }, body }) => {
    const entry = { ...byCaller(caller), action: 'agent.change', target: id } as const;
    await audited(services, entry, () => changeCustomAgent(services, caller, id, body.instructions));
    return done;
  });

  route(endpoints.deleteAgent, async ({ caller, query: { id } }) => {
    const target = (await findAgent(db, id))?.name ?? id;
    const entry = { ...byCaller(caller), action: 'agent.delete', target } as const;
    await audited(services, entry, () => deleteAgent(services, projectsUsing, id));
    return done;
  });
};

const presentAgent = (agent: ListedAgent, count: number) => ({
  id: agent.id,
  name: agent.name,
  type: agent.type,
  instructions: agent.instructions,
  count,
  ...presentChange(agent),
});
