import type { Alert } from '@soundings/contract/projects/alerts';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { addSonar, allOf, brand, editBrand } from '#test/sonar-client.ts';
import type { TestApp } from '#test/test-app.ts';
import { addProjectWith, collect } from '../collect/collect-test-files.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { postRows, roles } from '../posts/posts-test-files.ts';
import { noteFigures } from './alert-checks.store.ts';
import { findNextAlerts } from './find-alerts.ts';

const last = toDayNumber('2026-11-20');
const known = 120;

interface Story {
  /** Interactions of a post in the last week against what they were before. */
  readonly response?: number;
  readonly isSilent?: boolean;
  /** Only the last week is known: of all, or of Instagram beside Facebook. */
  readonly isLate?: 'all' | 'instagram';
}

/** Figures of a brand that waver from day to day, and what happens in the last seven. */
const rowsOf = (domain: string, size: number, story: Story, till = last): string[] =>
  Array.from({ length: known }, (_, at) => till - known + 1 + at).flatMap((day) => {
    const { response = 1, isSilent = false } = story;
    const isLate = day > last - 7;
    const posts = isSilent && isLate ? 0 : 2 + ((day * 13 + size) % 3);
    const wave = 1 + ((day * 7 + size) % 11) / 10;
    const interactions = Math.round(posts * size * 0.02 * wave * (isLate ? response : 1));
    const values = { followers: size + (day % 5), posts, interactions, comments: Math.round(interactions / 20) };
    const networks = [
      ...(isLate || story.isLate !== 'all' ? ['facebook'] : []),
      ...(isLate && story.isLate === 'instagram' ? ['instagram'] : []),
    ];
    return networks.flatMap((network) =>
      Object.entries(values).map(([figure, value]) => [domain, network, figure, dayFromNumber(day), value].join(',')),
    );
  });

const sizes = [9000, 12_000, 7000, 20_000, 15_000, 11_000];
const domains = sizes.map((_, at) => `alert-${at}.example`);

let made = 0;
const addMarket = async (admin: Browser): Promise<string> => {
  const datasets = domains.map((domain, at) => brand(domain, { myCompany: at === 0 }));
  return addSonar(admin, `Alerted market ${++made}`, { datasets, startDate: '2026-07-01' });
};
const importMarket = async (admin: Browser, id: string, stories: Readonly<Record<number, Story>>, till = last) => {
  const rows = domains.flatMap((domain, at) => rowsOf(domain, sizes[at]!, stories[at] ?? {}, till));
  const content = ['domain,network,metric,date,value', ...rows].join('\n');
  const mapping = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
  const { status, body } = await sendMetrics(admin, id, content, mapping);
  expect([status, body.error]).toEqual([200, undefined]);
};

/** As many nodes look at once. */
const lookThrough = async ({ services }: TestApp) => {
  const look = async () => {
    while (await findNextAlerts(services));
  };
  await Promise.all([look(), look(), look()]);
};
const alertsOf = async (browser: Browser, id: string): Promise<Alert[]> =>
  (await browser.get(`/api/alerts?projectId=${id}&size=50`)).body.content;

const late = (id: string, earned: number, text: string): string =>
  `a.example,Facebook,${id},2026-05-29 10:00:00,${earned},0,0,Video,"${text}",https://facebook.example/a/${id}`;
const addPostsWith = async (admin: Browser, own: string, ...more: string[]): Promise<string> => {
  const datasets = ['a.example', 'b.example'].map((domain) => brand(domain, { myCompany: domain === own }));
  const id = await addSonar(admin, `Posts of ${own} ${++made}`, { datasets });
  await importPosts(admin, id, ...more);
  return id;
};
const importPosts = async (admin: Browser, id: string, ...more: string[]) => {
  const content = [roles.join(','), ...postRows(), ...more].join('\n');
  const { status, body } = await sendMetrics(
    admin,
    id,
    content,
    mapped('posts', roles, { missingDaysAreZero: true, timeZone: 'UTC' }),
  );
  expect([status, body.error]).toEqual([200, undefined]);
};

describe('alerts of posts', () => {
  const spikesOf = async (admin: Browser, id: string) =>
    (await alertsOf(admin, id)).filter(({ kind }) => kind === 'post');

  test('tell once of one that earns far more than the account’s posts do', async ({ app, admin }) => {
    const rows = [late('a-late', 1200, `Snow\n  in May ${'and June '.repeat(40)}`), late('a-good', 260, 'Sun')];
    const id = await addPostsWith(admin, 'a.example', ...rows);
    await lookThrough(app);
    const [spike, ...others] = await spikesOf(admin, id);
    expect(others).toEqual([]);
    expect(spike!.about).toMatchObject({
      ...{ kind: 'post', brand: 'Brand a.example', network: 'FACEBOOK', postId: 'a-late', publishedOn: '2026-05-29' },
      ...{
        text: expect.stringMatching(/^Snow in May and June .{110,120}…$/),
        interactions: 1200,
        usual: 100,
        posts: 24,
      },
    });
    await importPosts(admin, id, ...rows, late('a-later', 2000, 'Hail'));
    await lookThrough(app);
    const told = (await spikesOf(admin, id)).map(({ about }) => 'postId' in about && about.postId);
    expect(told.toSorted()).toEqual(['a-late', 'a-later']);
  });

  test('concern one’s own brand and those in focus, where there are any', async ({ app, admin }) => {
    const id = await addPostsWith(admin, 'b.example', late('a-late', 1200, 'Snow'));
    await lookThrough(app);
    expect(await spikesOf(admin, id)).toEqual([]);
  });
});

describe('alerts of a market', () => {
  test('tell what changed beyond noise and fell silent for the own brand, once', async ({ app, admin }) => {
    const id = await addMarket(admin);
    await importMarket(admin, id, { 0: { response: 9 }, 3: { response: 9 } });
    await lookThrough(app);
    const [alert, ...others] = await alertsOf(admin, id);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: 'score', about: { brand: 'Brand alert-0.example', till: '2026-11-20' } });
    const about = alert!.about as Extract<Alert['about'], { kind: 'score' }>;
    expect(about.value - about.former).toBeGreaterThan(about.margin);
    expect(about.margin).toBeGreaterThan(0);
    expect(alert!.title).toMatch(/^Brand alert-0\.example’s [\w ]+ rose by \d+\.\d points to \d+\.\d$/);
    expect(alert!.detail).toContain('95% interval of the change');
    await importMarket(admin, id, { 0: { response: 9 } });
    await lookThrough(app);
    expect(await alertsOf(admin, id)).toHaveLength(1);
  });

  test('tell no change of which a part is that other data came to be known', async ({ app, admin }) => {
    const id = await addMarket(admin);
    await importMarket(admin, id, { 0: { response: 9, isLate: 'instagram' } });
    await lookThrough(app);
    expect((await alertsOf(admin, id)).filter(({ kind }) => kind === 'score')).toEqual([]);
  });

  test('tell no former rank that was a place among other brands', async ({ app, admin }) => {
    const id = await addMarket(admin);
    await importMarket(admin, id, { 0: { response: 1 / 9 }, 3: { isLate: 'all' } });
    await lookThrough(app);
    const [alert] = (await alertsOf(admin, id)).filter(({ kind }) => kind === 'score');
    expect(alert!.title).toContain(' fell by ');
    expect(alert!.about).toMatchObject({ rank: domains.length, formerRank: null });
    expect(alert!.detail).not.toContain('Rank');
  });

  test('tell nothing where figures only waver', async ({ app, admin }) => {
    const id = await addMarket(admin);
    await importMarket(admin, id, {});
    await lookThrough(app);
    expect(await alertsOf(admin, id)).toEqual([]);
  });

  test('tell of an account in focus that posted regularly and stopped', async ({ app, admin }) => {
    const id = await addMarket(admin);
    const inFocus = (await allOf(admin, id)).find(({ domain }) => domain === domains[2])!;
    const { socials, ...fields } = inFocus;
    const links = Object.fromEntries(Object.entries(socials).map(([network, all]) => [network, all]));
    expect((await editBrand(admin, inFocus.id, { ...fields, socials: links, inFocus: true })).status).toBe(200);
    await importMarket(admin, id, { 2: { isSilent: true }, 4: { isSilent: true } });
    await lookThrough(app);
    const silent = (await alertsOf(admin, id)).filter(({ kind }) => kind === 'silence');
    expect(silent.map(({ about }) => about)).toEqual([
      expect.objectContaining({ brand: 'Brand alert-2.example', network: 'FACEBOOK', before: expect.any(Number) }),
    ]);
    await importMarket(admin, id, { 2: { isSilent: true } });
    await lookThrough(app);
    expect((await alertsOf(admin, id)).filter(({ kind }) => kind === 'silence')).toHaveLength(1);
  });

  test('tell of sources that brought figures once and fail', async ({ app, admin }) => {
    const id = await addProjectWith(admin, [{ TWITTER: 'acme' }, { TWITTER: 'fjord' }]);
    await collect(app, admin, id);
    await lookThrough(app);
    expect((await alertsOf(admin, id)).filter(({ kind }) => kind === 'source')).toEqual([]);
    await app.services.db.execute(
      `update sonar_accounts set reason = 'keyInvalid' where dataset_id in (select id from sonar_datasets where project_id = '${id}')`,
    );
    await app.services.db.transaction((tx) => noteFigures(tx, id, app.services.now()));
    await lookThrough(app);
    const failing = (await alertsOf(admin, id)).filter(({ kind }) => kind === 'source');
    expect(failing.map(({ about }) => about)).toEqual([
      { kind: 'source', network: 'TWITTER', reason: 'keyInvalid', accounts: 2, brands: ['Brand 0', 'Brand 1'] },
    ]);
    expect(failing[0]!.title).toBe('Twitter: 2 accounts couldn’t be collected any more');
  });

  test('leave nothing to look at for projects that are gone', async ({ app, admin }) => {
    const id = await addMarket(admin);
    await importMarket(admin, id, {});
    expect((await admin.delete(`/api/sonar/${id}`)).status).toBe(200);
    await lookThrough(app);
    expect(await findNextAlerts(app.services)).toBe(false);
  });
});
