import { and, asc, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { recordSet } from '#/platform/db/sql.ts';
import { type BrandRow, type LinkRow, sonarDatasets, sonarLinks } from './brands.tables.ts';

export interface StoredBrand {
  readonly row: BrandRow;
  readonly links: readonly LinkRow[];
}

const maxLinks = 1000;

/**
 * The links of brands, in their order. They are looked up brand by brand: a database that has not counted its links yet
 * would read all there are.
 */
export const findLinks = (db: Database, brandIds: readonly string[]): Promise<LinkRow[]> => {
  const ofBrand = db
    .select()
    .from(sonarLinks)
    .where(sql`${sonarLinks.brandId} = wanted.id`)
    .limit(maxLinks)
    .as('links');
  const { brandId, network, key, url, position, status, reason, evidence, isSelected, checkedOn } = ofBrand;
  return db
    .select({ brandId, network, key, url, position, status, reason, evidence, isSelected, checkedOn })
    .from(sql`unnest(${sql.param([...brandIds])}::uuid[]) as wanted (id)`)
    .crossJoinLateral(ofBrand)
    .orderBy(asc(brandId), asc(position), asc(key));
};

export const withLinks = async (db: Database, rows: readonly BrandRow[]): Promise<StoredBrand[]> => {
  const ids = rows.map(({ id }) => id);
  const links = ids.length > 0 ? await findLinks(db, ids) : [];
  const byBrand = Map.groupBy(links, ({ brandId }) => brandId);
  return rows.map((row) => ({ row, links: byBrand.get(row.id) ?? [] }));
};

export const findBrand = async (db: Database, id: string): Promise<StoredBrand | null> => {
  const rows = await db.select().from(sonarDatasets).where(eq(sonarDatasets.id, id));
  return (await withLinks(db, rows))[0] ?? null;
};

export const findBrandNames = (db: Database, projectIds: readonly string[]) => {
  const { id, projectId, count, brandCompany: name, domain, groups, myCompany: isOwn } = sonarDatasets;
  return db
    .select({ id, projectId, count, name, domain, groups, isOwn })
    .from(sonarDatasets)
    .where(inArray(projectId, [...projectIds]))
    .orderBy(asc(sonarDatasets.count));
};

export const findBrandsBehind = async (
  db: Database,
  projectId: string,
  behind: number,
  most: number,
): Promise<StoredBrand[]> => {
  const rows = await db
    .select()
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), sql`${sonarDatasets.count} > ${behind}`))
    .orderBy(asc(sonarDatasets.count))
    .limit(most);
  return withLinks(db, rows);
};

export const findByDomains = async (
  db: Database,
  projectId: string,
  domains: readonly string[],
): Promise<StoredBrand[]> => {
  const ofProject = eq(sonarDatasets.projectId, projectId);
  const rows = await db
    .select()
    .from(sonarDatasets)
    .where(and(ofProject, sql`${sonarDatasets.domain} = any(${sql.param([...domains])}::text[])`));
  return withLinks(db, rows);
};

export const findBrandCounts = async (tx: Database, projectId: string): Promise<{ last: number; all: number }> => {
  const [row] = await tx
    .select({ last: max(sonarDatasets.count), all: sql<number>`count(*)::int` })
    .from(sonarDatasets)
    .where(eq(sonarDatasets.projectId, projectId));
  return { last: row!.last ?? 0, all: row!.all };
};

export const addRows = async (tx: Database, brands: readonly StoredBrand[]): Promise<void> => {
  const rows = recordSet(
    sonarDatasets,
    brands.map(({ row }) => row),
  );
  await tx.execute(sql`insert into ${sonarDatasets} select * from ${rows}`);
};

export const addLinks = async (tx: Database, brands: readonly StoredBrand[]): Promise<void> => {
  const links = brands.flatMap((brand) => brand.links);
  if (links.length === 0) return;
  await tx.execute(sql`insert into ${sonarLinks} select * from ${recordSet(sonarLinks, links)}`);
};

const changeable = [
  'country',
  'brandCompany',
  'companyKey',
  'domain',
  'competitorType',
  'inEcosystem',
  'inFocus',
  'myCompany',
  'categories',
  'groups',
  'products',
  'services',
  'linkedNetworks',
  'hasFailedLink',
  'missing',
  'crawledOn',
  'crawlReason',
  'logoKey',
  'logoType',
] as const;

export const updateBrands = async (tx: Database, brands: readonly StoredBrand[]): Promise<void> => {
  const columns = getTableColumns(sonarDatasets);
  const sets = changeable.map((key) => {
    const name = sql.identifier(columns[key].name);
    return sql`${name} = n.${name}`;
  });
  const rows = recordSet(
    sonarDatasets,
    brands.map(({ row }) => row),
  );
  await tx.execute(sql`update ${sonarDatasets} d set ${sql.join(sets, sql`, `)} from ${rows} n where d.id = n.id`);
  const ids = brands.map(({ row }) => row.id);
  await tx.delete(sonarLinks).where(sql`${sonarLinks.brandId} = any(${sql.param(ids)}::uuid[])`);
  await addLinks(tx, brands);
};

export const dropMyCompany = async (tx: Database, projectId: string): Promise<void> => {
  await tx
    .update(sonarDatasets)
    .set({ myCompany: false })
    .where(and(eq(sonarDatasets.projectId, projectId), eq(sonarDatasets.myCompany, true)));
};

export const findProjectIds = (db: Database, ids: readonly string[]): Promise<Pick<BrandRow, 'id' | 'projectId'>[]> =>
  db
    .select({ id: sonarDatasets.id, projectId: sonarDatasets.projectId })
    .from(sonarDatasets)
    .where(sql`${sonarDatasets.id} = any(${sql.param([...ids])}::uuid[])`);

export const removeBrands = (
  tx: Database,
  projectId: string,
  ids: readonly string[],
): Promise<Pick<BrandRow, 'id' | 'logoKey'>[]> =>
  tx
    .delete(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), sql`${sonarDatasets.id} = any(${sql.param([...ids])}::uuid[])`))
    .returning({ id: sonarDatasets.id, logoKey: sonarDatasets.logoKey });

export const findLogoKeys = async (db: Database, projectId: string): Promise<string[]> => {
  const rows = await db
    .select({ logoKey: sonarDatasets.logoKey })
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), sql`${sonarDatasets.logoKey} is not null`));
  return rows.flatMap(({ logoKey }) => logoKey ?? []);
};

export const updateFailedLinks = async (tx: Database, brandIds: readonly string[]): Promise<void> => {
  const isNamed = sql`id = any(${sql.param([...brandIds])}::uuid[])`;
  // Whoever else changes a link of one of them waits, and then sees what was changed here.
  await tx.execute(sql`select from ${sonarDatasets} where ${isNamed} order by id for no key update`);
  const failed = sql`exists (select from ${sonarLinks} l where l.dataset_id = d.id and l.status = 'ERROR')`;
  await tx.execute(sql`
    update ${sonarDatasets} d set has_failed_link = ${failed}
    where ${isNamed} and has_failed_link is distinct from ${failed}`);
};

const columns = {
  projectId: sonarDatasets.projectId,
  logoKey: sonarDatasets.logoKey,
  logoType: sonarDatasets.logoType,
};

export const findLogo = async (db: Database, id: string, projectId?: string) => {
  const [row] = await db
    .select(columns)
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.id, id), projectId ? eq(sonarDatasets.projectId, projectId) : undefined));
  return row ?? null;
};
