import { z } from 'zod';
import { aiChatTypes } from '../assistants/assistant-choices.ts';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { aiPurposes, runFailures, runStates } from './ai-choices.ts';

export const AiRun = z.object({
  id: z.uuid(),
  purpose: z.enum(aiPurposes),
  /** Name and version: `messages@3`. */
  prompt: z.string(),
  kind: z.enum(aiChatTypes),
  model: z.string(),
  fellBackFrom: z.enum(runFailures).nullable(),
  state: z.enum(runStates),
  reason: z.enum(runFailures).nullable(),
  /** Of its text, in UTF-16 units. */
  length: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  isEstimated: z.boolean(),
  /** US dollars; null where no price is set for the model. */
  cost: z.number().nullable(),
  queuedOn: z.iso.datetime(),
  startedOn: z.iso.datetime().nullable(),
  endedOn: z.iso.datetime().nullable(),
});
export type AiRun = z.infer<typeof AiRun>;

/** How a run is going that writes for a project; never its text, which comes as messages. */
export const WritingRun = AiRun.pick({
  id: true,
  kind: true,
  model: true,
  state: true,
  reason: true,
  fellBackFrom: true,
});

/** One server-sent event: more text, or a change of state. The stream ends with the run. */
export const RunEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), from: z.number().int(), text: z.string() }),
  z.object({ type: z.literal('state'), run: AiRun }),
]);
export type RunEvent = z.infer<typeof RunEvent>;

const OfRun = z.object({ id: z.uuid() });

export const ListedRun = AiRun.extend({
  /** The e-mail address. */
  user: z.string().nullable(),
  userName: z.string().nullable(),
  company: z.string().nullable(),
  project: z.string().nullable(),
});
export type ListedRun = z.infer<typeof ListedRun>;

export const aiRunsEndpoints = {
  aiRun: endpoint({
    method: 'GET',
    path: '/api/ai/runs/{id}',
    summary: 'How a run of one’s own, or of a project that one may open, is going',
    access: 'signed-in',
    params: OfRun,
    answer: AiRun,
    errors: ['notFound'],
  }),
  followAiRun: endpoint({
    method: 'GET',
    path: '/api/ai/runs/{id}/events',
    summary: 'The text of a run from an offset on, as it comes, until it has ended',
    access: 'signed-in',
    params: OfRun,
    query: z.object({ from: z.coerce.number().int().min(0).default(0) }),
    events: true,
    answer: RunEvent,
    errors: ['notFound'],
  }),
  stopAiRun: endpoint({
    method: 'POST',
    path: '/api/ai/runs/{id}/stop',
    summary: 'Stop a run; what it has said stays',
    access: 'signed-in',
    params: OfRun,
    answer: Done,
    errors: ['notFound'],
  }),
  searchAiRuns: endpoint({
    method: 'GET',
    path: '/api/settings/ai/runs',
    summary: 'What models were asked, newest first, with the reason of each failure and never the text',
    access: 'settings.manage',
    query: paging(['-queuedOn', 'queuedOn'], '-queuedOn').extend({
      state: z.enum(runStates).optional(),
      kind: z.enum(aiChatTypes).optional(),
    }),
    answer: page(ListedRun),
  }),
};
