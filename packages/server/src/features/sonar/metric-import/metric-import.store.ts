import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import type { AccountName } from '../metrics/accounts.store.ts';
import { sonarAccounts } from '../metrics/metrics.tables.ts';

export interface NamedBrand {
  readonly id: string;
  readonly domain: string;
  readonly company: string;
}

export interface BrandProfile {
  readonly brandId: string;
  readonly network: SocialNetwork;
  readonly key: string;
  readonly isSelected: boolean;
}

export const findNamedBrands = (db: Database, projectId: string): Promise<NamedBrand[]> =>
  db
    .select({ id: sonarDatasets.id, domain: sonarDatasets.domain, company: sonarDatasets.brandCompany })
    .from(sonarDatasets)
    .where(eq(sonarDatasets.projectId, projectId))
    .orderBy(sonarDatasets.count);

export const findBrandProfiles = (db: Database, projectId: string): Promise<BrandProfile[]> =>
  db
    .select({
      brandId: sonarLinks.brandId,
      network: sonarLinks.network,
      key: sonarLinks.key,
      isSelected: sonarLinks.isSelected,
    })
    .from(sonarLinks)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarLinks.brandId))
    .where(eq(sonarDatasets.projectId, projectId));

/**
 * The ids of accounts, in their order; what is not there is made, and what was imported before a link was known becomes
 * that link's: `openAccount` for any number of accounts in three statements. In a transaction that holds the project of
 * their brands.
 */
export const openAccounts = async (tx: Database, names: readonly AccountName[]): Promise<number[]> => {
  const named = sql`unnest(
    ${sql.param(names.map(({ brandId }) => brandId))}::uuid[],
    ${sql.param(names.map(({ network }) => network))}::text[],
    ${sql.param(names.map(({ key }) => key))}::text[]) as n (dataset_id, network, key)`;
  await tx.execute(sql`
    update ${sonarAccounts} a set key = n.key from ${named}
    where a.dataset_id = n.dataset_id and a.network = n.network and a.key = '' and n.key <> '' and not exists (
      select from ${sonarAccounts} b where b.dataset_id = n.dataset_id and b.network = n.network and b.key = n.key)`);
  await tx.execute(sql`
    insert into ${sonarAccounts} (dataset_id, network, key) select dataset_id, network, key from ${named}
    on conflict do nothing`);
  const { rows } = (await tx.execute(sql`
    select a.id, a.dataset_id as "brandId", a.network, a.key from ${sonarAccounts} a
    join ${named} using (dataset_id, network, key)`)) as unknown as {
    rows: { id: number; brandId: string; network: SocialNetwork; key: string }[];
  };
  const ids = new Map(rows.map((row) => [`${row.brandId} ${row.network} ${row.key}`, row.id]));
  return names.map(({ brandId, network, key }) => ids.get(`${brandId} ${network} ${key}`)!);
};
