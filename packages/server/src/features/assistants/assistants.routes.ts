import { companyRoles } from '@soundings/contract/access/user-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { agentsEndpoints, assistantsEndpoints as endpoints } from '@soundings/contract/assistants/assistants';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { type Agent, searchAgents } from './agents.store.ts';
import { registerCustomAgent } from './agents.ts';
import { findAiChats, findAllAssistants, searchAssistants } from './assistants.store.ts';

export const assistantsRoutes = (route: Route, { db }: Services): void => {
  route(endpoints.findAllAssistants, () => findAllAssistants(db));

  route(endpoints.searchAssistants, async ({ body, query }) => {
    const { rows, totalElements } = await searchAssistants(db, body, query);
    return { content: rows, totalElements, page: query.page, size: query.size };
  });

  route(endpoints.aiChats, async ({ caller: { companyId, role } }) => {
    const isOfCompany = (companyRoles as readonly string[]).includes(role);
    if (companyId === null) return isOfCompany ? [] : [...aiChatTypes];
    const given = await findAiChats(db, companyId);
    return aiChatTypes.filter((type) => given.has(type));
  });
};

const presentAgent = ({ id, name, type, instructions }: Agent) => ({ id, name, type, instructions });

export const agentsRoutes = (route: Route, { db, now }: Services): void => {
  route(agentsEndpoints.searchAgents, async ({ query }) => {
    const { rows, totalElements } = await searchAgents(db, query);
    return { content: rows.map(presentAgent), totalElements, page: query.page, size: query.size };
  });

  route(agentsEndpoints.registerCustomAgent, async ({ body }) => ({
    id: await registerCustomAgent(db, body.instructions, now()),
  }));
};
