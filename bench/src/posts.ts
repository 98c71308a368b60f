import { addDays } from '@soundings/server/features/sonar/days';
import { addProject } from '@soundings/server/features/sonar/metrics/metrics-test-files';
import {
  findDailySums,
  findHashtags,
  findHours,
  findKinds,
  findTopPosts,
  type PostsOf,
} from '@soundings/server/features/sonar/posts/posts.store';
import type { Database } from '@soundings/server/platform/db/database';
import { sql } from 'drizzle-orm';
import type { BenchOptions, Ratio } from './bench.ts';
import { median } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { type Amount, fillPosts, lastDay } from './posts/fill-posts.ts';
import { timed } from './sonar-store/fill.ts';
import { engines } from './sonar-store/open-engines.ts';

/** 10 million posts: ten projects of 1,000 brands with a post a day for almost three years. */
const amounts: Record<BenchOptions['size'], Amount> = {
  S: { projects: 2, brands: 100, posts: 500, days: 500 },
  L: { projects: 10, brands: 1000, posts: 1000, days: 1000 },
};
const rounds = 5;
const page = { limit: 20, offset: 0 };

const last = (days: number) => ({ from: addDays(lastDay, 1 - days), to: lastDay });

/** What the page of posts asks PostgreSQL, and hashtags beside counting them from the posts. */
export async function* posts({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const amount = amounts[size];
  const { database, close } = await engines[0]!.open();
  const { db } = database;
  try {
    let accounts: number[] = [];
    const filling = await timed(async () => {
      accounts = await fillPosts(db, await addProject(db), amount);
    });
    console.error(
      `${amount.projects * amount.brands * amount.posts} posts are there after ${Math.round(filling / 1000)} s.`,
    );
    const brand: PostsOf = { accounts: accounts.slice(0, 1), span: last(90) };
    const project: PostsOf = { accounts, span: last(90) };
    const line = async (name: string, goal: number, call: () => Promise<unknown>): Promise<Ratio> => {
      await call();
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await timed(call));
      return {
        name: `posts/${name}`,
        ratio: median(times),
        goal,
        atMost: true,
        unit: 'ms',
        detail: `${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times))}`,
      };
    };
    yield await line('a brand’s top 20 in 90 days', 20, () => findTopPosts(db, brand, page));
    yield await line('a project’s top 20 in 90 days', 500, () => findTopPosts(db, project, page));
    yield await line('a rare word in a project’s 90 days', 100, () => searchFor(db, project, 'word15000'));
    yield await line('a frequent word in a project’s 90 days', 1000, () => searchFor(db, project, 'word1'));
    yield await line('a word of one brand', 50, () => searchFor(db, brand, 'word1'));
    yield await line('daily sums of all brands of a project in 30 days', 1000, () =>
      findDailySums(db, { accounts, span: last(30) }),
    );
    yield await line('kinds of a project in 90 days', 1000, () => findKinds(db, project, 5));
    yield await line('hours of a project in 90 days', 1000, () => findHours(db, project, 5, 'Europe/Copenhagen'));
    yield await line('hashtags of a project in 90 days', 500, () => findHashtags(db, project, 30));
    yield await wholeHashtags(db, { accounts, span: last(amount.days) });
    yield await bytes(db, amount);
  } finally {
    await close();
  }
}

const searchFor = (db: Database, of: PostsOf, words: string): Promise<unknown> =>
  findTopPosts(db, { ...of, words }, page);

/** Of all days: counted by the month beforehand, beside counting them from the posts. Throws where the two differ. */
const wholeHashtags = async (db: Database, of: PostsOf): Promise<Ratio> => {
  const [known, counted] = [await findHashtags(db, of, 30), await countFromPosts(db, of)];
  if (JSON.stringify(known) !== JSON.stringify(counted)) throw new Error('The hashtags differ.');
  const beforehand = await timed(() => findHashtags(db, of, 30));
  const fromPosts = await timed(() => countFromPosts(db, of));
  return {
    name: 'posts/hashtags of a project, all days',
    ratio: fromPosts / beforehand,
    goal: 1,
    detail: `counted beforehand ${milliseconds(beforehand)}   from the posts ${milliseconds(fromPosts)}`,
  };
};

const countFromPosts = async (db: Database, { accounts, span: { from, to } }: PostsOf): Promise<unknown[]> => {
  const { rows } = (await db.execute(sql`
    select tag, count(*)::int as posts, count(interactions)::int as counted, sum(interactions)::float8 as interactions
    from sonar_posts, unnest(hashtags) tag
    where account_id = any(${sql.param(accounts)}::int[]) and published_at >= ${from}::timestamptz
      and published_at < ${addDays(to, 1)}::timestamptz
    group by tag order by posts desc, interactions desc, tag limit 30`)) as unknown as { rows: unknown[] };
  return rows;
};

const bytes = async (db: Database, { projects, brands, posts: each }: Amount): Promise<Ratio> => {
  const { rows } = (await db.execute(sql`
    select sum(pg_total_relation_size(inhrelid))::float8 as posts, pg_total_relation_size('sonar_post_tags')::float8 as tags
    from pg_inherits where inhparent = 'sonar_posts'::regclass`)) as unknown as {
    rows: { posts: number; tags: number }[];
  };
  const { posts: ofPosts, tags } = rows[0]!;
  const millions = (projects * brands * each) / 1e6;
  return {
    name: 'posts/bytes of a million posts',
    ratio: (ofPosts + tags) / 1e6 / millions,
    goal: 600,
    atMost: true,
    unit: 'MB',
    detail: `posts ${Math.round(ofPosts / 1e6)} MB   hashtags ${Math.round(tags / 1e6)} MB`,
  };
};
