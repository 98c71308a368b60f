import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { openTestDatabase } from '#test/open-database.ts';
import type { Item } from '../connectors/connector.ts';
import { addDays, toDay, toTimeSpan } from '../days.ts';
import { addAccount, addProject } from '../metrics/metrics-test-files.ts';
import { randomFrom } from '../metrics/random-test-files.ts';
import { sonarPostTags } from './posts.tables.ts';
import { findPostsIn, type StoredPost, savePosts } from './save-posts.store.ts';

let database: OpenDatabase;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
});
beforeEach(async () => {
  id = await addAccount(database.db, await addProject(database.db), 1);
});
afterAll(() => database.close());

const item = (name: string, day: string, likes: number | null = 1, time = '12:00:00'): Item => ({
  id: name,
  publishedAt: new Date(`${day}T${time}Z`),
  likes,
  comments: 0,
  shares: null,
});
const always = { from: '1900-01-01', to: '2100-01-01' };
const all = () => findPostsIn(database.db, id, always);
/** As it is stored. */
const stored = (of: Item): StoredPost => ({
  ...{ isTimed: true, kind: null, text: null, url: null, picture: null, views: null },
  ...of,
  interactions: of.interactions ?? (of.likes === null ? null : of.likes + (of.comments ?? 0) + (of.shares ?? 0)),
  source: 'api',
});
const replace = (from: string, to: string, items: readonly Item[]) =>
  savePosts(database.db, id, [toTimeSpan({ from, to })], items, 'api');

describe('posts of a span', () => {
  it('take the place of those that were there; others stay', async () => {
    const [first, last] = [item('a', '2026-05-01', 1, '23:59:59.999'), item('c', '2026-05-31', 1, '00:00:00')];
    await replace('2026-05-01', '2026-05-31', [first, item('b', '2026-05-02', 1, '00:00:00'), last]);
    expect(await replace('2026-05-02', '2026-05-30', [item('d', '2026-05-30', null)])).toEqual([]);
    expect(await all()).toEqual([stored(first), stored(item('d', '2026-05-30', null)), stored(last)]);
  });

  it('are there once when a list names them twice', async () => {
    await replace('2026-05-01', '2026-05-02', [item('a', '2026-05-01', 1), item('a', '2026-05-01', 2)]);
    expect(await all()).toEqual([stored(item('a', '2026-05-01', 2))]);
  });

  it('are there once when their day has changed, and the day that they left is reported', async () => {
    await replace('2026-05-01', '2026-05-01', [item('a', '2026-05-01'), item('b', '2026-05-01')]);
    expect(await replace('2026-05-03', '2026-05-04', [item('a', '2026-05-03', 5)])).toEqual(['2026-05-01']);
    expect(await all()).toEqual([stored(item('b', '2026-05-01')), stored(item('a', '2026-05-03', 5))]);
  });

  it('are refused where one lies outside', async () => {
    await expect(replace('2026-05-01', '2026-05-02', [item('a', '2026-05-03')])).rejects.toThrow(RangeError);
  });

  it('of an account that is gone are not kept', async () => {
    const span = { from: '2026-05-01', to: '2026-05-01' };
    expect(await savePosts(database.db, 2 ** 31 - 1, [toTimeSpan(span)], [item('a', span.from)], 'api')).toEqual([]);
  });
});

it('keeps what a post says, and finds its hashtags', async () => {
  const said: Partial<Item> = {
    ...{
      kind: 'video' as const,
      text: 'Now: #Sommer, #sommer2026 & (#Über_uns)! Nr. #1 a#b \u0000',
      views: 40,
      isTimed: false,
    },
    ...{ url: 'https://example.com/p/1', picture: 'javascript:alert(1)', interactions: 12 },
  };
  await replace('2026-05-01', '2026-05-01', [{ ...item('a', '2026-05-01', null), ...said }]);
  const [kept] = await all();
  expect(kept).toEqual({
    ...stored({ ...item('a', '2026-05-01', null), ...said }),
    ...{ text: 'Now: #Sommer, #sommer2026 & (#Über_uns)! Nr. #1 a#b', picture: null },
  });
  expect((await tagsOf(id)).map(({ tag, posts, interactions }) => [tag, posts, interactions])).toEqual([
    ['sommer', 1, 12],
    ['sommer2026', 1, 12],
    ['über_uns', 1, 12],
  ]);
});

it('are parted by years, and found in all of them', async () => {
  const years = ['2009', '2016', '2026', '2035', '2041'];
  for (const year of years) await replace(`${year}-12-31`, `${year}-12-31`, [item(year, `${year}-12-31`)]);
  expect((await all()).map(({ id: name }) => name)).toEqual(years);
  const { rows } = (await database.db.execute(
    sql`select tableoid::regclass::text as part from sonar_posts where account_id = ${id} order by published_at`,
  )) as unknown as { rows: { part: string }[] };
  expect(rows.map(({ part }) => part)).toEqual([
    'sonar_posts_before_2016',
    ...['sonar_posts_2016', 'sonar_posts_2026', 'sonar_posts_2035'],
    'sonar_posts_from_2036',
  ]);
});

const tagsOf = (accountId: number) =>
  database.db.select().from(sonarPostTags).where(eq(sonarPostTags.accountId, accountId)).orderBy(sonarPostTags.tag);

/** Posts, those counted and their interactions by month and tag, from the posts by themselves. */
const countedTags = (items: Iterable<Item>) => {
  const sums = new Map<string, [number, number, number]>();
  for (const { publishedAt, text, likes, comments } of items) {
    for (const tag of new Set(text!.toLowerCase().replaceAll('#', '').split(' '))) {
      const key = `${toDay(publishedAt).slice(0, 7)}-01 ${tag}`;
      const [posts, counted, interactions] = sums.get(key) ?? [0, 0, 0];
      sums.set(key, [posts + 1, counted + 1, interactions + likes! + comments!]);
    }
  }
  return sums;
};

it('any spans in any order leave what a plain map holds', async () => {
  const random = randomFrom(7);
  const expected = new Map<string, Item>();
  for (let round = 0; round < 40; round++) {
    const from = addDays('2026-01-01', Math.floor(random() * 60));
    const days = Math.ceil(random() * 30);
    const to = addDays(from, days - 1);
    const items = Array.from({ length: Math.floor(random() * 12) }, () => ({
      ...item(String(Math.floor(random() * 50)), addDays(from, Math.floor(random() * days)), Math.floor(random() * 99)),
      text: `#t${Math.floor(random() * 3)} #T${Math.floor(random() * 3)}`,
    }));
    await replace(from, to, items);
    for (const [name, { publishedAt }] of expected) {
      if (toDay(publishedAt) >= from && toDay(publishedAt) <= to) expected.delete(name);
    }
    for (const each of items) expected.set(each.id, each);
    const kept = await all();
    const byId = Object.fromEntries([...expected].map(([name, each]) => [name, stored(each)]));
    expect(Object.fromEntries(kept.map((each) => [each.id, each]))).toEqual(byId);
    expect(kept).toHaveLength(expected.size);
    expect(await database.db.select().from(sonarPostTags).where(eq(sonarPostTags.accountId, id))).toHaveLength(
      countedTags(expected.values()).size,
    );
    for (const { month, tag, posts, counted, interactions } of await tagsOf(id)) {
      expect(countedTags(expected.values()).get(`${month} ${tag}`)).toEqual([posts, counted, interactions]);
    }
  }
});
