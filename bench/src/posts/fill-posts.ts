import { randomUUID } from 'node:crypto';
import type { Database } from '@soundings/server/platform/db/database';
import { sql } from 'drizzle-orm';

export interface Amount {
  readonly projects: number;
  /** Of each project, with one account each. */
  readonly brands: number;
  /** Of each account, spread over `days`. */
  readonly posts: number;
  readonly days: number;
}

export const lastDay = '2026-11-25';
const words = 20_000;
const hashtags = 2000;

/** A number of 0 to 1 that looks like chance, from whatever makes a post and a purpose. */
const chance = (purpose: number) => sql.raw(`((hashint8(n * 31 + ${purpose})::bigint + 2147483648) / 4294967296.0)`);

/**
 * Fills the tables as collecting does, but by the database itself: a million posts a minute instead of an hour.
 * @returns the accounts of the first project
 */
export const fillPosts = async (db: Database, projectId: string, { projects, brands, posts, days }: Amount) => {
  await db.execute(sql`drop index sonar_posts_words`);
  const own: number[] = [];
  for (let project = 0; project < projects; project++) {
    const id = project === 0 ? projectId : randomUUID();
    if (project > 0) {
      await db.execute(sql`insert into projects (id, project_name, name_key, project_type, created_by, created_on)
        select ${id}, ${id}, ${id}, project_type, created_by, created_on from projects where id = ${projectId}`);
    }
    await db.execute(sql`
      insert into sonar_datasets (id, project_id, count, country, brand_company, company_key, domain, competitor_type,
        in_ecosystem, in_focus, my_company, linked_networks, has_failed_link)
      select gen_random_uuid(), ${id}, n, 'DK', 'Brand ' || n, 'brand ' || n, 'brand-' || n || '.example',
        'All', false, false, false, 0, false
      from generate_series(1, ${brands}::int) n`);
    const { rows } = (await db.execute(sql`
      insert into sonar_accounts (dataset_id, network, key)
      select id, 'INSTAGRAM', '' from sonar_datasets where project_id = ${id} returning id`)) as unknown as {
      rows: { id: number }[];
    };
    const ids = rows.map((row) => row.id);
    if (project === 0) own.push(...ids);
    await db.execute(sql`
      insert into sonar_posts (account_id, published_at, post_id, is_timed, source, kind, likes, comments, shares,
        interactions, text, hashtags)
      select account, time, 'post-' || n, true, 'api', (array['photo', 'reel', 'album', 'video'])[1 + n % 4],
        earned, earned / 20, earned / 30, earned + earned / 20 + earned / 30,
        said || ' #' || array_to_string(tags, ' #'), tags
      from (
        select account, n,
          ${lastDay}::timestamptz + interval '1 day' - (${chance(1)} * ${days}::int) * interval '1 day' as time,
          (20 + 2000 * power(${chance(2)}, 6))::int as earned,
          (select string_agg('word' || floor(${words}::int * power((hashint8(n * 31 + w)::bigint + 2147483648) / 4294967296.0, 4)), ' ')
            from generate_series(100, 113) w) as said,
          array['tag' || floor(${hashtags}::int * power(${chance(3)}, 3)), 'own' || account % 500] as tags
        from unnest(${sql.param(ids)}::int[]) account, generate_series(1, ${posts}::int) i,
          lateral (select account::bigint * 1000000 + i as n) numbered
      ) p`);
  }
  await db.execute(sql`
    insert into sonar_post_tags (account_id, month, tag, posts, counted, interactions)
    select account_id, date_trunc('month', published_at at time zone 'UTC')::date, tag, count(*), count(interactions),
      sum(interactions)
    from sonar_posts, unnest(hashtags) tag group by 1, 2, 3`);
  await db.execute(sql`create index sonar_posts_words on sonar_posts using gin (to_tsvector('simple', text))`);
  await db.execute(sql`vacuum analyze sonar_posts, sonar_post_tags`);
  return own;
};
