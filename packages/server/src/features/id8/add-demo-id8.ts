import { randomUUID } from 'node:crypto';
import { streamIdeas } from '@soundings/engine/ideas/write-ideas';
import { addToBoard } from '#/features/board/add-to-board.ts';
import type { BoardRow } from '#/features/board/board.tables.ts';
import { addDemoProject } from '#/features/projects/create-project.ts';
import type { Services } from '#/platform/services.ts';
import type { BoardLayout } from './boards/board-text.ts';
import { addImage, addPrompt, saveSession } from './id8.store.ts';
import { factsOf, type IdeaSource } from './ideas/id8-ideas.prompt.ts';
import { drawBuiltIn } from './images/draw-picture.ts';
import { readImageBrief } from './images/image-brief.ts';
import { summarize } from './images/summarize.ts';

interface DemoIdeas {
  readonly url: string;
  readonly source: IdeaSource;
  readonly layouts: readonly BoardLayout[];
}

const seed = 4;
const ideaCount = 10;

export const addDemoId8 = async (
  services: Services,
  project: Parameters<typeof addDemoProject>[1],
  { url, source, layouts }: DemoIdeas,
): Promise<string> => {
  const { db } = services;
  const facts = factsOf({ source })!;
  const ideas = [...streamIdeas({ facts, count: ideaCount, known: [], seed })];
  const projectId = await addDemoProject(services, project);
  const rows = await db.transaction(async (tx) => {
    await saveSession(tx, projectId, { url, source, runs: 1 });
    const origin = {
      kind: 'BUILT_IN',
      model: '',
      prompt: 'id8-ideas@2',
      url,
      readOn: source.readOn,
      fact: null,
    } as const;
    const written = ideas.toReversed().map(({ text, evidence }) => ({
      ...{ text, createType: 'GENERATED' as const, creator: '' },
      origin: { ...origin, evidence: evidence.map((fact) => fact.text) },
    }));
    return addToBoard(services, tx, projectId, written);
  });
  await addBoards(services, { projectId, projectName: project.projectName, source, layouts, idea: rows.at(-1)! });
  return projectId;
};

interface DemoBoards {
  readonly projectId: string;
  readonly projectName: string;
  readonly source: IdeaSource;
  readonly layouts: readonly BoardLayout[];
  readonly idea: BoardRow;
}

const addBoards = async (
  { db, storage, now }: Services,
  { projectId, projectName, source, layouts, idea }: DemoBoards,
): Promise<void> => {
  const evidence = idea.origin?.evidence[0] ?? '';
  const brief = readImageBrief({ ideaText: idea.text, description: '', revision: '', source, projectName, evidence });
  const promptId = randomUUID();
  const on = { createdOn: now(), updatedOn: now() };
  const { signal } = new AbortController();
  const drawn = await Promise.all(
    layouts.map(async (layout, at) => {
      const picture = await drawBuiltIn(brief, { layout, seed: seed + at, logo: null }, signal);
      const id = randomUUID();
      await storage.write(`id8/${id}`, picture.png);
      return { id, layout, seed: seed + at, width: picture.width, height: picture.height };
    }),
  );
  await db.transaction(async (tx) => {
    const frame = {
      id: promptId,
      projectId,
      kind: 'IDEA',
      ideaId: idea.id,
      ideaText: idea.text,
      description: '',
    } as const;
    await addPrompt(tx, {
      ...frame,
      generating: false,
      wanted: layouts.length,
      failure: null,
      photo: null,
      liked: false,
      ...on,
    });
    for (const image of drawn) {
      await addImage(tx, {
        ...{ ...image, promptId, projectId, storageKey: `id8/${image.id}`, reaction: null, ...on },
        ...{ headline: brief.headline, copy: brief.copy, statement: brief.statement, revision: '' },
        ...{ basisId: null, rootId: image.id, kind: 'BUILT_IN', model: '', logoKey: null },
      });
    }
    await summarize(tx, frame, now());
  });
};
