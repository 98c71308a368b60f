import type { AgentType, thinkings } from '@soundings/contract/projects/project-choices';
import { checkRequired } from '#/lib/field-rules.ts';

/** Whose instructions ID8 follows. What belongs to the other type stays while one looks at both. */
export interface AgentValues {
  agentType: AgentType;
  agentId: string | null;
  instructions: string;
}

export interface Id8Values extends AgentValues {
  thinking: (typeof thinkings)[number];
}

export const emptyId8: Id8Values = { thinking: 'BALANCED', agentType: 'predefined', agentId: null, instructions: '' };

export const agentRules = {
  agentId: (value: string | null, { agentType }: AgentValues) =>
    agentType === 'predefined' && value === null ? ('required' as const) : null,
  instructions: (value: string, { agentType }: AgentValues) =>
    agentType === 'custom' ? checkRequired(value.trim()) : null,
};

/** What the call carries of it: the one of the two that counts. */
export const agentRequestOf = ({ thinking, agentType, agentId, instructions }: Id8Values) =>
  agentType === 'predefined' && agentId !== null
    ? { thinking, agentType, agentId }
    : { thinking, agentType, instructions: instructions.trim() };
