import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { agentTypes } from '../projects/project-choices.ts';
import { Paragraphs } from '../projects/project-settings.ts';
import { Name, Text } from '../text.ts';
import { agentSorts, assistantLimits } from './assistant-choices.ts';
import { LastChange, UsingProjects } from './last-change.ts';

/** Writes ideas by its instructions; a custom one belongs to one project. */
export const Agent = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(agentTypes),
  instructions: z.string(),
  /** How many projects follow it. */
  count: z.number().int(),
  ...LastChange,
});
export type Agent = z.infer<typeof Agent>;

const AgentInfo = Agent.extend({ projects: UsingProjects });
export type AgentInfo = z.infer<typeof AgentInfo>;

const SystemAgent = z.object({ name: Name.max(assistantLimits.name), instructions: Paragraphs });
const CustomAgent = z.object({ instructions: Paragraphs });
const byId = z.object({ id: z.uuid() });

export const agentsEndpoints = {
  searchAgents: endpoint({
    method: 'POST',
    path: '/api/id8/agent/search',
    summary: 'The predefined agents of ID8, filtered and paged; here pages count from 1, and 0 is read as 1',
    access: 'projects.create',
    query: paging(agentSorts, '-name', 999).extend({
      page: z.coerce.number().int().min(0).default(1),
      query: Text.trim().max(200).optional(),
    }),
    answer: page(Agent),
  }),
  agent: endpoint({
    method: 'GET',
    path: '/api/id8/agent/{id}',
    summary: 'One agent, and the first 20 projects that follow it',
    access: 'projects.create',
    params: byId,
    answer: AgentInfo,
  }),
  registerSystemAgent: endpoint({
    method: 'PUT',
    path: '/api/id8/agent/register/system',
    summary: 'Add a predefined agent under a name of its own and answer its id',
    access: 'settings.manage',
    body: SystemAgent,
    answer: byId,
    status: 201,
    errors: ['nameAlreadyExists'],
  }),
  registerCustomAgent: endpoint({
    method: 'PUT',
    path: '/api/id8/agent/register/custom',
    summary: 'Make an agent of a project’s own and answer its id',
    access: 'projects.create',
    body: CustomAgent,
    answer: byId,
    status: 201,
  }),
  editSystemAgent: endpoint({
    method: 'PATCH',
    path: '/api/id8/agent/edit/system',
    summary: 'Change name and instructions of a predefined agent',
    access: 'settings.manage',
    query: byId,
    body: SystemAgent,
    answer: Done,
    errors: ['nameAlreadyExists'],
  }),
  editCustomAgent: endpoint({
    method: 'PATCH',
    path: '/api/id8/agent/edit/custom',
    summary: 'Change the instructions of a project’s own agent',
    access: 'projects.create',
    query: byId,
    body: CustomAgent,
    answer: Done,
  }),
  deleteAgent: endpoint({
    method: 'DELETE',
    path: '/api/id8/agent',
    summary: 'Delete an agent that no project follows; otherwise the answer names the projects',
    access: 'settings.manage',
    query: byId,
    answer: Done,
    errors: ['usedByProjects'],
  }),
};
