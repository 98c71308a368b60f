import { agentsEndpoints as endpoints } from '@soundings/contract/assistants/assistants';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { type Agent, searchAgents } from './agents.store.ts';
import { registerCustomAgent } from './register-custom-agent.ts';

const presentAgent = ({ id, name, type, instructions }: Agent) => ({ id, name, type, instructions });

export const agentsRoutes = (route: Route, { db, now }: Services): void => {
  route(endpoints.searchAgents, async ({ query }) => {
    const { rows, totalElements } = await searchAgents(db, query);
    return { content: rows.map(presentAgent), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.registerCustomAgent, async ({ body }) => ({
    id: await registerCustomAgent(db, body.instructions, now()),
  }));
};
