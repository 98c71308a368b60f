import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets } from '../datasets/datasets.tables.ts';
import type { AccountName } from '../metrics/accounts.store.ts';
import { sonarAccounts } from '../metrics/metrics.tables.ts';
import { sonarCollections, sonarToCollect } from './collect.tables.ts';
import { ofRun } from './to-collect.store.ts';

/** Takes some of the accounts that a run will not ask off its list, all or those of a network. */
export const removeLeft = (
  tx: Database,
  { runId, network, most }: { runId: string; network: SocialNetwork | undefined; most: number },
): Promise<AccountName[]> => {
  const { datasetId, network: of, key } = sonarToCollect;
  const some = sql`(select ${datasetId}, ${of} from ${sonarToCollect} where ${ofRun(runId, network)}
    order by ${datasetId}, ${of} limit ${most})`;
  return tx
    .delete(sonarToCollect)
    .where(sql`(${datasetId}, ${of}) in ${some}`)
    .returning({ datasetId, network: of, key });
};

/** An account that was not asked, and the days that are known of it. */
export interface LeftAccount {
  readonly id: number;
  readonly network: SocialNetwork;
  readonly fromDay: string | null;
  readonly tillDay: string | null;
}

/** Notes why accounts were not asked; those that are not there yet are made. Brands that are gone are left out. */
export const noteLeft = async (
  tx: Database,
  names: readonly AccountName[],
  { reason, now }: { reason: CollectReason; now: Date },
): Promise<LeftAccount[]> => {
  const left = sql`unnest(
    ${sql.param(names.map(({ datasetId }) => datasetId))}::uuid[],
    ${sql.param(names.map(({ network }) => network))}::text[],
    ${sql.param(names.map(({ key }) => key))}::text[]) as t (dataset_id, network, key)`;
  // What was imported before a link was known is the first link's.
  await tx.execute(sql`
    update ${sonarAccounts} a set key = t.key from ${left}
    where a.dataset_id = t.dataset_id and a.network = t.network and a.key = '' and not exists (
      select 1 from ${sonarAccounts} b where b.dataset_id = t.dataset_id and b.network = t.network and b.key = t.key)`);
  await tx.execute(sql`
    insert into ${sonarAccounts} (dataset_id, network, key, reason, tried_on)
    select d.id, t.network, t.key, ${reason}, ${now.toISOString()}::timestamptz
    from ${left} join ${sonarDatasets} d on d.id = t.dataset_id
    on conflict (dataset_id, network, key) do update set reason = excluded.reason, tried_on = excluded.tried_on`);
  const { rows } = (await tx.execute(sql`
    select a.id, a.network, c.from_day::text as "fromDay", c.till_day::text as "tillDay"
    from ${left} join ${sonarAccounts} a using (dataset_id, network, key)
    left join ${sonarCollections} c on c.account_id = a.id
    order by a.id`)) as unknown as { rows: LeftAccount[] };
  return rows;
};
