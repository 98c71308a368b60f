import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { completed, type Reference } from '@soundings/engine/score/reference';
import { and, asc, desc, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { sonarProjects } from '../collect/collect.tables.ts';
import { sonarValues } from '../metrics/metrics.tables.ts';
import { storageBlockDays } from '../metrics/stored-days.ts';
import { type ReferenceRow, sonarReferences } from './scores.tables.ts';

export interface Frozen extends ReferenceRow {
  readonly mark: string;
}

export const findReference = async (db: Database, projectId: string): Promise<Frozen | null> => {
  const [row] = await db
    .select({ ...getTableColumns(sonarReferences), mark: sql<string>`xmin::text || ctid::text` })
    .from(sonarReferences)
    .where(eq(sonarReferences.projectId, projectId))
    .orderBy(desc(sonarReferences.version))
    .limit(1);
  return row ? { ...row, body: completed(row.body) } : null;
};

const maxVersions = 20;

export const addReference = async (tx: Database, row: typeof sonarReferences.$inferInsert): Promise<void> => {
  await tx.insert(sonarReferences).values(row);
  const tooOld = lte(sonarReferences.version, row.version - maxVersions);
  await tx.delete(sonarReferences).where(and(eq(sonarReferences.projectId, row.projectId), tooOld));
};

export const extendReference = async (
  tx: Database,
  { projectId, version, extended }: Pick<ReferenceRow, 'projectId' | 'version' | 'extended'>,
  body: Reference,
): Promise<void> => {
  await tx
    .update(sonarReferences)
    .set({ body, extended: extended + 1 })
    .where(and(eq(sonarReferences.projectId, projectId), eq(sonarReferences.version, version)));
};

export const dropReferences = async (tx: Database, projectId: string): Promise<void> => {
  await tx.delete(sonarReferences).where(eq(sonarReferences.projectId, projectId));
};

/** Names the version of a row: the transaction that wrote it and where it lies. */
const version = sql`xmin::text || ctid::text`;
const versions = (rows: SQL): SQL => sql`(select string_agg(version, '+') from (${rows}) v)`;

export const markQuery = (projectId: string): SQL => {
  const ofProject = sql`project_id = ${projectId}`;
  const lastJobs = sql`select ${version} as version from ${jobs} where ${ofProject} order by created_on desc limit 2`;
  const lastReference = sql`
    select ${version} as version from ${sonarReferences} r where ${ofProject} order by r.version desc limit 1`;
  return sql`
    select concat_ws('/',
      ${versions(sql`select ${version} as version from ${projects} where id = ${projectId}`)},
      ${versions(sql`select ${version} as version from ${sonarProjects} where ${ofProject}`)},
      ${versions(lastJobs)},
      ${versions(lastReference)}
    ) as mark`;
};

/**
 * Differs from an earlier one when anything may have changed that scores rest on; without a change in them it may differ
 * too. Who writes figures, links or brands writes one of its rows in the same transaction: changes of brands and imports
 * the project, every account of a run and every brand of a crawl its job, throwing away the sandbox's figures the row of
 * collecting. Asked later, it sees all that ended before.
 */
export const findMark = async (db: Database, projectId: string): Promise<string> => {
  const { rows } = (await db.execute(markQuery(projectId))) as unknown as { rows: { mark: string }[] };
  return rows[0]!.mark;
};

export const changeMark = async (tx: Database, projectId: string): Promise<void> => {
  await tx.execute(sql`update ${sonarProjects} set project_id = project_id where project_id = ${projectId}`);
};

const brandsAPage = 2000;

/** Page by page: mapping the rows of thousands of brands at once would keep everybody waiting. */
export const findBrands = async (db: Database, projectId: string) => {
  const brands: Awaited<ReturnType<typeof brandPage>> = [];
  for (let last: number | undefined = 0; last !== undefined; ) {
    const page = await brandPage(db, projectId, last);
    brands.push(...page);
    last = page.length < brandsAPage ? undefined : page.at(-1)!.count;
  }
  return brands;
};

const brandPage = (db: Database, projectId: string, after: number) =>
  db
    .select({
      id: sonarDatasets.id,
      count: sonarDatasets.count,
      domain: sonarDatasets.domain,
      brandCompany: sonarDatasets.brandCompany,
      groups: sonarDatasets.groups,
      categories: sonarDatasets.categories,
      country: sonarDatasets.country,
      competitorType: sonarDatasets.competitorType,
      inFocus: sonarDatasets.inFocus,
      myCompany: sonarDatasets.myCompany,
      logoKey: sonarDatasets.logoKey,
      linkedNetworks: sonarDatasets.linkedNetworks,
    })
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), gt(sonarDatasets.count, after)))
    .orderBy(asc(sonarDatasets.count))
    .limit(brandsAPage);

export type Brand = Awaited<ReturnType<typeof findBrands>>[number];

export const findLinkedNetworks = async (
  db: Database,
  projectId: string,
): Promise<ReadonlyMap<string, readonly SocialNetwork[]>> => {
  const { rows } = (await db.execute(sql`
    select ${sonarLinks.brandId} as id, string_agg(${sonarLinks.network}, ',') as networks
    from ${sonarLinks} join ${sonarDatasets} on ${sonarDatasets.id} = ${sonarLinks.brandId}
    where ${sonarDatasets.projectId} = ${projectId} and ${sonarLinks.isSelected} and ${sonarLinks.status} = 'SUCCESS'
    group by 1`)) as unknown as { rows: { id: string; networks: string }[] };
  return new Map(rows.map(({ id, networks }) => [id, networks.split(',') as SocialNetwork[]]));
};

export const findStoredDays = async (
  db: Database,
  accountIds: readonly number[],
): Promise<{ from: number; to: number } | null> => {
  const { rows } = (await db.execute(sql`
    select min(block) as first, max(block) as last
    from ${sonarValues} where account_id = any(${sql.param([...accountIds])}::int[])`)) as unknown as {
    rows: { first: number | null; last: number | null }[];
  };
  const { first, last } = rows[0]!;
  return first === null || last === null
    ? null
    : { from: first * storageBlockDays, to: (last + 1) * storageBlockDays - 1 };
};
