import { addMonths, firstOfMonth } from '@soundings/contract/sonar/calendar';
import type { PostKind } from '@soundings/contract/sonar/post-choices';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { addDays, type Day, type Span, startOfDay } from '../days.ts';
import { type PostRow, sonarPosts, sonarPostTags } from './posts.tables.ts';

export interface PostsOf {
  readonly accounts: readonly number[];
  readonly span: Span;
}

export interface PostSearch extends PostsOf {
  readonly kind?: PostKind | undefined;
  readonly words?: string | undefined;
}

const query = async <Row>(db: Database, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;

const ofAccounts = (accounts: readonly number[]): SQL => sql`any(${sql.param([...accounts])}::int[])`;
export const start = (day: Day): SQL => sql`${startOfDay(day).toISOString()}::timestamptz`;

export const published = ({ accounts, span: { from, to } }: PostsOf): SQL =>
  sql`account_id = ${ofAccounts(accounts)} and published_at >= ${start(from)} and published_at < ${start(addDays(to, 1))}`;

/** As `to_tsquery` wants them: each begins a word of the text. Null where nothing is left to look for. */
const toTsquery = (words: string | undefined): string | null => {
  const found = words?.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
};

const matching = ({ kind, words, ...of }: PostSearch): SQL => {
  const searched = toTsquery(words);
  return sql.join(
    [
      published(of),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(words && searched === null ? [sql`false`] : []),
      ...(searched === null ? [] : [sql`to_tsvector('simple', text) @@ to_tsquery('simple', ${searched})`]),
    ],
    sql` and `,
  );
};

export type FoundPost = Omit<PostRow, 'picture' | 'hashtags'>;

/** Numbers of the database may be longer than those of JSON: as JSON they come as numbers. */
const columns = sql`account_id as "accountId", published_at as "publishedAt", post_id as "postId", is_timed as "isTimed",
  source, kind, text, url, likes, comments, shares, views, interactions`;

type Line = { readonly line: Omit<FoundPost, 'publishedAt'> & { readonly publishedAt: string } };

export const findPosts = (db: Database, of: PostsOf): Promise<FoundPost[]> =>
  readPosts(db, sql`select ${columns} from ${sonarPosts} where ${published(of)}`);

const readPosts = async (db: Database, statement: SQL): Promise<FoundPost[]> => {
  const rows = await query<Line>(db, sql`select row_to_json(p) as line from (${statement}) p`);
  return rows.map(({ line }) => readPost(line));
};

const readPost = (line: Line['line']): FoundPost => ({ ...line, publishedAt: new Date(line.publishedAt) });

const bestFirst = sql`interactions desc nulls last, published_at desc, account_id, post_id`;

/** A page of them, those with most interactions first, then the newest (hidden interactions come last), and how many there are. */
export const findTopPosts = async (
  db: Database,
  search: PostSearch,
  page: Page,
): Promise<{ total: number; posts: FoundPost[] }> => {
  const [row] = await query<{ total: number; lines: Line['line'][] }>(db, topPostsQuery(search, page));
  return { total: row!.total, posts: row!.lines.map(readPost) };
};

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Words are looked for once for both: a frequent one takes seconds in a large project. */
export const topPostsQuery = (search: PostSearch, { limit, offset }: Page): SQL => sql`
  with found as materialized (
    select account_id, published_at, post_id, interactions from ${sonarPosts} where ${matching(search)}
  ), best as (
    select account_id, published_at, post_id from found order by ${bestFirst} limit ${limit} offset ${offset}
  )
  select (select count(*)::int from found) as total, (
    select coalesce(json_agg(p), '[]') from (
      select ${columns} from ${sonarPosts} join best using (account_id, published_at, post_id)
      where ${published(search)} order by ${bestFirst}
    ) p
  ) as lines`;

/** The median of the interactions of each account's posts, and of how many; accounts without any are left out. */
export const findTypical = async (
  db: Database,
  of: PostsOf,
): Promise<ReadonlyMap<number, { readonly median: number; readonly posts: number }>> => {
  const rows = await query<{ id: number; median: number; posts: number }>(
    db,
    sql`select account_id as id, count(*)::int as posts, percentile_cont(0.5) within group (order by interactions) as median
      from ${sonarPosts} where ${published(of)} and interactions is not null group by account_id`,
  );
  return new Map(rows.map(({ id, median, posts }) => [id, { median, posts }]));
};

/** Each post's interactions as a multiple of its account's median, where enough posts of the account tell them. */
const withTimes = (of: PostsOf, least: number): SQL => sql`
  with posts as materialized (
    select account_id, published_at, is_timed, kind, interactions from ${sonarPosts} where ${published(of)}
  ), typical as (
    select account_id, percentile_cont(0.5) within group (order by interactions) as median
    from posts where interactions is not null group by account_id having count(*) >= ${least}
  ), compared as (
    select p.*, p.interactions / nullif(t.median, 0) as times from posts p left join typical t using (account_id)
  )`;

export interface KindOfPosts {
  readonly kind: PostKind | null;
  readonly posts: number;
  readonly counted: number;
  /** The median of the posts' multiples; null where fewer than `least` have one. */
  readonly times: number | null;
}

export const findKinds = (db: Database, of: PostsOf, least: number): Promise<KindOfPosts[]> =>
  query(
    db,
    sql`${withTimes(of, least)}
      select kind, count(*)::int as posts, count(interactions)::int as counted,
        case when count(times) >= ${least} then percentile_cont(0.5) within group (order by times) end as times
      from compared group by kind order by posts desc, kind`,
  );

export interface HourOfPosts {
  readonly weekday: number;
  readonly hour: number;
  readonly posts: number;
  readonly times: number;
}

/** By weekday (1 is Monday) and hour in a time zone; only where at least `least` posts can be compared. */
export const findHours = (db: Database, of: PostsOf, least: number, timeZone: string): Promise<HourOfPosts[]> =>
  query(
    db,
    sql`${withTimes(of, least)}
      select extract(isodow from local)::int as weekday, extract(hour from local)::int as hour,
        count(*)::int as posts, percentile_cont(0.5) within group (order by times) as times
      from (select times, published_at at time zone ${timeZone}::text as local from compared
        where is_timed and times is not null) p
      group by 1, 2 having count(*) >= ${least} order by 1, 2`,
  );

export interface DayOfPosts {
  readonly day: Day;
  readonly posts: number;
  readonly counted: number;
  readonly timed: number;
  readonly interactions: number;
}

/** What was published on each day on which anything was; `counted` tell their interactions, `timed` their time of day. */
export const findDailySums = (db: Database, of: PostsOf): Promise<DayOfPosts[]> =>
  query(
    db,
    sql`select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as posts,
        count(interactions)::int as counted, count(*) filter (where is_timed)::int as timed,
        coalesce(sum(interactions), 0)::float8 as interactions
      from ${sonarPosts} where ${published(of)} group by 1 order by 1`,
  );

export interface TagOfPosts {
  readonly tag: string;
  readonly posts: number;
  readonly counted: number;
  readonly interactions: number;
}

/**
 * The hashtags that most posts have. Whole months come from what is counted already, the days before the first and after
 * the last of them from the posts.
 */
export const findHashtags = (db: Database, of: PostsOf, most: number): Promise<TagOfPosts[]> => {
  const { months, edges } = splitMonths(of.span);
  const parts = [
    ...(months
      ? [
          sql`select tag, posts, counted, interactions from ${sonarPostTags} where account_id = ${ofAccounts(of.accounts)}
            and month >= ${months.from}::date and month <= ${months.to}::date`,
        ]
      : []),
    ...edges.map(
      (span) => sql`select tag, 1, (interactions is not null)::int, coalesce(interactions, 0)
        from ${sonarPosts}, unnest(hashtags) as tag where ${published({ accounts: of.accounts, span })}`,
    ),
  ];
  return query(
    db,
    sql`select tag, sum(posts)::int as posts, sum(counted)::int as counted, sum(interactions)::float8 as interactions
      from (${sql.join(parts, sql` union all `)}) t (tag, posts, counted, interactions)
      group by tag order by posts desc, interactions desc, tag limit ${most}`,
  );
};

/** The whole months of a span, from the first to the last by their first days, and the days around them. */
const splitMonths = ({ from, to }: Span): { readonly months: Span | null; readonly edges: Span[] } => {
  const first = firstOfMonth(from) === from ? from : addMonths(from, 1);
  const after = firstOfMonth(addDays(to, 1));
  if (first >= after) return { months: null, edges: [{ from, to }] };
  const edges = [
    { from, to: addDays(first, -1) },
    { from: after, to },
  ].filter((edge) => edge.from <= edge.to);
  return { months: { from: first, to: firstOfMonth(addDays(after, -1)) }, edges };
};
