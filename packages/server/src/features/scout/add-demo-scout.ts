import { randomUUID } from 'node:crypto';
import type { PageReading } from '@soundings/engine/writer/facts';
import { nameOf as nameOfPrompt } from '#/features/ai/engines/prompt.ts';
import { addToBoard } from '#/features/board/add-to-board.ts';
import { addDemoProject } from '#/features/projects/create-project.ts';
import type { Services } from '#/platform/services.ts';
import { saveForm, saveSession } from './scout.store.ts';
import { type ScoutInput, scoutMessagesPrompt, writeFromSources } from './scout-messages.prompt.ts';

interface DemoPage {
  readonly url: string;
  readonly source: PageReading & { readonly readOn: string };
}

const wanted = { written: 24, selected: 12, liked: 4 } as const;

export const addDemoScout = async (
  services: Services,
  project: Parameters<typeof addDemoProject>[1],
  { url, source }: DemoPage,
): Promise<string> => {
  const { db } = services;
  const projectId = await addDemoProject(services, project);
  const items = [...writeFromSources(inputFrom(source))].filter(({ kind }) => kind === 'message');
  const prompt = nameOfPrompt(scoutMessagesPrompt);
  const origin = { kind: 'BUILT_IN', model: '', prompt, url, readOn: source.readOn, fact: null } as const;
  await db.transaction(async (tx) => {
    await saveForm(tx, projectId, { url });
    const assistantId = project.assistants?.['generate-all']?.at(-1) ?? null;
    await saveSession(tx, projectId, 'GENERATE_ALL', {
      ...{ threadId: randomUUID(), assistantId, count: wanted.written, hintCode: 'audience' },
    });
    const rows = items.map(({ text, evidence }, index) => ({
      ...{ text, createType: 'GENERATED' as const, creator: '', origin: { ...origin, evidence: [evidence] } },
      selected: index >= items.length - wanted.selected,
      reaction: index >= items.length - wanted.liked ? ('LIKE' as const) : null,
    }));
    await addToBoard(services, tx, projectId, rows);
  });
  return projectId;
};

const inputFrom = (reading: PageReading): ScoutInput => ({
  reading,
  assistant: { instructions: '', example: '' },
  ...{ voices: [], byPass: '', focusOn: '', fileText: '', replies: [], known: [], selected: [] },
  ...{ count: wanted.written, seed: 0 },
});
