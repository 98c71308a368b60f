import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { agentTypes } from '../projects/project-choices.ts';
import { Paragraphs } from '../projects/project-settings.ts';
import { Text } from '../text.ts';
import { aiChatTypes, assistantTypes } from './assistant-choices.ts';

export const Assistant = z.object({ id: z.uuid(), name: z.string(), type: z.enum(assistantTypes) });
export type Assistant = z.infer<typeof Assistant>;

export const AiChatType = z.enum(aiChatTypes);

export const assistantsEndpoints = {
  findAllAssistants: endpoint({
    method: 'GET',
    path: '/api/assistant/find/all',
    summary: 'All assistants, by name',
    access: 'assistants.manage',
    answer: z.array(Assistant),
  }),
  searchAssistants: endpoint({
    method: 'POST',
    path: '/api/assistant/search',
    summary: 'The assistants, filtered and paged; with a company, those it has or those it lacks',
    access: 'assistants.manage',
    query: paging(['name', '-name'], 'name'),
    body: z.object({
      query: Text.trim().max(200).nullish(),
      type: z.enum(assistantTypes).nullish(),
      company: z.object({ id: z.uuid(), assigned: z.boolean() }).nullish(),
    }),
    answer: page(Assistant),
  }),
  aiChats: endpoint({
    method: 'GET',
    path: '/api/ai/playground/ai-chats',
    summary: 'The AI chat types that the caller may use: all of them, or those of their company',
    access: 'playground.use',
    answer: z.array(AiChatType),
  }),
};

const Agent = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(agentTypes),
  instructions: z.string(),
});

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
