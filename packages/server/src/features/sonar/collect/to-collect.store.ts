import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { updateFailedLinks } from '../brands/brands.store.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import type { AccountName } from '../metrics/accounts.store.ts';
import { sonarAccounts } from '../metrics/metrics.tables.ts';
import { sonarCollections, sonarToCollect } from './collect.tables.ts';

export type AccountToCollect = Awaited<ReturnType<typeof accountsWhere>>[number];

const accountsWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      brandId: sonarLinks.brandId,
      brandCompany: sonarDatasets.brandCompany,
      domain: sonarDatasets.domain,
      network: sonarLinks.network,
      key: sonarLinks.key,
      url: sonarLinks.url,
      /** As the network names it; null where it was never found. */
      resolved: sonarAccounts.resolved,
      source: sonarCollections.source,
      fromDay: sonarCollections.fromDay,
      tillDay: sonarCollections.tillDay,
    })
    .from(sonarLinks)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarLinks.brandId))
    .leftJoin(
      sonarAccounts,
      and(
        eq(sonarAccounts.brandId, sonarLinks.brandId),
        eq(sonarAccounts.network, sonarLinks.network),
        eq(sonarAccounts.key, sonarLinks.key),
      ),
    )
    .leftJoin(sonarCollections, eq(sonarCollections.accountId, sonarAccounts.id))
    .where(condition)
    .orderBy(asc(sonarDatasets.count), asc(sonarLinks.network));

const isAsked = or(eq(sonarLinks.status, 'SUCCESS'), inArray(sonarAccounts.reason, ['gone', 'private']))!;

export const accountsToCollect = (db: Database, projectId: string): Promise<AccountToCollect[]> =>
  accountsWhere(db, and(eq(sonarDatasets.projectId, projectId), eq(sonarLinks.isSelected, true), isAsked));

export const fillRun = async (
  tx: Database,
  projectId: string,
  runId: string,
  accounts: readonly Pick<AccountToCollect, 'brandId' | 'network' | 'key'>[],
): Promise<void> => {
  const ofProject = sql`(select id from ${sonarDatasets} where project_id = ${projectId})`;
  await tx.delete(sonarToCollect).where(sql`${sonarToCollect.brandId} in ${ofProject}`);
  await tx.execute(sql`
    insert into ${sonarToCollect} (run_id, dataset_id, network, key)
    select ${runId}::uuid, * from unnest(
      ${sql.param(accounts.map(({ brandId }) => brandId))}::uuid[],
      ${sql.param(accounts.map(({ network }) => network))}::text[],
      ${sql.param(accounts.map(({ key }) => key))}::text[])`);
};

const ofRun = (runId: string, network?: SocialNetwork) =>
  and(eq(sonarToCollect.runId, runId), network && eq(sonarToCollect.network, network));

export const countLeft = async (db: Database, runId: string): Promise<Map<SocialNetwork, number>> => {
  await db.update(sonarToCollect).set({ isBeingRead: false }).where(ofRun(runId));
  const rows = await db
    .select({ network: sonarToCollect.network, left: count() })
    .from(sonarToCollect)
    .where(ofRun(runId))
    .groupBy(sonarToCollect.network);
  return new Map(rows.map(({ network, left }) => [network, left]));
};

const mark = async (db: Database, runId: string, network: SocialNetwork, most: number): Promise<AccountName[]> => {
  const { rows } = (await db.execute(sql`
    update ${sonarToCollect} t set is_being_read = true from (
      select dataset_id from ${sonarToCollect}
      where run_id = ${runId} and network = ${network} and not is_being_read
      order by dataset_id limit ${most} for update skip locked) n
    where t.dataset_id = n.dataset_id and t.network = ${network}
    returning t.dataset_id as "brandId", t.network, t.key`)) as unknown as { rows: AccountName[] };
  return rows;
};

export const claimAccounts = async (
  db: Database,
  runId: string,
  network: SocialNetwork,
  most: number,
): Promise<AccountToCollect[]> => {
  const taken = await mark(db, runId, network, most);
  if (taken.length === 0) return [];
  const keys = new Map(taken.map(({ brandId, key }) => [brandId, key]));
  const isTheirs = and(inArray(sonarLinks.brandId, [...keys.keys()]), eq(sonarLinks.network, network));
  const links = await accountsWhere(db, isTheirs);
  const accounts = links.filter(({ brandId, key }) => keys.get(brandId) === key);
  for (const { brandId } of accounts) keys.delete(brandId);
  for (const brandId of keys.keys()) await removeClaimed(db, runId, { brandId, network });
  return accounts.length > 0 ? accounts : claimAccounts(db, runId, network, most);
};

export const removeClaimed = async (
  tx: Database,
  runId: string,
  { brandId, network }: Pick<AccountToCollect, 'brandId' | 'network'>,
): Promise<boolean> => {
  const removed = await tx
    .delete(sonarToCollect)
    // Looked for by brand and network: those of a run are many, which a database that has not counted them cannot know.
    .where(
      and(
        eq(sonarToCollect.brandId, brandId),
        eq(sonarToCollect.network, network),
        sql`${sonarToCollect.runId} is not distinct from ${runId}::uuid`,
      ),
    )
    .returning({ brandId: sonarToCollect.brandId });
  return removed.length === 1;
};

export const setLinkStatus = async (
  tx: Database,
  { brandId, network, key }: Pick<AccountToCollect, 'brandId' | 'network' | 'key'>,
  to: Pick<typeof sonarLinks.$inferSelect, 'status' | 'reason'>,
  checkedOn: Date,
): Promise<void> => {
  const isOther = sql`${sonarLinks.status} <> ${to.status}`;
  const changed = await tx
    .update(sonarLinks)
    .set({ ...to, checkedOn })
    .where(and(eq(sonarLinks.brandId, brandId), eq(sonarLinks.network, network), eq(sonarLinks.key, key), isOther))
    .returning({ brandId: sonarLinks.brandId });
  if (changed.length > 0) await updateFailedLinks(tx, [brandId]);
};

export const removeUnasked = (
  tx: Database,
  { runId, network, most }: { runId: string; network: SocialNetwork | undefined; most: number },
): Promise<AccountName[]> => {
  const { brandId, network: of, key } = sonarToCollect;
  const some = sql`(select ${brandId}, ${of} from ${sonarToCollect} where ${ofRun(runId, network)}
    order by ${brandId}, ${of} limit ${most})`;
  return tx.delete(sonarToCollect).where(sql`(${brandId}, ${of}) in ${some}`).returning({ brandId, network: of, key });
};

export interface UnaskedAccount {
  readonly id: number;
  readonly network: SocialNetwork;
  readonly fromDay: string | null;
  readonly tillDay: string | null;
}

export const recordUnasked = async (
  tx: Database,
  names: readonly AccountName[],
  { reason, now }: { reason: CollectReason; now: Date },
): Promise<UnaskedAccount[]> => {
  const left = sql`unnest(
    ${sql.param(names.map(({ brandId }) => brandId))}::uuid[],
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
    order by a.id`)) as unknown as { rows: UnaskedAccount[] };
  return rows;
};
