import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { Paragraphs } from '../projects/project-settings.ts';
import { Name, Text } from '../text.ts';
import { aiChatTypes, assistantLimits, assistantSorts, assistantTypes } from './assistant-choices.ts';
import { LastChange, UsingProjects } from './last-change.ts';

export const Assistant = z.object({ id: z.uuid(), name: z.string(), type: z.enum(assistantTypes) });
export type Assistant = z.infer<typeof Assistant>;

export const AiChatType = z.enum(aiChatTypes);

export const AssistantFields = z.object({
  name: Name.max(assistantLimits.name),
  type: z.enum(assistantTypes),
  instructions: Paragraphs,
  /** A good answer of this assistant; may stay empty. */
  example: Text.trim().max(assistantLimits.example).default(''),
});
export type AssistantFields = z.output<typeof AssistantFields>;

export const AssistantRow = Assistant.extend({
  /** How its instructions begin. */
  summary: z.string(),
  /** How many projects use it. */
  count: z.number().int(),
  /** How many customers it was given to. */
  companies: z.number().int(),
  ...LastChange,
});
export type AssistantRow = z.infer<typeof AssistantRow>;

const AssistantInfo = AssistantRow.omit({ summary: true }).extend({
  instructions: z.string(),
  example: z.string(),
  projects: UsingProjects,
});
export type AssistantInfo = z.infer<typeof AssistantInfo>;

const byId = z.object({ id: z.uuid() });

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
  listAssistants: endpoint({
    method: 'GET',
    path: '/api/assistant',
    summary: 'The assistants as the settings list them, filtered and paged',
    access: 'assistants.manage',
    query: paging(assistantSorts, 'name').extend({
      query: Text.trim().max(200).optional(),
      type: z.enum(assistantTypes).optional(),
    }),
    answer: page(AssistantRow),
  }),
  assistant: endpoint({
    method: 'GET',
    path: '/api/assistant/{id}',
    summary: 'One assistant with its instructions and the first 20 projects that use it',
    access: 'assistants.manage',
    params: byId,
    answer: AssistantInfo,
  }),
  createAssistant: endpoint({
    method: 'POST',
    path: '/api/assistant',
    summary: 'Add an assistant under a name of its own and answer its id',
    access: 'assistants.manage',
    body: AssistantFields,
    answer: byId,
    status: 201,
    errors: ['nameAlreadyExists'],
  }),
  changeAssistant: endpoint({
    method: 'PUT',
    path: '/api/assistant/{id}',
    summary: 'Change an assistant; its kind only while nothing uses it',
    access: 'assistants.manage',
    params: byId,
    body: AssistantFields,
    answer: Done,
    errors: ['nameAlreadyExists', 'usedByProjects'],
  }),
  deleteAssistant: endpoint({
    method: 'DELETE',
    path: '/api/assistant/{id}',
    summary: 'Delete an assistant that no project uses; customers lose it',
    access: 'assistants.manage',
    params: byId,
    answer: Done,
    errors: ['usedByProjects'],
  }),
  aiChats: endpoint({
    method: 'GET',
    path: '/api/ai/playground/ai-chats',
    summary: 'The AI chat types that the caller may use: all of them, or those of their company',
    access: 'playground.use',
    answer: z.array(AiChatType),
  }),
};
