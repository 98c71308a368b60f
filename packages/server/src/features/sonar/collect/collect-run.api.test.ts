import { setTimeout as sleep } from 'node:timers/promises';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { allOf, editBrand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { storedDays } from '../metrics/metrics-test-files.ts';
import { addProjectWith, collect, datesOf, linksOf, planOf, startCollecting } from './collect-test-files.ts';
import { openOwnNetworks } from './open-own-networks-test-files.ts';

let app: TestApp;
let admin: Browser;
let networks: Awaited<ReturnType<typeof openOwnNetworks>>;
beforeAll(async () => {
  networks = await openOwnNetworks();
  app = await openTestApp({ ...networks.addresses, ...networks.keys });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await networks.close();
});

const progress = async (id: string, browser = admin) =>
  (await browser.post('/api/jobs/progress', { jobEntityId: id })).body;
const reasonsOf = async (id: string, network: SocialNetwork) =>
  (await linksOf(admin, id, network)).map(({ collection }) => collection?.reason ?? null);

const twelve = Array.from({ length: 12 }, (_, index) => `brand${index}`);

describe('a run', () => {
  it('takes what its plan says', async () => {
    const exact = ['TWITTER', 'TIKTOK', 'LINKEDIN', 'TRUSTPILOT'] as const;
    const brands = ['acme', 'fjord', 'nord'].map((name) => ({
      ...Object.fromEntries(exact.map((network) => [network, name])),
      ...{ FACEBOOK: name, INSTAGRAM: name, YOUTUBE: name },
    }));
    const id = await addProjectWith(admin, brands);
    const plan = await planOf(admin, id);
    expect(plan).toMatchObject({
      accounts: 21,
      demo: false,
      replacesDemo: false,
      withoutSource: [],
      more: 0,
      emptyScores: [],
    });
    const before = networks.requests.length;
    expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done', handled: 21 });
    const sent = networks.requests.slice(before);
    for (const { network, calls, source } of plan.networks) {
      const spent = sent.filter((line) => line.split(' ')[1]!.startsWith(`/${network.toLowerCase()}/`)).length;
      // How many pages a list has is an estimate.
      expect([network, source, spent <= 1.5 * calls]).toEqual([network, 'api', true]);
      if (exact.includes(network)) expect([network, spent]).toEqual([network, calls]);
    }
    expect(plan.usd).toBeCloseTo(plan.networks.find((of: { network: string }) => of.network === 'TWITTER').usd);
    expect(plan.usd).toBeGreaterThan(0);
  });

  it('reads the last 30 days again, and says so before', async () => {
    const id = await addProjectWith(admin, [{ YOUTUBE: 'acme' }]);
    expect(await planOf(admin, id)).toMatchObject({ from: '2026-09-01', till: '2026-11-20' });
    await collect(app, admin, id);
    const kept = await storedDays(app.services.db, id);
    expect(await planOf(admin, id)).toMatchObject({ from: '2026-10-21', till: '2026-11-20' });
    await collect(app, admin, id);
    expect(await storedDays(app.services.db, id)).toEqual(kept);
    const [link] = await linksOf(admin, id, 'YOUTUBE');
    expect(link!.collection).toMatchObject({ from: '2026-09-01', till: '2026-11-20', source: 'api' });
  });

  it('keeps its brands from changes, and can be cancelled by any who may collect', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const id = await addProjectWith(admin, [{ FACEBOOK: 'fault.slow.a' }], { userIds: [user.id] });
    expect((await startCollecting(user, id)).status).toBe(202);
    const [brand] = await allOf(admin, id);
    const edit = await editBrand(admin, brand!.id, { brandCompany: 'Else', domain: brand!.domain });
    expect([edit.status, edit.body.error.code]).toEqual([409, 'jobInProgress']);
    await admin.get(`/api/jobs/${(await progress(id, user)).id}/cancel`);
    await app.jobsAreDone();
    expect(await progress(id, user)).toMatchObject({ progressType: 'COLLECT_SONAR', outcome: 'cancelled' });
  });

  it('ends within an account when it is cancelled, and begins again with all of them', async () => {
    const id = await addProjectWith(admin, [
      ...twelve.map((name) => ({ LINKEDIN: name })),
      { FACEBOOK: 'fault.slow.a' },
      { FACEBOOK: 'acme' },
    ]);
    await startCollecting(admin, id);
    while ((await progress(id)).handled < 13) await sleep(5);
    await admin.get(`/api/jobs/${(await progress(id)).id}/cancel`);
    await app.jobsAreDone();
    const asked = networks.requests.length;
    expect(await progress(id)).toMatchObject({ outcome: 'cancelled', handled: 13, total: 14 });
    expect(await datesOf(admin, id)).toMatchObject({ collectedFrom: null });
    expect(await reasonsOf(id, 'LINKEDIN').catch(() => null)).toBeNull();
    const all = (await allOf(admin, id)).flatMap(({ socials }) => Object.values(socials).flat());
    expect(all.map((link) => link!.collection?.reason).sort()).toEqual([
      'cancelled',
      ...Array.from({ length: 13 }, () => 'collected'),
    ]);
    await sleep(50);
    expect(networks.requests.length).toBe(asked);
  });

  it('is refused to strangers, and where there is nothing to ask', async () => {
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    const id = await addProjectWith(admin, [{}]);
    const calls = [
      startCollecting(stranger, id),
      stranger.get(`/api/jobs/sonar/dates/${id}`),
      stranger.get(`/api/sonar/collect-plan/${id}`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await startCollecting(admin, id)).body.error.code).toBe('nothingToCollect');
    expect(await progress(id)).toMatchObject({ status: null });
    expect(await planOf(admin, id)).toMatchObject({ accounts: 0, from: null, till: null, networks: [] });
  });
});

it('of 20 starts of crawls and runs at once exactly one begins', async () => {
  // Nobody works on jobs here, so none ends meanwhile.
  const idle = await openTestApp({}, {}, []);
  const browser = await idle.signInAs('ROLE_GLOBAL_ADMIN');
  const id = await addProjectWith(browser, [{ FACEBOOK: 'acme' }, { TWITTER: 'acme' }]);
  const start = (_: unknown, index: number) =>
    index % 2 === 0 ? startCollecting(browser, id) : browser.get(`/api/jobs/${id}/crawl-init-sonar-data`);
  const starts = await Promise.all(Array.from({ length: 20 }, start));
  const refused = starts.filter(({ status }) => status !== 202);
  expect(refused.map(({ status, body }) => `${status} ${body.error.code}`)).toEqual(
    Array.from({ length: 19 }, () => '409 jobInProgress'),
  );
  await idle.close();
});
