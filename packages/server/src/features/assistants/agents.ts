import { randomUUID } from 'node:crypto';
import type { AgentType } from '@soundings/contract/projects/project-choices';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import {
  type Agent,
  addAgent,
  findAgent,
  lockAgentRow,
  removeCustomAgent,
  searchAgents,
  setAgent,
} from './agents.store.ts';

export interface AgentChoice {
  readonly agentType: AgentType;
  readonly agentId?: string | undefined;
  readonly instructions?: string | undefined;
}

/**
 * The agent that a project shall follow: a predefined one, or its own. Its own is changed where the project has one
 * already (`present`) and made otherwise. Throws notFound. @returns the agent's id.
 */
export const chooseAgent = async (
  tx: Database,
  { agentType, agentId, instructions = '' }: AgentChoice,
  present: string | null,
  now: Date,
): Promise<string> => {
  const id = agentType === 'predefined' ? agentId : (agentId ?? present);
  const agent = id ? await findAgent(tx, id) : null;
  if (agentType === 'predefined') {
    if (agent?.type !== 'predefined') throw new AppError('notFound');
    return agent.id;
  }
  if (agent?.type !== 'custom' || (agent.id !== present && agentId !== agent.id)) {
    return registerCustomAgent(tx, instructions, now);
  }
  await setAgent(tx, agent, { instructions, updatedOn: now });
  return agent.id;
};

export const getAgent = async (db: Database, id: string): Promise<Agent> => {
  const agent = await findAgent(db, id);
  if (!agent) throw new AppError('notFound');
  return agent;
};

export const isPredefinedAgent = async (db: Database, id: string): Promise<boolean> =>
  (await findAgent(db, id))?.type === 'predefined';

export const lockAgent = (tx: Database, id: string): Promise<void> => lockAgentRow(tx, id);

export const registerCustomAgent = async (db: Database, instructions: string, now: Date): Promise<string> => {
  const id = randomUUID();
  await addAgent(db, { id, name: 'Custom', type: 'custom', instructions, createdOn: now, updatedOn: now });
  return id;
};

export const deleteCustomAgent = (tx: Database, id: string): Promise<void> => removeCustomAgent(tx, id);

/** Names of the predefined agents, one page of them; pages count from 1, and 0 is read as 1. */
export const findPredefinedAgents = async (
  db: Database,
  { page, size, query }: { readonly page: number; readonly size: number; readonly query?: string | null | undefined },
) => {
  const question = { page: Math.max(0, page - 1), size, sort: 'name', query: query || undefined } as const;
  const { rows, totalElements } = await searchAgents(db, question);
  return { content: rows.map(({ id, name, type }) => ({ id, name, type })), totalElements, page, size };
};
