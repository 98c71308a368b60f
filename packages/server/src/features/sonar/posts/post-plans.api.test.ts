import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '#/platform/db/database.ts';
import { explain } from '#test/explain.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { addAccount, addProject } from '../metrics/metrics-test-files.ts';
import { findDailySums, findHashtags, findHours, findKinds, findTopPosts, topPostsQuery } from './posts.store.ts';

let database: OpenDatabase;
let accounts: number[];
const brands = 40;
/** Of each account, over three years. */
const each = 1000;

beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
  const { db } = database;
  const projectId = await addProject(db);
  accounts = [];
  for (let brand = 1; brand <= brands; brand++) accounts.push(await addAccount(db, projectId, brand));
  await db.execute(sql`
    insert into sonar_posts (account_id, published_at, post_id, is_timed, source, interactions, text, hashtags)
    select account, '2026-11-25'::timestamptz - i * interval '1 day', 'p' || i, true, 'api', (i * 7919) % 1000,
      'word' || (i % 500) || ' of account ' || account, array['tag' || i % 9]
    from unnest(${sql.param(accounts)}::int[]) account, generate_series(0, ${each - 1}::int) i`);
  await db.execute(sql`vacuum analyze sonar_posts`);
});
afterAll(() => database.close());

const page = { limit: 20, offset: 0 };
const span = { from: '2026-08-28', to: '2026-11-25' };
const wholeScan = /Seq Scan on sonar_posts\w*/g;
const partsIn = (plan: string) => [...new Set(plan.match(/sonar_posts_(before_|from_)?\d{4}(?=\b|_)/g))];
const planOf = (search: Parameters<typeof topPostsQuery>[0]) =>
  explain(database.db, { getSQL: () => topPostsQuery(search, page) });

describe('with 40,000 posts of three years', () => {
  it('a brand’s best posts are found by its days, in the part of their year', async () => {
    const plan = await planOf({ accounts: accounts.slice(0, 1), span });
    expect(plan.match(wholeScan)).toBeNull();
    expect(plan).toMatch(/sonar_posts_2026_pkey/);
    expect(partsIn(plan)).toEqual(['sonar_posts_2026']);
    const years = await planOf({ accounts: accounts.slice(0, 1), span: { from: '2025-12-01', to: '2026-01-31' } });
    expect(partsIn(years).toSorted()).toEqual(['sonar_posts_2025', 'sonar_posts_2026']);
  });

  it('words are found by their index', async () => {
    const plan = await planOf({ accounts, span, words: 'word7' });
    expect(plan.match(wholeScan)).toBeNull();
    expect(plan).toMatch(/Bitmap Index Scan on sonar_posts_2026_to_tsvector_idx/);
  });

  it('give what plain counting gives', async () => {
    const { db } = database;
    const of = { accounts, span };
    const posts = Array.from({ length: 90 }, (_, i) => ({ i, interactions: (i * 7919) % 1000 }));
    const best = posts.toSorted((a, b) => b.interactions - a.interactions || a.i - b.i)[0]!;
    const { total, posts: found } = await findTopPosts(db, of, page);
    expect([total, found.length]).toEqual([90 * brands, 20]);
    expect(found[0]).toMatchObject({ accountId: accounts[0], postId: `p${best.i}`, interactions: best.interactions });
    expect(await findTopPosts(db, of, { limit: 20, offset: total })).toEqual({ total, posts: [] });
    const daily = await findDailySums(db, of);
    expect(daily).toHaveLength(90);
    expect(daily.at(-1)).toEqual({
      ...{ day: '2026-11-25', posts: brands, counted: brands, timed: brands },
      interactions: brands * posts[0]!.interactions,
    });
    expect(await findKinds(db, of, 5)).toEqual([
      { kind: null, posts: 90 * brands, counted: 90 * brands, times: expect.closeTo(1, 9) },
    ]);
    const hours = await findHours(db, of, 5, 'UTC');
    expect(hours.map(({ weekday, hour }) => [weekday, hour])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, 0]),
    );
    expect(hours.reduce((sum, { posts: count }) => sum + count, 0)).toBe(90 * brands);
    // The rows were written past what counts hashtags: of whole months none are known.
    expect((await findHashtags(db, of, 20)).reduce((sum, { posts: count }) => sum + count, 0)).toBe((4 + 25) * brands);
  });
});
