import type { AssistantFields } from '@soundings/contract/assistants/assistants';
import type { Services } from '#/platform/services.ts';
import { type Agent, addBuiltInAgentRows } from './agents.store.ts';
import { addBuiltInAssistantRows } from './assistants.store.ts';

export type BuiltInAssistant = { readonly id: string } & Omit<AssistantFields, 'example'>;
export type BuiltInAgent = Pick<Agent, 'id' | 'name' | 'instructions'>;

const stamps = (now: Date) => ({ builtIn: true, createdOn: now, updatedOn: now });

export const addBuiltInAgents = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  list: readonly BuiltInAgent[],
): Promise<void> =>
  addBuiltInAgentRows(
    db,
    list.map((agent) => ({ ...agent, type: 'predefined' as const, ...stamps(now()) })),
  );

export const addBuiltInAssistants = ({ db, now }: Pick<Services, 'db' | 'now'>, list: readonly BuiltInAssistant[]) =>
  addBuiltInAssistantRows(
    db,
    list.map((assistant) => ({ ...assistant, ...stamps(now()) })),
  );
