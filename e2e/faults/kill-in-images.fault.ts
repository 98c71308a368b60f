import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, createClientWith } from '../api-client.ts';
import { startServer } from '../server.ts';

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'soundings-fault-'));
});
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

const start = () => startServer({ SEED_DEMO: 'false' }, dataDirectory);
type Client = Awaited<ReturnType<typeof createClient>>;

const newProject = async (client: Client, projectName: string): Promise<string> => {
  const agent = { thinking: 'FAST', agentType: 'custom', instructions: 'Ideas for the night.' };
  return (await client.post('/api/id8', { projectName, userIds: [], ...agent })).id;
};
const draw = async (client: Client, id: string): Promise<string> => {
  const description = { description: 'A lamp on a windowsill. “Last light on the street”' };
  return (await client.post(`/api/id8/idea/image/prompt/generate-custom?projectId=${id}`, description)).promptId;
};
const frameOf = (client: Client, promptId: string) =>
  client.get(`/api/id8/idea/image/prompt/find/by/id?promptId=${promptId}`);
const ended = async (client: Client, promptId: string) => {
  for (;;) {
    const frame = await frameOf(client, promptId);
    if (!frame.generating) return frame;
    await sleep(100);
  }
};

it('6 kills in mid-image: each frame ends with every image once, or says why it has fewer', async () => {
  let server = await start();
  let client = await createClient(server.url);
  for (let death = 0; death < 6; death++) {
    const id = await newProject(client, `Killed ${death}`);
    const promptId = await draw(client, id);
    await sleep(200 + Math.random() * 3000);
    await server.kill();
    server = await start();
    // The session outlives the process.
    client = createClientWith(server.url, client.token);
    const { images, wanted, failure } = await ended(client, promptId);
    const layouts = images.map(({ layout }: { layout: string }) => layout);
    expect(new Set(layouts).size).toBe(images.length);
    if (failure === null) expect(images).toHaveLength(wanted);
    for (const { id: imageId } of images) {
      const file = await fetch(`${server.url}/api/id8/image/download?imageId=${imageId}`, {
        headers: { authorization: `Bearer ${client.token}` },
      });
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(1, 4)
          .toString('latin1'),
      ).toBe('PNG');
    }
    // Nothing blocks the project: the next images can be asked for.
    await ended(client, await draw(client, id));
    expect(await client.get(`/api/project/status/is/processing?projectId=${id}`)).toBe(false);
  }
  await server.stop();
});
