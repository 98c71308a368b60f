import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../datasets/datasets.tables.ts';
import { blockDays } from '../metrics/block-days.ts';
import { sonarValues } from '../metrics/metrics.tables.ts';

/** What is shown of a brand beside its scores, in the order of the cards. */
export const findBrands = (db: Database, projectId: string) =>
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
    .where(eq(sonarDatasets.projectId, projectId))
    .orderBy(asc(sonarDatasets.count));

export type Brand = Awaited<ReturnType<typeof findBrands>>[number];

/** The chosen links of a project that were not found dead, whether or not anybody has asked for their figures. */
export const findLiveLinks = (
  db: Database,
  projectId: string,
): Promise<{ datasetId: string; network: SocialNetwork }[]> =>
  db
    .select({ datasetId: sonarLinks.datasetId, network: sonarLinks.network })
    .from(sonarLinks)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarLinks.datasetId))
    .where(
      and(eq(sonarDatasets.projectId, projectId), eq(sonarLinks.isSelected, true), eq(sonarLinks.status, 'SUCCESS')),
    );

/** The first and the last day of all blocks that are stored of these accounts; null where there is none. */
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
  return first === null || last === null ? null : { from: first * blockDays, to: (last + 1) * blockDays - 1 };
};
