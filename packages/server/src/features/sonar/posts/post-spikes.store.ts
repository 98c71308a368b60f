import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { addDays, type Day } from '../days.ts';
import { type PostsOf, published, start } from './posts.store.ts';
import { sonarPosts } from './posts.tables.ts';

/**
 * What a spike is: a post that earned beyond what the posts of its account waver by, in numbers that matter. Of 22,874
 * real posts of 23 pages these are 0.7 a page and month.
 */
const rule = {
  /** Days up to the last that is looked at, whose posts are the usual ones. */
  usualDays: 90,
  leastPosts: 20,
  /** Robust deviations (1.4826 × the median absolute deviation) of ln(1 + interactions) above the median. */
  deviations: 4,
  /** Accounts whose posts all earn nearly the same would shout at each small difference. */
  leastDeviation: 0.25,
  times: 5,
  leastInteractions: 100,
} as const;

export interface Spike {
  readonly accountId: number;
  readonly postId: string;
  readonly publishedOn: Day;
  readonly text: string | null;
  readonly interactions: number;
  readonly usual: number;
  readonly posts: number;
}

export const findSpikes = async (
  db: Database,
  { accounts, span, most }: PostsOf & { readonly most: number },
): Promise<Spike[]> => {
  const usual = { from: addDays(span.to, 1 - rule.usualDays), to: span.to };
  const { rows } = (await db.execute(sql`
    with posts as materialized (
      select account_id, published_at, post_id, interactions, ln(1 + interactions) as earned from ${sonarPosts}
      where ${published({ accounts, span: usual })} and interactions is not null
    ), usual as (
      select account_id, count(*)::int as posts,
        percentile_cont(0.5) within group (order by interactions) as median,
        percentile_cont(0.5) within group (order by earned) as middle
      from posts group by account_id having count(*) >= ${rule.leastPosts}::int
    ), spread as (
      select account_id, 1.4826 * percentile_cont(0.5) within group (order by abs(earned - middle)) as deviation
      from posts join usual using (account_id) group by account_id
    ), spikes as (
      select account_id, published_at, post_id, usual.posts, median,
        (earned - middle) / greatest(deviation, ${rule.leastDeviation}::float8) as deviations
      from posts join usual using (account_id) join spread using (account_id)
      where published_at >= ${start(span.from)} and interactions >= ${rule.leastInteractions}::int
        and interactions >= ${rule.times}::int * median
    )
    select account_id as "accountId", post_id as "postId", to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as "publishedOn",
      text, interactions::float8 as interactions, median as usual, posts
    from spikes join ${sonarPosts} using (account_id, published_at, post_id)
    where deviations >= ${rule.deviations}::int
    order by deviations desc, account_id, post_id limit ${most}::int`)) as unknown as { rows: Spike[] };
  return rows;
};
