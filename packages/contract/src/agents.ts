import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page, paging } from './paging.ts';
import { agentTypes } from './project-choices.ts';
import { Paragraphs } from './project-settings.ts';
import { Text } from './text.ts';

/** Writes ideas by its instructions; a custom one belongs to one project. */
export const Agent = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(agentTypes),
  instructions: z.string(),
});
export type Agent = z.infer<typeof Agent>;

export const agentsEndpoints = {
  searchAgents: endpoint({
    method: 'POST',
    path: '/api/id8/agent/search',
    summary: 'The predefined agents of ID8, filtered and paged',
    access: 'projects.create',
    query: paging(['name', '-name'], '-name', 999).extend({ query: Text.trim().max(200).optional() }),
    answer: page(Agent),
  }),
  registerCustomAgent: endpoint({
    method: 'PUT',
    path: '/api/id8/agent/register/custom',
    summary: 'Make an agent of a project’s own and answer its id',
    access: 'projects.create',
    body: z.object({ instructions: Paragraphs }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
  }),
};
