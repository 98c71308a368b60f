import { randomUUID } from 'node:crypto';
import { createApp } from '@soundings/server/app';
import { readEnv } from '@soundings/server/env';
import { startSession } from '@soundings/server/features/access/auth/sessions';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { findUserById } from '@soundings/server/features/access/users/users.store';
import { registerCustomAgent } from '@soundings/server/features/assistants/agents';
import { addToBoard } from '@soundings/server/features/board/add-to-board';
import { addImage, addPrompt } from '@soundings/server/features/id8/id8.store';
import { drawBuiltIn } from '@soundings/server/features/id8/images/draw-picture';
import type { ImageBrief } from '@soundings/server/features/id8/images/image-brief';
import { addDemoProject } from '@soundings/server/features/projects/create-project';
import { openServices } from '@soundings/server/open-services';

const [folder, ideas, frames] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])];
const services = await openServices(readEnv({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }), console);
const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
const roleName = 'ROLE_GLOBAL_ADMIN' as const;
const userId = await createUser(services, { ...names, password: 'Bench-Mark-of-9-fjords!', roleName });
const { accessToken } = await startSession(services, (await findUserById(services.db, userId))!, {
  rememberMe: false,
  address: '',
  userAgent: '',
});

const { db, storage, now } = services;
const agentId = await registerCustomAgent(db, 'Ideas for the night.', now());
const projectId = await addDemoProject(services, {
  projectType: 'ID8',
  projectName: 'Two thousand',
  settings: {},
  agentId,
  createdBy: userId,
});
const words = ['dry', 'warm', 'light', 'storm', 'harbour', 'winter', 'repair', 'wool', 'rain', 'night'];
const textOf = (index: number): string =>
  [
    'Idea type: Ritual',
    `Idea headline: The ${words[index % 10]} ${words[Math.floor(index / 10) % 10]} of ${index}`,
    'Transformation: Make the first contact a small ceremony, as with a first passport or a first key.',
    `Manifestation: A card to be kept, number ${index}, handed out where people wait.`,
  ].join('\n');
const added = 500;
for (let from = 0; from < ideas; from += added) {
  const texts = Array.from({ length: Math.min(added, ideas - from) }, (_, index) => textOf(from + index));
  await db.transaction((tx) =>
    addToBoard(
      services,
      tx,
      projectId,
      texts.map((text) => ({ text, createType: 'GENERATED', creator: '' })),
    ),
  );
}
const layouts = ['POSTER', 'SQUARE', 'STORY', 'BANNER', 'PACK_SHOT'] as const;
const brief: ImageBrief = {
  ...{ headline: 'You have 30 minutes', copy: 'The first 30 minutes of each trip are free', statement: 'Explore' },
  ...{ brand: 'Nordlys', language: 'en', strategy: 'time', figure: 30, colours: ['#0f6e5c'], scene: '', wishes: '' },
  keepsLook: false,
};
const drawn: Pick<Parameters<typeof addImage>[1], 'layout' | 'width' | 'height' | 'storageKey'>[] = [];
for (const layout of layouts) {
  const { png, width, height } = await drawBuiltIn(brief, { layout, seed: 7, logo: null }, AbortSignal.timeout(60_000));
  const storageKey = `id8/${randomUUID()}`;
  await storage.write(storageKey, png);
  drawn.push({ layout, width, height, storageKey });
}
await db.transaction(async (tx) => {
  for (let at = 0; at < frames; at++) {
    const on = new Date(now().getTime() - at * 1000);
    const times = { createdOn: on, updatedOn: on };
    const promptId = randomUUID();
    const prompt = {
      id: promptId,
      projectId,
      kind: 'IDEA',
      ideaId: null,
      ideaText: textOf(at),
      description: '',
    } as const;
    await addPrompt(tx, {
      ...prompt,
      generating: false,
      wanted: 5,
      failure: null,
      photo: null,
      liked: false,
      ...times,
    });
    for (const picture of drawn) {
      const id = randomUUID();
      await addImage(tx, {
        ...{ ...picture, id, promptId, projectId, reaction: null, headline: `Frame ${at}`, copy: '', statement: '' },
        ...{ revision: '', basisId: null, rootId: id, kind: 'BUILT_IN', model: '', seed: 7, logoKey: null, ...times },
      });
    }
  }
});
const app = await createApp(services);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
process.send!({ port, token: accessToken.token, projectId });
