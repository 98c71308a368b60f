import { z } from 'zod';
import { AssistantFields } from '../assistants/assistants.ts';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { maxTriedText } from './ai-choices.ts';

const TriedAssistant = AssistantFields.pick({ type: true, instructions: true, example: true }).extend({
  text: Text.trim().min(1, 'required').max(maxTriedText),
});
export type TriedAssistant = z.output<typeof TriedAssistant>;

export const tryAssistantEndpoints = {
  tryAssistant: endpoint({
    method: 'POST',
    path: '/api/assistant/try',
    summary: 'Let an assistant answer as it is described, and answer the id of the run',
    access: 'assistants.manage',
    body: TriedAssistant,
    answer: z.object({ runId: z.uuid() }),
    status: 202,
    errors: ['aiQuotaSpent'],
  }),
};
