import { and, asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { recordSet } from '#/platform/db/sql.ts';
import { type DatasetRow, type LinkRow, sonarDatasets, sonarLinks } from './brands.tables.ts';

/** A brand with its links, in the order in which they stand within their networks. */
export interface StoredDataset {
  readonly row: DatasetRow;
  readonly links: readonly LinkRow[];
}

/** Far more links than a brand has: a query with a limit is made as it stands, brand by brand. */
const mostLinks = 1000;

/**
 * The links of brands, in their order. They are looked up brand by brand: a database that has not counted its links yet
 * would read all there are.
 */
export const findLinks = (db: Database, datasetIds: readonly string[]): Promise<LinkRow[]> => {
  const ofBrand = db
    .select()
    .from(sonarLinks)
    .where(sql`${sonarLinks.datasetId} = wanted.id`)
    .limit(mostLinks)
    .as('links');
  const { datasetId, network, key, url, position, status, reason, evidence, isSelected, checkedOn } = ofBrand;
  return db
    .select({ datasetId, network, key, url, position, status, reason, evidence, isSelected, checkedOn })
    .from(sql`unnest(${sql.param([...datasetIds])}::uuid[]) as wanted (id)`)
    .crossJoinLateral(ofBrand)
    .orderBy(asc(datasetId), asc(position), asc(key));
};

/** Brings rows and their links together; the rows keep their order. */
export const withLinks = async (db: Database, rows: readonly DatasetRow[]): Promise<StoredDataset[]> => {
  const ids = rows.map(({ id }) => id);
  const links = ids.length > 0 ? await findLinks(db, ids) : [];
  const byDataset = Map.groupBy(links, ({ datasetId }) => datasetId);
  return rows.map((row) => ({ row, links: byDataset.get(row.id) ?? [] }));
};

export const findDataset = async (db: Database, id: string): Promise<StoredDataset | null> => {
  const rows = await db.select().from(sonarDatasets).where(eq(sonarDatasets.id, id));
  return (await withLinks(db, rows))[0] ?? null;
};

/** The next brands of a project behind a number, in the order of their numbers. */
export const datasetsBehind = async (
  db: Database,
  projectId: string,
  behind: number,
  most: number,
): Promise<StoredDataset[]> => {
  const rows = await db
    .select()
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), sql`${sonarDatasets.count} > ${behind}`))
    .orderBy(asc(sonarDatasets.count))
    .limit(most);
  return withLinks(db, rows);
};

/** The brands of a project that have one of these domains. */
export const findByDomains = async (
  db: Database,
  projectId: string,
  domains: readonly string[],
): Promise<StoredDataset[]> => {
  const ofProject = eq(sonarDatasets.projectId, projectId);
  const rows = await db
    .select()
    .from(sonarDatasets)
    .where(and(ofProject, sql`${sonarDatasets.domain} = any(${sql.param([...domains])}::text[])`));
  return withLinks(db, rows);
};

/** The number of the card that was made last, 0 where there is none, and how many there are. */
export const countDatasets = async (tx: Database, projectId: string): Promise<{ last: number; all: number }> => {
  const [row] = await tx
    .select({ last: max(sonarDatasets.count), all: sql<number>`count(*)::int` })
    .from(sonarDatasets)
    .where(eq(sonarDatasets.projectId, projectId));
  return { last: row!.last ?? 0, all: row!.all };
};

/** Adds brands; their links come when all of them are there. */
export const addRows = async (tx: Database, datasets: readonly StoredDataset[]): Promise<void> => {
  const rows = recordSet(
    sonarDatasets,
    datasets.map(({ row }) => row),
  );
  await tx.execute(sql`insert into ${sonarDatasets} select * from ${rows}`);
};

export const addLinks = async (tx: Database, datasets: readonly StoredDataset[]): Promise<void> => {
  const links = datasets.flatMap((dataset) => dataset.links);
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

/** Changes what a user, or a file of theirs, says of brands: all fields, and their links to these and no others. */
export const setDatasets = async (tx: Database, datasets: readonly StoredDataset[]): Promise<void> => {
  const columns = getTableColumns(sonarDatasets);
  const sets = changeable.map((key) => {
    const name = sql.identifier(columns[key].name);
    return sql`${name} = n.${name}`;
  });
  const rows = recordSet(
    sonarDatasets,
    datasets.map(({ row }) => row),
  );
  await tx.execute(sql`update ${sonarDatasets} d set ${sql.join(sets, sql`, `)} from ${rows} n where d.id = n.id`);
  const ids = datasets.map(({ row }) => row.id);
  await tx.delete(sonarLinks).where(sql`${sonarLinks.datasetId} = any(${sql.param(ids)}::uuid[])`);
  await addLinks(tx, datasets);
};

/** Takes it from whichever brand has it. */
export const dropMyCompany = async (tx: Database, projectId: string): Promise<void> => {
  await tx
    .update(sonarDatasets)
    .set({ myCompany: false })
    .where(and(eq(sonarDatasets.projectId, projectId), eq(sonarDatasets.myCompany, true)));
};

/** Which project each of these brands belongs to; ids that name none are left out. */
export const findProjectsOf = (db: Database, ids: readonly string[]): Promise<Pick<DatasetRow, 'id' | 'projectId'>[]> =>
  db
    .select({ id: sonarDatasets.id, projectId: sonarDatasets.projectId })
    .from(sonarDatasets)
    .where(sql`${sonarDatasets.id} = any(${sql.param([...ids])}::uuid[])`);

/** @returns the rows that were there. */
export const removeDatasets = (
  tx: Database,
  projectId: string,
  ids: readonly string[],
): Promise<Pick<DatasetRow, 'id' | 'logoKey'>[]> =>
  tx
    .delete(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), sql`${sonarDatasets.id} = any(${sql.param([...ids])}::uuid[])`))
    .returning({ id: sonarDatasets.id, logoKey: sonarDatasets.logoKey });

/** Where the logos of a project are stored. */
export const findLogoKeys = async (db: Database, projectId: string): Promise<string[]> => {
  const rows = await db
    .select({ logoKey: sonarDatasets.logoKey })
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), sql`${sonarDatasets.logoKey} is not null`));
  return rows.flatMap(({ logoKey }) => logoKey ?? []);
};

/** Notes whether any link of some brands has failed, once that may have changed; `linksAmount` where brands are written. */
export const noteFailedLinks = async (tx: Database, datasetIds: readonly string[]): Promise<void> => {
  const isNamed = sql`id = any(${sql.param([...datasetIds])}::uuid[])`;
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

/** The logo of a brand, of a project where one is named. */
export const findLogo = async (db: Database, id: string, projectId?: string) => {
  const [row] = await db
    .select(columns)
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.id, id), projectId ? eq(sonarDatasets.projectId, projectId) : undefined));
  return row ?? null;
};
