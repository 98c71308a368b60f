import { everyone, genieLimits } from '@soundings/contract/genie/genie-choices';
import { loadProjectFor } from '#/features/projects/load-project.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

import type { MessageSource } from './genie.tables.ts';
import { addCustomMessages } from './predict-messages.ts';

interface FromBoard {
  readonly messages: readonly string[];
  readonly url: string;
  readonly source: MessageSource;
}

/** Adds messages that another product has chosen, to be evaluated. Throws notFound and projectInUse. @returns how many. */
export const addFromBoard =
  (services: Services) =>
  async (caller: Caller, projectId: string, { messages, ...given }: FromBoard): Promise<number> => {
    const project = await loadProjectFor(services, caller, projectId, 'GENIE');
    const fitting = messages.filter((message) => message.length <= genieLimits.message);
    const open = { project, viewer: { caller, consumer: null } } as const;
    return (await addCustomMessages(services, open, { messages: fitting, ...given, ...everyone })).length;
  };
