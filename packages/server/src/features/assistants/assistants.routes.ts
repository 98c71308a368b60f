import { companyRoles } from '@soundings/contract/access/user-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { assistantsEndpoints as endpoints } from '@soundings/contract/assistants/assistants';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
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
