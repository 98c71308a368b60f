import type { Database } from '@soundings/server/platform/db/database';
import { sql } from 'drizzle-orm';

/**
 * Copies the brands of a project, with links, accounts and days, until there are so many: writing each would take hours.
 * `made` brands are there, numbered from 1 on; the copy has the figures of the brand whose number it has modulo `made`.
 */
export async function cloneBrands(db: Database, projectId: string, made: number, brands: number): Promise<void> {
  await db.execute(sql`
    insert into sonar_datasets (id, project_id, count, country, brand_company, company_key, domain, competitor_type,
      in_ecosystem, in_focus, my_company, linked_networks, has_failed_link)
    select gen_random_uuid(), project_id, n, country, 'Brand ' || n, 'brand ' || n, 'brand-' || n || '.example',
      competitor_type, false, false, false, linked_networks, has_failed_link
    from generate_series(${made + 1}::int, ${brands}::int) n
    join sonar_datasets s on s.project_id = ${projectId} and s.count = (n - 1) % ${made}::int + 1`);
  const pairs = sql`
    sonar_datasets copy join sonar_datasets source
      on source.project_id = copy.project_id and source.count = (copy.count - 1) % ${made}::int + 1
    where copy.project_id = ${projectId} and copy.count > ${made}`;
  await db.execute(sql`create temporary table pairs as select copy.id, copy.count, source.id as source from ${pairs}`);
  await db.execute(sql`
    insert into sonar_links (dataset_id, network, key, url, position, status, reason, is_selected)
    select p.id, network, 'brand-' || p.count, url, position, status, reason, is_selected
    from pairs p join sonar_links on dataset_id = p.source`);
  await db.execute(sql`
    insert into sonar_accounts (dataset_id, network, key, written)
    select p.id, network, 'brand-' || p.count, written from pairs p join sonar_accounts on dataset_id = p.source`);
  await db.execute(sql`
    insert into sonar_values (account_id, metric, block, written, known, days)
    select a.id, v.metric, v.block, v.written, v.known, v.days
    from pairs p
    join sonar_accounts a on a.dataset_id = p.id
    join sonar_accounts s on s.dataset_id = p.source and s.network = a.network
    join sonar_values v on v.account_id = s.id`);
  await db.execute(sql`drop table pairs`);
  await db.execute(sql`analyze`);
}
