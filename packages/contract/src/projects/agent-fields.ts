import { z } from 'zod';
import { agentTypes } from './project-choices.ts';
import { Paragraphs } from './project-settings.ts';

const AgentFields = z.object({
  agentType: z.enum(agentTypes),
  agentId: z.uuid().optional(),
  instructions: Paragraphs.optional(),
});
type AgentFields = z.output<typeof AgentFields>;

const missingOfAgent = ({ agentType, agentId, instructions }: AgentFields) =>
  agentType === 'predefined' ? !agentId && 'agentId' : !instructions && 'instructions';

export const NewAgent = AgentFields.superRefine((agent, context) => {
  const missing = missingOfAgent(agent);
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'required' });
});

export const OtherAgent = AgentFields.partial().superRefine(({ agentType, agentId, instructions }, context) => {
  const missing = agentType
    ? missingOfAgent({ agentType, agentId, instructions })
    : (agentId || instructions) && 'agentType';
  if (missing) context.addIssue({ code: 'custom', path: [missing], message: 'required' });
});
