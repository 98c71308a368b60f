import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { Services } from '#/platform/services.ts';
import { type Agent, addAgents } from './agents.store.ts';
import { addAssistants } from './assistants.store.ts';

export type BuiltInAgent = Pick<Agent, 'id' | 'name' | 'instructions'>;

/** Adds the agents that every workspace has. Their ids are fixed: one that was changed since stays as it is. */
export const addBuiltInAgents = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  list: readonly BuiltInAgent[],
): Promise<void> =>
  addAgents(
    db,
    list.map((agent) => ({ ...agent, type: 'predefined' as const, createdOn: now() })),
  );

/** Adds the assistants that every workspace has. Their ids are fixed, so that a second start adds nothing. */
export const addBuiltInAssistants = ({ db, now }: Pick<Services, 'db' | 'now'>, list: readonly Assistant[]) =>
  addAssistants(
    db,
    list.map((assistant) => ({ ...assistant, createdOn: now() })),
  );
