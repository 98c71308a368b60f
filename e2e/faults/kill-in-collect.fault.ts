import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSandbox } from '@soundings/server/features/sonar/sandbox/open-sandbox';
import { openPglite, pgliteDirectory } from '@soundings/server/platform/db/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, createClientWith } from '../api-client.ts';
import { startServer } from '../server.ts';

const asked = ['INSTAGRAM', 'YOUTUBE', 'TWITTER', 'LINKEDIN'] as const;
let dataDirectory: string;
let networks: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'soundings-fault-'));
  const now = new Date();
  networks = await openSandbox({ now: () => now, seed: 3 });
});
afterAll(async () => {
  await networks.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const brands = 40;
const datasets = Array.from({ length: brands }, (_, index) => ({
  brandCompany: `Brand ${index + 1}`,
  domain: `brand-${index + 1}.example`,
  socials: {
    INSTAGRAM: [{ url: `https://www.instagram.com/brand${index + 1}` }],
    YOUTUBE: [{ url: `https://www.youtube.com/@brand${index + 1}` }],
    TWITTER: [{ url: `https://x.com/brand${index + 1}` }],
    LINKEDIN: [{ url: `https://www.linkedin.com/company/brand${index + 1}` }],
  },
}));
const accounts = brands * asked.length;

const settings = () => {
  const each = asked.flatMap((network) => [
    [`SONAR_${network}_URL`, networks.sources[network].baseUrl],
    [`SONAR_${network}_KEY`, networks.sources[network].secret],
  ]);
  return { SEED_DEMO: 'false', SONAR_INSTAGRAM_ID: '17841400000000000', ...Object.fromEntries(each) };
};
const start = () => startServer(settings(), dataDirectory);
type Client = Awaited<ReturnType<typeof createClient>>;

const newProject = async (client: Client, projectName: string): Promise<string> => {
  const fields = { brand: 'Brand 1', startDate: '2026-01-01', rangeType: 'DAILY_RANGE' };
  return (await client.post('/api/sonar/init', { projectName, ...fields, datasets })).id;
};
const progressOf = (client: Client, id: string) => client.post('/api/jobs/progress', { jobEntityId: id });

/** What is stored of each project, but for ids: figures, posts, hashtags, gaps, and how each account ended. */
const storedIn = async (projectIds: readonly string[]) => {
  const { db, close } = await openPglite({ directory: pgliteDirectory(dataDirectory) });
  const rowsOf = async (statement: ReturnType<typeof sql>) =>
    ((await db.execute(statement)) as unknown as { rows: unknown[] }).rows;
  const read = async (projectId: string) => {
    const rows = (columns: string, table: string) =>
      rowsOf(sql`select d.domain, a.network, ${sql.raw(columns)} from ${sql.raw(table)} t
        join sonar_accounts a on a.id = t.account_id join sonar_datasets d on d.id = a.dataset_id
        where d.project_id = ${projectId} order by 1, 2, 3, 4`);
    return {
      figures: await rows("t.metric, t.block, t.known, encode(t.days, 'hex') as days", 'sonar_values'),
      posts: await rows('t.post_id, t.published_at, t.text, t.likes, t.comments, t.shares, t.source', 'sonar_posts'),
      hashtags: await rows('t.month, t.tag, t.posts, t.interactions', 'sonar_post_tags'),
      gaps: await rows('t.metric, t.from_day, t.to_day, t.reason', 'sonar_gaps'),
      ends: await rows('a.reason, a.key, t.source, t.from_day, t.till_day', 'sonar_collections'),
    };
  };
  const stored = [];
  for (const projectId of projectIds) stored.push(await read(projectId));
  const left = (await rowsOf(sql`select 1 from sonar_to_collect`)).length;
  await close();
  return { stored, left };
};

it('20 kills at random moments of a run lose nothing and double nothing: it ends as an undisturbed one', async () => {
  let server = await start();
  let client = await createClient(server.url);
  const undisturbed = await newProject(client, 'Undisturbed');
  const began = Date.now();
  await client.get(`/api/jobs/${undisturbed}/collect-sonar`);
  while ((await progressOf(client, undisturbed)).status !== 'EXECUTED') await sleep(50);
  const took = Date.now() - began;

  const killed: string[] = [];
  let deaths = 0;
  while (deaths < 20) {
    // Once for two deaths: oftener is taken for guessing, and a token lasts a quarter of an hour.
    client = await createClient(server.url);
    const id = await newProject(client, `Killed ${killed.length}`);
    killed.push(id);
    await client.get(`/api/jobs/${id}/collect-sonar`);
    // A job whose process dies again and again is given up, so each is killed twice at most.
    for (let times = 0; times < 2; times++) {
      await sleep(Math.random() * took);
      await server.kill();
      deaths += 1;
      server = await start();
      client = createClientWith(server.url, client.token);
    }
    while ((await progressOf(client, id)).status !== 'EXECUTED') await sleep(50);
  }
  client = await createClient(server.url);
  for (const id of killed) {
    expect(await progressOf(client, id)).toMatchObject({ outcome: 'done', handled: accounts, total: accounts });
  }
  await server.terminate();
  const { stored, left } = await storedIn([undisturbed, ...killed]);
  const [expected, ...others] = stored;
  expect(left).toBe(0);
  expect(expected!.ends).toHaveLength(accounts);
  expect(expected!.posts.length).toBeGreaterThan(brands);
  for (const other of others) expect(other).toEqual(expected);
}, 900_000);
