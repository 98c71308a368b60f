import { PostPatterns, type TopPosts, TopPosts as TopPostsAnswer } from '@soundings/contract/sonar/posts';
import { Why } from '@soundings/contract/sonar/scores';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf, brand } from '#test/sonar-client.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { addPosts, april, may, postRows, roles } from './posts-test-files.ts';

const postsOf = async (browser: Browser, id: string, request: object): Promise<TopPosts> => {
  const { status, body } = await browser.post(`/api/sonar/posts?projectId=${id}`, { range: may, ...request });
  expect([status, body.error]).toEqual([200, undefined]);
  return TopPostsAnswer.strict().parse(body);
};
const patternsOf = async (browser: Browser, id: string, request: object = {}): Promise<PostPatterns> => {
  const { status, body } = await browser.post(`/api/sonar/posts/patterns?projectId=${id}`, { range: may, ...request });
  expect([status, body.error]).toEqual([200, undefined]);
  return PostPatterns.strict().parse(body);
};
const names = ({ posts }: TopPosts): string[] => posts.map(({ postId }) => postId);

let id: string;
let ids: Record<string, string>;
it.beforeAll(async ({ app, admin }) => {
  await seedChoices(app);
  id = await addPosts(admin, 'Posts');
  ids = Object.fromEntries((await allOf(admin, id)).map((row) => [row.domain, row.id]));
});

describe('posts of a project', () => {
  it('come with most interactions first, hidden ones last, as far as they were told', async ({ admin }) => {
    const found = await postsOf(admin, id, {});
    expect(found.total).toBe(14);
    expect(found.posts[0]).toEqual({
      ...{ initDataId: ids['a.example'], network: 'FACEBOOK', postId: 'a-viral', kind: 'video', isTimed: true },
      ...{ publishedAt: '2026-05-12T20:15:00.000Z', text: 'Unser Sommerfest! #Sommer #Alltag' },
      ...{ url: 'https://facebook.example/a/viral', likes: 900, comments: 60, shares: 40, views: null },
      ...{ interactions: 1000, times: 10 },
    });
    expect(names(found).slice(-2)).toEqual(['b-1', 'b-2']);
    expect(found.posts.at(-2)).toMatchObject({
      isTimed: false,
      kind: 'reel',
      shares: null,
      interactions: 42,
      times: null,
    });
    expect(found.posts.at(-1)).toMatchObject({
      isTimed: true,
      kind: null,
      interactions: null,
      times: null,
      text: null,
    });
  });

  it('are found by brand, network, kind, and words that begin as those of the text', async ({ admin }) => {
    const total = async (request: object) => (await postsOf(admin, id, request)).total;
    expect(await total({ ids: [ids['b.example']] })).toBe(2);
    expect(await total({ ids: Object.values(ids) })).toBe(14);
    expect(await total({ network: 'FACEBOOK' })).toBe(12);
    expect(await total({ network: 'YOUTUBE' })).toBe(0);
    expect(names(await postsOf(admin, id, { kind: 'video' }))).toEqual(['a-viral']);
    expect(names(await postsOf(admin, id, { words: 'sommerf' }))).toEqual(['a-viral']);
    expect(names(await postsOf(admin, id, { words: '#SOMMER unser' }))).toEqual(['a-viral']);
    expect(await total({ words: 'aarhus' })).toBe(11);
    expect(await total({ words: 'aarhus', range: april })).toBe(10);
    expect(await total({ words: 'aarhus hello' })).toBe(0);
    expect(await total({ words: "'!:*&" })).toBe(0);
    expect(await total({ words: '' })).toBe(14);
  });

  it('come in pages', async ({ admin }) => {
    const whole = { startDate: april.startDate, endDate: may.endDate };
    const pages = [await postsOf(admin, id, { range: whole }), await postsOf(admin, id, { range: whole, page: 1 })];
    expect(pages.map(({ posts, total, page }) => [posts.length, total, page])).toEqual([
      [20, 24, 0],
      [4, 24, 1],
    ]);
    expect(new Set(pages.flatMap(names)).size).toBe(24);
    expect(names(await postsOf(admin, id, { range: whole, page: 2 }))).toEqual([]);
  });

  it('show which kinds, hashtags and hours do well, by the account’s own median', async ({ admin }) => {
    const patterns = await patternsOf(admin, id);
    expect(patterns).toMatchObject({
      kept: { posts: 14, counted: 13, interactions: 2142, timed: 13 },
      metrics: { posts: 14, interactions: 2142 },
      timeZone: 'UTC',
    });
    expect(patterns.days.find(({ day }) => day === '2026-05-12')).toEqual({
      day: '2026-05-12',
      posts: 1,
      interactions: 1000,
    });
    expect(patterns.days.reduce((sum, { posts }) => sum + posts, 0)).toBe(14);
    const kinds = Object.fromEntries(patterns.kinds.map(({ kind, posts, times }) => [kind, [posts, times]]));
    expect(kinds).toEqual({ photo: [6, 1], link: [5, 1], video: [1, null], reel: [1, null], null: [1, null] });
    expect(patterns.hashtags).toEqual([
      { tag: 'alltag', posts: 12, counted: 12, interactions: 2100 },
      { tag: 'sommer', posts: 1, counted: 1, interactions: 1000 },
      { tag: 'summer', posts: 1, counted: 1, interactions: 42 },
    ]);
    // May has five Fridays to Sundays; 11 days of it have a post at 9:30.
    expect(patterns.hours).toEqual([]);
    const whole = await patternsOf(admin, id, { range: { startDate: april.startDate, endDate: may.endDate } });
    expect(whole.hours).toEqual([]);
  });

  it('count hashtags alike by months and by days', async ({ admin }) => {
    const tags = async (startDate: string, endDate: string) =>
      (await patternsOf(admin, id, { range: { startDate, endDate } })).hashtags.find(({ tag }) => tag === 'alltag');
    const posts = async (startDate: string, endDate: string) =>
      (await postsOf(admin, id, { range: { startDate, endDate }, words: 'alltag' })).total;
    for (const [from, to] of [
      ['2026-04-01', '2026-05-31'],
      ['2026-04-02', '2026-05-31'],
      ['2026-04-01', '2026-05-30'],
      ['2026-04-20', '2026-05-12'],
      ['2026-05-12', '2026-05-12'],
    ] as const) {
      expect((await tags(from, to))?.posts).toBe(await posts(from, to));
    }
  });

  it('are counted by hours of a time zone', async ({ admin }) => {
    const at = await addPosts(admin, 'Hours');
    const content = [
      roles.join(','),
      ...Array.from({ length: 6 }, (_, week) => {
        const day = new Date(Date.UTC(2026, 3, 5 + 7 * week)).toISOString().slice(0, 10);
        return `a.example,Facebook,s-${week},${day}T23:30:00Z,200,0,0,photo,x,`;
      }),
    ].join('\n');
    expect((await sendMetrics(admin, at, content, mapped('posts', roles))).status).toBe(200);
    const range = { startDate: april.startDate, endDate: may.endDate };
    const [utc, berlin] = [
      await patternsOf(admin, at, { range }),
      await patternsOf(admin, at, { range, timeZone: 'Europe/Berlin' }),
    ];
    expect(utc.hours).toEqual([{ weekday: 7, hour: 23, posts: 6, times: 2 }]);
    expect(berlin.hours).toEqual([{ weekday: 1, hour: 1, posts: 6, times: 2 }]);
  });

  it('of a file that is imported again are there once, with what it says now', async ({ admin }) => {
    const again = await addPosts(admin, 'Again');
    const rows = postRows().map((row) => row.replace(',900,60,40,', ',1900,60,40,'));
    const mapping = mapped('posts', roles, { missingDaysAreZero: true, timeZone: 'UTC' });
    expect((await sendMetrics(admin, again, [roles.join(','), ...rows].join('\n'), mapping)).status).toBe(200);
    const found = await postsOf(admin, again, {});
    expect(found.total).toBe(14);
    expect(found.posts[0]).toMatchObject({ postId: 'a-viral', interactions: 2000 });
  });
});

describe('posts with times of a time zone', () => {
  const inBerlin = { timeZone: 'Europe/Berlin' };
  const send = async (browser: Browser, id: string, rows: readonly string[], more: object = inBerlin) => {
    const content = ['domain,network,post,date,likes', ...rows].join('\n');
    const mapping = mapped('posts', ['domain', 'network', 'post', 'date', 'likes'], more);
    expect(await sendMetrics(browser, id, content, mapping)).toMatchObject({ status: 200 });
  };
  const publishedIn = async (browser: Browser, id: string, startDate: string, endDate: string) =>
    (await postsOf(browser, id, { range: { startDate, endDate } })).posts
      .map(({ postId, publishedAt }) => `${postId} ${publishedAt.slice(0, 16)}`)
      .toSorted();

  it('are kept at their instants, in summer and in winter', async ({ admin }) => {
    const id = await addSonar(admin, 'Zones', { datasets: [brand('a.example')] });
    await send(admin, id, ['winter,2026-03-28 09:30', 'summer,2026-03-30 09:30', 'utc,2026-03-30T09:30Z'].map(ofA));
    expect(await publishedIn(admin, id, '2026-03-28', '2026-03-30')).toEqual([
      'summer 2026-03-30T07:30',
      'utc 2026-03-30T09:30',
      'winter 2026-03-28T08:30',
    ]);
  });

  it('of a month leave those of the month before, though it ended later in UTC', async ({ admin }) => {
    const id = await addSonar(admin, 'Months', { datasets: [brand('a.example')] });
    const may = ['may-30,2026-05-30 12:00', 'may-31,2026-05-31 23:30'].map(ofA);
    await send(admin, id, may, { ...inBerlin, missingDaysAreZero: true });
    const june = ['june-1,2026-06-01 00:30', 'june-9,2026-06-09 12:00'].map(ofA);
    await send(admin, id, june, { ...inBerlin, missingDaysAreZero: true });
    await send(admin, id, ['again,2026-06-09 08:00'].map(ofA));
    expect(await publishedIn(admin, id, '2026-05-30', '2026-06-09')).toEqual([
      'again 2026-06-09T06:00',
      'june-1 2026-05-31T22:30',
      'may-30 2026-05-30T10:00',
      'may-31 2026-05-31T21:30',
    ]);
  });
});

const ofA = (post: string): string => `a.example,Facebook,${post},1`;

describe('what carried a change', () => {
  const ranges = { comparable: may, compareTo: april };

  it('is told where the score is explained, with the post', async ({ admin }) => {
    const ask = { ranges, initDataId: ids['a.example'], score: 'passion' };
    const { body } = await admin.post(`/api/calculations/why?projectId=${id}`, ask);
    const why = Why.strict().parse(body);
    // 2,100 in 31 days after 1,000 in 30: the post earned 900 more than a usual one.
    const [now, before] = [2100 / 31, 1000 / 30];
    expect(why.carried).toEqual([
      {
        ...{ network: 'FACEBOOK', direction: 'rise', share: expect.closeTo(900 / 31 / (now - before), 9) },
        ...{ now: expect.closeTo(now, 9), before: expect.closeTo(before, 9) },
        posts: [
          expect.objectContaining({ postId: 'a-viral', url: 'https://facebook.example/a/viral', interactions: 1000 }),
        ],
      },
    ]);
    const other = await admin.post(`/api/calculations/why?projectId=${id}`, { ...ask, initDataId: ids['b.example'] });
    expect(other.body.carried).toEqual([]);
  });

  it('is not told where posts are not all that the metric counts', async ({ admin }) => {
    const more = await addPosts(admin, 'More');
    const columns = ['domain', 'network', 'metric', 'date', 'value'];
    const content = `${columns.join(',')}\na.example,facebook,interactions,2026-05-20,500`;
    expect((await sendMetrics(admin, more, content, mapped('long', columns))).status).toBe(200);
    const [first] = await allOf(admin, more);
    const ask = { ranges, initDataId: first!.id, score: 'passion' };
    expect((await admin.post(`/api/calculations/why?projectId=${more}`, ask)).body.carried).toEqual([]);
    expect((await patternsOf(admin, more)).metrics.interactions).toBe(2142 + 500);
  });
});

describe('who may read posts', () => {
  const calls = [
    ['posts', { range: may }],
    ['posts/patterns', { range: may }],
  ] as const;

  it('whoever may use the project, and consumers by its password', async ({ app, admin, stranger, nobody }) => {
    const { password } = await share(admin, id);
    const shared = (path: string, request: object, projectPassword = password) =>
      app.browser().post(`/api/consumer/sonar/${path}`, {
        projectRequest: { projectName: 'Posts', projectPassword },
        request,
      });
    for (const [path, request] of calls) {
      const url = `/api/sonar/${path}?projectId=${id}`;
      const own = await admin.post(url, request);
      expect((await nobody.post(url, request)).status).toBe(401);
      expect((await stranger.post(url, request)).status).toBe(404);
      expect((await shared(path, request)).body).toEqual(own.body);
      expect((await shared(path, request, 'wrong')).body.error.code).toBe('wrongCredentials');
    }
  });

  it('refuses what cannot be asked', async ({ admin }) => {
    const status = async (path: string, request: object) =>
      (await admin.post(`/api/sonar/${path}?projectId=${id}`, { range: may, ...request })).status;
    const other = await addPosts(admin, 'Other');
    const [foreign] = await allOf(admin, other);
    for (const [path] of calls) {
      expect(await status(path, { range: { startDate: '2020-01-01', endDate: '2020-02-01' } })).toBe(400);
      expect(await status(path, { range: { startDate: may.endDate, endDate: may.startDate } })).toBe(400);
      expect(await status(path, { network: 'MYSPACE' })).toBe(400);
      expect(await status(path, { ids: [foreign!.id] })).toBe(404);
    }
    expect(await status('posts', { page: -1 })).toBe(400);
    expect(await status('posts', { kind: 'poem' })).toBe(400);
    expect(await status('posts/patterns', { timeZone: 'Mars/Olympus' })).toBe(400);
    // A name of old, which databases do not know.
    expect(await status('posts/patterns', { timeZone: 'US/Pacific-New' })).toBe(200);
    expect(await status('posts/patterns', { timeZone: '+05:30' })).toBe(400);
  });
});

it('go with their project', async ({ app, admin }) => {
  const gone = await addPosts(admin, 'Gone');
  const left = async () =>
    (await app.services.db.execute(sql`
      select (select count(*) from sonar_posts)::int as posts, (select count(*) from sonar_post_tags)::int as tags`)) as unknown as {
      rows: { posts: number; tags: number }[];
    };
  const before = (await left()).rows[0]!;
  await app.services.db.execute(sql`delete from projects where id = ${gone}`);
  const after = (await left()).rows[0]!;
  expect([before.posts - after.posts, before.tags - after.tags]).toEqual([24, 4]);
});

it('knows every time zone that can be asked for', async ({ app }) => {
  const zones = sql.param([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  const { rows } = (await app.services.db.execute(
    sql`select count(now() at time zone zone)::int as known from unnest(${zones}::text[]) as zone`,
  )) as unknown as { rows: { known: number }[] };
  expect(rows[0]!.known).toBe(Intl.supportedValuesOf('timeZone').length + 1);
});
