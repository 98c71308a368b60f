import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { toAgentRequest } from '../agents/agent-search.ts';
import { agentsQuery } from '../agents/agents.api.ts';
import { toAssistantRequest } from '../assistants/assistant-search.ts';
import { assistantsQuery } from '../assistants/assistants.api.ts';
import { toWriterRequest } from '../writers/writer-search.ts';
import { writersQuery } from '../writers/writers.api.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for the page of the address: agents count from 1 on the wire, the others from 0', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ content: [], totalElements: 0, page: 0, size: 10 });
  });
  const client = new QueryClient();
  await client.fetchQuery(agentsQuery(toAgentRequest({})));
  await client.fetchQuery(agentsQuery(toAgentRequest({ page: 3, query: 'x', sort: 'name' })));
  await client.fetchQuery(writersQuery(toWriterRequest({ page: 3, language: 'Danish' })));
  await client.fetchQuery(assistantsQuery(toAssistantRequest({ page: 3, type: 'CHAT' })));
  expect(asked).toEqual([
    '/api/id8/agent/search?sort=-name&page=1&size=10',
    '/api/id8/agent/search?query=x&sort=name&page=3&size=10',
    '/api/settings/search/writer?sort=-updatedOn&size=10&page=2',
    '/api/assistant?type=CHAT&sort=name&page=2&size=10',
  ]);
});
