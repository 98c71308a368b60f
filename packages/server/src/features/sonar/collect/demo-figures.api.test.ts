import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { pageOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { openAccount } from '../metrics/accounts.store.ts';
import { addGauge, storedDays } from '../metrics/metrics-test-files.ts';
import { addProjectWith, collect, datesOf, linksOf, planOf, rowsOf, startCollecting } from './collect-test-files.ts';
import { dropDemo } from './drop-demo.ts';
import { openOwnNetworks } from './open-own-networks-test-files.ts';

let app: TestApp;
let admin: Browser;
let networks: Awaited<ReturnType<typeof openOwnNetworks>>;
beforeAll(async () => {
  networks = await openOwnNetworks();
  app = await openTestApp(networks.addresses);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await networks.close();
});

const sourcesIn = async (id: string) =>
  new Set(Object.values(await storedDays(app.services.db, id)).map(([, source]) => source));
const setKey = (network: string, more: object = {}) =>
  admin.call('PUT', `/api/sonar/sources/${network}`, { secret: 'demo', ...more });
const isListedAsDemo = async (id: string): Promise<boolean> => {
  const { body } = await admin.post('/api/project/search?size=60', { projectType: 'SONAR' });
  return body.content.find((row: { id: string }) => row.id === id).demo;
};
const forgetKey = (network: string) => admin.call('DELETE', `/api/sonar/sources/${network}`);

it('invented figures go when the first key comes, all of them, and imported ones stay', async () => {
  const id = await addProjectWith(admin, [{ YOUTUBE: 'acme', TWITTER: 'acme', FACEBOOK: 'fault.gone.a' }]);
  expect(await isListedAsDemo(id)).toBe(false);
  await collect(app, admin, id);
  expect(await isListedAsDemo(id)).toBe(true);
  const invented = await admin.post(`/api/sonar/posts?projectId=${id}`, {
    range: { startDate: '2026-09-01', endDate: '2026-11-20' },
  });
  expect(new Set(invented.body.posts.map(({ url }: { url: string | null }) => url))).toEqual(new Set([null]));
  expect((await linksOf(admin, id, 'FACEBOOK'))[0]).toMatchObject({ status: 'ERROR', reason: 'gone' });
  expect(await sourcesIn(id)).toEqual(new Set(['demo']));
  expect(await datesOf(admin, id)).toMatchObject({ demo: true });
  const [{ brandId }] = (await rowsOf<{ brandId: string }>(
    app,
    sql`select id as "brandId" from sonar_datasets where project_id = ${id}`,
  )) as [{ brandId: string }];
  const [link] = await linksOf(admin, id, 'TWITTER');
  const twitter = await openAccount(app.services.db, { brandId, network: 'TWITTER', key: link!.key });
  await app.services.db.transaction((tx) => addGauge(tx, twitter!, 'followers', '2026-08-01', 12, 'import'));

  expect((await setKey('YOUTUBE')).status).toBe(200);
  expect(await planOf(admin, id)).toMatchObject({
    demo: false,
    replacesDemo: true,
    accounts: 1,
    from: '2026-09-01',
    withoutSource: [
      { network: 'FACEBOOK', reason: 'noSource' },
      { network: 'TWITTER', reason: 'noSource' },
    ],
  });
  await collect(app, admin, id);
  expect(await sourcesIn(id)).toEqual(new Set(['api', 'import']));
  const days = await storedDays(app.services.db, id);
  expect(Object.entries(days).filter(([, [, source]]) => source === 'import')).toEqual([
    [`${twitter} followers 2026-08-01`, [12, 'import']],
  ]);
  expect(await rowsOf(app, sql`select 1 from sonar_posts where source = 'demo'`)).toEqual([]);
  expect(await datesOf(admin, id)).toMatchObject({ demo: false, collectedTill: '2026-11-20' });
  expect(await isListedAsDemo(id)).toBe(false);
  expect((await linksOf(admin, id, 'TWITTER'))[0]!.collection).toMatchObject({ reason: 'noSource', source: null });
  expect((await linksOf(admin, id, 'YOUTUBE'))[0]!.collection).toMatchObject({ reason: 'collected', source: 'api' });

  expect((await linksOf(admin, id, 'FACEBOOK'))[0]).toMatchObject({ status: 'SUCCESS', reason: 'given' });

  await forgetKey('YOUTUBE');
  expect((await startCollecting(admin, id)).body.error.code).toBe('nothingToCollect');
  expect(await planOf(admin, id)).toMatchObject({ demo: false, accounts: 0 });
});

it('nothing is known of an account that the sandbox alone had', async () => {
  const id = await addProjectWith(admin, [{ LINKEDIN: 'acme', TRUSTPILOT: 'acme', TWITTER: 'acme' }]);
  await collect(app, admin, id);
  await setKey('TRUSTPILOT', { secret: 'wrong' });
  await collect(app, admin, id);
  expect(await sourcesIn(id)).toEqual(new Set());
  expect(await datesOf(admin, id)).toEqual({
    collectedFrom: null,
    collectedTill: null,
    rangeType: 'DAILY_RANGE',
    demo: false,
    nextIsDemo: false,
    collectedOn: null,
    daily: false,
    brands: 1,
    accounts: { noSource: 2, keyInvalid: 1 },
    opensOn: null,
    periodDays: null,
  });
  const reasons = await Promise.all(
    (['LINKEDIN', 'TRUSTPILOT'] as const).map(async (network) => (await linksOf(admin, id, network))[0]!.collection),
  );
  expect(reasons.map((collection) => collection?.reason)).toEqual(['noSource', 'keyInvalid']);
  const resolved = sql`select 1 from sonar_accounts a join sonar_datasets d on d.id = a.dataset_id
    where d.project_id = ${id} and a.resolved is not null and a.network <> 'TRUSTPILOT'`;
  expect(await rowsOf(app, resolved)).toEqual([]);
  const { body } = await admin.get('/api/sonar/sources');
  expect(body.sources.find(({ network }: { network: string }) => network === 'TRUSTPILOT')).toMatchObject({
    outcome: 'keyInvalid',
  });
  await forgetKey('TRUSTPILOT');
});

it('what was imported keeps its days when the rest of them was invented', async () => {
  const id = await addProjectWith(admin, [{ TWITTER: 'acme', FACEBOOK: 'acme' }]);
  await collect(app, admin, id);
  const [{ brandId }] = (await rowsOf<{ brandId: string }>(
    app,
    sql`select id as "brandId" from sonar_datasets where project_id = ${id}`,
  )) as [{ brandId: string }];
  const { db } = app.services;
  const [link] = await linksOf(admin, id, 'TWITTER');
  await db.transaction(async (tx) => {
    const twitter = await openAccount(tx, { brandId, network: 'TWITTER', key: link!.key });
    const unlinked = await openAccount(tx, { brandId, network: 'LINKEDIN', key: '' });
    await addGauge(tx, twitter!, 'followers', '2026-08-03', 12, 'import');
    await addGauge(tx, unlinked!, 'employees', '2026-01-31', 9, 'import');
  });
  await setKey('TRUSTPILOT');
  await dropDemo(app.services, id);
  expect(await sourcesIn(id)).toEqual(new Set(['import']));
  expect(await datesOf(admin, id)).toMatchObject({
    demo: false,
    collectedFrom: '2026-01-31',
    collectedTill: '2026-08-03',
  });
  await forgetKey('TRUSTPILOT');
});

it('a link that the sandbox called gone fails no longer, in the list too', async () => {
  const id = await addProjectWith(admin, [{ TWITTER: 'acme', FACEBOOK: 'fault.gone.a' }, { FACEBOOK: 'acme' }]);
  const failed = async () => (await pageOf(admin, id, { filter: 'withErrors' })).counts.withErrors;
  await collect(app, admin, id);
  expect(await failed()).toBe(1);
  expect((await pageOf(admin, id, { filter: 'withErrors' })).content).toHaveLength(1);
  await dropDemo(app.services, id);
  expect(await failed()).toBe(0);
});
