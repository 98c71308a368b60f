import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { Services } from '#/platform/services.ts';
import { addAssistants } from './assistants.store.ts';

/** Adds the assistants that every workspace has. Their ids are fixed, so that a second start adds nothing. */
export const addBuiltInAssistants = ({ db, now }: Pick<Services, 'db' | 'now'>, list: readonly Assistant[]) =>
  addAssistants(
    db,
    list.map((assistant) => ({ ...assistant, createdOn: now() })),
  );
