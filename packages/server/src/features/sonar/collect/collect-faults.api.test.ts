import type { Dataset } from '@soundings/contract/sonar/brands';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { allOf, pageOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { findAccounts } from '../metrics/accounts.store.ts';
import { findGaps } from '../metrics/gaps.store.ts';
import { addProjectWith, collect, datesOf, linksOf, planOf } from './collect-test-files.ts';
import { openOwnNetworks } from './open-own-networks-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const gapsIn = async (id: string, of: TestApp = app) => {
  const accounts = await findAccounts(of.services.db, id);
  const gaps = await findGaps(
    of.services.db,
    accounts.map((account) => account.id),
  );
  return accounts.map(({ id: account, network }) => ({ network, gaps: gaps.get(account) ?? [] }));
};

const five = ['one', 'two', 'three', 'four', 'five'];

it('gives every account a reason, stops networks that refuse, and goes on with the others', async () => {
  const handles: Record<SocialNetwork, readonly string[]> = {
    FACEBOOK: ['fault.gone.a', 'fault.private.b', 'acme', 'fault.garbage.c', 'fault.moved.d'],
    INSTAGRAM: ['fault_hidden_a', 'fault_empty_b', 'acme', 'fault_strings_c', 'fault_midpage_d'],
    YOUTUBE: ['fault-flaky-a', 'fault-limited-b', 'acme', 'fault-hidden-c', 'fault-gone-d'],
    TWITTER: five.map((name) => `fault_expired_${name}`.slice(0, 15)),
    TIKTOK: five.map((name) => `fault_quota_${name}`),
    LINKEDIN: five.map((name) => `fault-throttled-${name}`),
    TRUSTPILOT: five.map((name) => `fault-down-${name}`),
  };
  const brands = five.map((_, index) =>
    Object.fromEntries(socialNetworks.map((network) => [network, handles[network][index]!])),
  );
  const id = await addProjectWith(admin, brands);
  const end = await collect(app, admin, id);
  expect(end).toMatchObject({ outcome: 'done', handled: 35, total: 35 });
  const reasons: Record<string, unknown> = {};
  for (const network of socialNetworks) {
    const links = await linksOf(admin, id, network);
    reasons[network] = links.map(({ collection, status }) => `${collection?.reason} ${status}`);
  }
  expect(reasons).toEqual({
    FACEBOOK: ['gone ERROR', 'private ERROR', 'collected SUCCESS', 'badAnswer SUCCESS', 'badAnswer SUCCESS'],
    INSTAGRAM: ['hidden', 'collected', 'collected', 'collected', 'partly'].map((reason) => `${reason} SUCCESS`),
    YOUTUBE: ['collected SUCCESS', 'collected SUCCESS', 'collected SUCCESS', 'hidden SUCCESS', 'gone ERROR'],
    TWITTER: five.map(() => 'keyInvalid SUCCESS'),
    TIKTOK: five.map(() => 'quotaSpent SUCCESS'),
    LINKEDIN: five.map(() => 'rateLimited SUCCESS'),
    TRUSTPILOT: five.map(() => 'unreachable SUCCESS'),
  });
  expect(await datesOf(admin, id)).toMatchObject({ collectedFrom: '2026-09-01', collectedTill: '2026-11-20' });
  // Those that were not asked at all lack what they would have been asked for.
  const left = await gapsIn(id);
  const today = { from: '2026-11-21', to: '2026-11-21' };
  const states = (reason: string, ...metrics: string[]) => metrics.map((metric) => ({ metric, ...today, reason }));
  const ofAll: Partial<Record<SocialNetwork, object[]>> = {
    TWITTER: states('keyInvalid', 'followers', 'following', 'subscription'),
    TIKTOK: states('quotaSpent', 'followers', 'following', 'interactions'),
    LINKEDIN: states('rateLimited', 'followers', 'employees'),
    TRUSTPILOT: states('unreachable', 'score', 'reviews'),
  };
  for (const [network, gaps] of Object.entries(ofAll)) {
    const found = left.filter((account) => account.network === network);
    expect(found).toHaveLength(5);
    for (const each of found) expect(new Set(each.gaps)).toEqual(new Set(gaps));
  }
  // The three brands of Facebook and YouTube with a bad link, and nobody else.
  const { counts } = await pageOf(admin, id, {});
  expect(counts.withErrors).toBe(3);
});

it('posts of accounts that a spent quota leaves unasked are gaps until they are asked', async () => {
  const spent = await openOwnNetworks({ faults: { one: 'quota' } });
  const port = Number(new URL(spent.sandbox.sources.YOUTUBE.baseUrl).port);
  const own = await openTestApp({ ...spent.addresses, ...spent.keys });
  const browser = await own.signInAs('ROLE_GLOBAL_ADMIN');
  const many = Array.from({ length: 12 }, (_, at) => ({ YOUTUBE: at === 0 ? 'one' : `channel${at}` }));
  const id = await addProjectWith(browser, many);
  await collect(own, browser, id);
  const unasked = (await gapsIn(id, own)).filter(({ gaps }) => gaps.some(({ reason }) => reason === 'quotaSpent'));
  expect(unasked.length).toBeGreaterThan(0);
  const whole = { from: '2026-09-01', to: '2026-11-20', reason: 'quotaSpent' };
  for (const { gaps } of unasked)
    expect(new Set(gaps)).toEqual(
      new Set(['posts', 'interactions', 'comments'].map((metric) => ({ metric, ...whole }))),
    );
  await spent.close();
  const mended = await openOwnNetworks({ port });
  await collect(own, browser, id);
  expect((await gapsIn(id, own)).flatMap(({ gaps }) => gaps)).toEqual([]);
  await own.close();
  await mended.close();
});

it('has no days where no account gave anything', async () => {
  const id = await addProjectWith(admin, [{ FACEBOOK: 'fault.gone.a' }]);
  expect(await collect(app, admin, id)).toMatchObject({ outcome: 'done', handled: 1 });
  expect(await datesOf(admin, id)).toMatchObject({ collectedFrom: null, collectedTill: null });
  expect((await linksOf(admin, id, 'FACEBOOK'))[0]!.collection).toMatchObject({ source: null, collectedOn: null });
});

it('counts how the measured links ended, and finds the brands of which something is missing', async () => {
  const id = await addProjectWith(admin, [
    { FACEBOOK: 'fault.private.a', TWITTER: 'fault_gone_a' },
    { INSTAGRAM: 'fault.hidden.b', YOUTUBE: 'acme' },
    { FACEBOOK: 'fault.gone.c' },
    {},
  ]);
  const found = async (filter: string) => {
    const { body } = await admin.post('/api/sonar-data/search/init', { projectId: id, filter });
    return [body.totalElements, ...body.content.map(({ brandCompany }: { brandCompany: string }) => brandCompany)];
  };
  expect((await datesOf(admin, id)).accounts).toEqual({});
  expect(await found('notCollected')).toEqual([0]);
  await collect(app, admin, id);
  expect((await datesOf(admin, id)).accounts).toEqual({ collected: 1, hidden: 1, gone: 2, private: 1 });
  expect(await found('notCollected')).toEqual([2, 'Brand 0', 'Brand 2']);
  // A link that is not measured any more says nothing of its brand.
  const [{ id: brandId, ...fields }] = (await allOf(admin, id)).slice(2) as [Dataset];
  const socials = { FACEBOOK: [{ url: 'https://www.facebook.com/c.new' }] };
  await admin.post(`/api/sonar-data/edit?id=${brandId}`, { ...fields, socials });
  expect(await found('notCollected')).toEqual([1, 'Brand 0']);
  expect((await datesOf(admin, id)).accounts).toEqual({ collected: 1, hidden: 1, gone: 1, private: 1 });
});

it('asks an account that was gone again, and its link is good again when it is back', async () => {
  const broken = await openOwnNetworks({ faults: { acme: 'gone' } });
  const port = Number(new URL(broken.sandbox.sources.FACEBOOK.baseUrl).port);
  const own = await openTestApp({ ...broken.addresses, ...broken.keys });
  const browser = await own.signInAs('ROLE_GLOBAL_ADMIN');
  const id = await addProjectWith(browser, [{ FACEBOOK: 'acme', TWITTER: 'fjord' }]);
  await collect(own, browser, id);
  expect((await linksOf(browser, id, 'FACEBOOK'))[0]).toMatchObject({ status: 'ERROR', reason: 'gone' });
  await broken.close();
  const mended = await openOwnNetworks({ port });
  own.pass(1000);
  expect(await planOf(browser, id)).toMatchObject({ accounts: 2 });
  await collect(own, browser, id);
  const [link] = await linksOf(browser, id, 'FACEBOOK');
  expect(link).toMatchObject({ status: 'SUCCESS', reason: 'confirmed', collection: { reason: 'collected' } });
  expect(link!.collection).toMatchObject({ from: '2026-09-01', till: '2026-11-20' });
  await own.close();
  await mended.close();
});
