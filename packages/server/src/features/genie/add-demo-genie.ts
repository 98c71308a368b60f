import { randomUUID } from 'node:crypto';
import { everyone } from '@soundings/contract/genie/genie-choices';
import { addDemoProject } from '#/features/projects/create-project.ts';
import type { Services } from '#/platform/services.ts';
import { summarize } from './change-genie.ts';

import { addMessages } from './genie.store.ts';
import type { GenieList, NewMessage } from './genie.tables.ts';

interface DemoMessages {
  readonly url: string;
  /** The last one is the newest. */
  readonly predicted: readonly string[];
  readonly generated: readonly string[];
}

export const addDemoGenie = async (
  services: Services,
  project: Parameters<typeof addDemoProject>[1],
  { url, predicted, generated }: DemoMessages,
): Promise<string> => {
  const { db, now } = services;
  const projectId = await addDemoProject(services, project);
  const messageIn =
    (list: GenieList) =>
    (text: string): NewMessage => ({
      ...{
        id: randomUUID(),
        projectId,
        list,
        text,
        url,
        isNew: false,
        evaluation: 'DONE',
        originalId: null,
        source: null,
      },
      ...{ ...everyone, createType: list === 'PREDICTED' ? 'MANUAL' : 'GENERATED', runId: null, createdOn: now() },
    });
  await db.transaction(async (tx) => {
    await addMessages(tx, projectId, [
      ...predicted.map(messageIn('PREDICTED')),
      ...generated.map(messageIn('GENERATED')),
    ]);
    await summarize(tx, projectId, now());
  });
  return projectId;
};
