import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandDomain, noNetworks, openBrandSites } from '@soundings/server/test/brand-sites';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, createClientWith } from '../api-client.ts';
import { startServer } from '../server.ts';

let dataDirectory: string;
let sites: Awaited<ReturnType<typeof openBrandSites>>;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'soundings-fault-'));
  sites = await openBrandSites({ delayMs: () => Math.random() * 400 });
});
afterAll(async () => {
  await sites.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const brands = 60;
const datasets = Array.from({ length: brands }, (_, index) => ({
  brandCompany: `Brand ${index + 1}`,
  domain: brandDomain(index + 1),
}));

const start = () =>
  startServer(
    { SEED_DEMO: 'false', FETCH_HOSTS: `${sites.hosts},${noNetworks}`, CRAWL_PAUSE_MS: '100' },
    dataDirectory,
  );
type Client = Awaited<ReturnType<typeof createClient>>;

const newProject = async (client: Client, projectName: string): Promise<string> => {
  const settings = { brand: 'Brand 1', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' };
  return (await client.post('/api/sonar/init', { projectName, ...settings, datasets })).id;
};
const progressOf = (client: Client, id: string) => client.post('/api/jobs/progress', { jobEntityId: id });

const findingsOf = async (client: Client, projectId: string) => {
  const { content } = await client.post('/api/sonar-data/search/init?size=100', { projectId });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  return content.map(({ domain, socials, missing, crawledOn, crawlReason, crawlState, logo }: any) => ({
    domain,
    links: Object.entries(socials).map(([network, links]) => [
      network,
      // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
      (links as any[]).map(({ key, status, reason, evidence, isSelected }) => ({
        key,
        status,
        reason,
        evidence,
        isSelected,
      })),
    ]),
    missing,
    wasCrawled: crawledOn !== null,
    crawlReason,
    crawlState,
    hasLogo: logo !== null,
  }));
};

it('20 kills at random moments of a crawl lose nothing and double nothing: it ends as an undisturbed one', async () => {
  let server = await start();
  let client = await createClient(server.url);
  const undisturbed = await newProject(client, 'Undisturbed');
  await client.get(`/api/jobs/${undisturbed}/crawl-init-sonar-data`);
  while ((await progressOf(client, undisturbed)).status !== 'EXECUTED') await sleep(50);

  const killed: string[] = [];
  let deaths = 0;
  while (deaths < 20) {
    const id = await newProject(client, `Killed ${killed.length}`);
    killed.push(id);
    await client.get(`/api/jobs/${id}/crawl-init-sonar-data`);
    // A job whose process dies again and again is given up, so each is killed twice at most.
    for (let times = 0; times < 2; times++) {
      await sleep(Math.random() * 1500);
      await server.kill();
      deaths += 1;
      server = await start();
      // The session outlives the process.
      client = createClientWith(server.url, client.token);
    }
    while ((await progressOf(client, id)).status !== 'EXECUTED') await sleep(50);
  }
  const expected = await findingsOf(client, undisturbed);
  expect(expected).toHaveLength(brands);
  expect(
    expected.every(({ wasCrawled, hasLogo }: { wasCrawled: boolean; hasLogo: boolean }) => wasCrawled && hasLogo),
  ).toBe(true);
  for (const id of killed) {
    expect((await progressOf(client, id)).outcome).toBe('done');
    expect(await findingsOf(client, id)).toEqual(expected);
  }
  await server.stop();
});
