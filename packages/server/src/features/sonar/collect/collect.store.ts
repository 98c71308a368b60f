import { type CollectReason, collectedReasons } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, count, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { sonarAccounts, sonarValues } from '../metrics/metrics.tables.ts';
import { type CollectionRow, sonarCollections, sonarProjects } from './collect.tables.ts';

type Row = typeof sonarProjects.$inferSelect;

export const findCollecting = async (db: Database, projectId: string): Promise<Pick<Row, 'daily' | 'demo'>> => {
  const [row] = await db
    .select({ daily: sonarProjects.daily, demo: sonarProjects.demo })
    .from(sonarProjects)
    .where(eq(sonarProjects.projectId, projectId));
  return row ?? { daily: false, demo: false };
};

export const countBrands = (db: Database, projectId: string): Promise<number> =>
  db.$count(sonarDatasets, eq(sonarDatasets.projectId, projectId));

export const setCollecting = async (tx: Database, projectId: string, change: Partial<Row>): Promise<void> => {
  await tx
    .insert(sonarProjects)
    .values({ projectId, ...change })
    .onConflictDoUpdate({ target: sonarProjects.projectId, set: change });
};

export const isDemoProject = async (db: Database, projectId: string): Promise<boolean> => {
  const [row] = await db.select({ demo: projects.demo }).from(projects).where(eq(projects.id, projectId));
  return row?.demo ?? false;
};

export const findDue = (db: Database, day: string): Promise<{ id: string; by: string | null }[]> =>
  db
    .select({ id: projects.id, by: sonarProjects.dailyBy })
    .from(sonarProjects)
    .innerJoin(projects, eq(projects.id, sonarProjects.projectId))
    .where(
      and(
        eq(sonarProjects.daily, true),
        eq(projects.active, true),
        sql`${sonarProjects.dailyOn} is distinct from ${day}::date`,
      ),
    );

/** Takes a project's run of a day. False where another node has it. */
export const claimDay = async (tx: Database, projectId: string, day: string): Promise<boolean> => {
  const rows = await tx
    .update(sonarProjects)
    .set({ dailyOn: day })
    .where(
      and(
        eq(sonarProjects.projectId, projectId),
        eq(sonarProjects.daily, true),
        sql`${sonarProjects.dailyOn} is distinct from ${day}::date`,
      ),
    )
    .returning({ id: sonarProjects.projectId });
  return rows.length === 1;
};

export const findCollection = async (tx: Database, accountId: number): Promise<CollectionRow | null> => {
  const [row] = await tx.select().from(sonarCollections).where(eq(sonarCollections.accountId, accountId));
  return row ?? null;
};

export const putCollection = async (tx: Database, row: CollectionRow): Promise<void> => {
  const { accountId: _, ...set } = row;
  await tx.insert(sonarCollections).values(row).onConflictDoUpdate({ target: sonarCollections.accountId, set });
};

export const findCollections = (db: Database, brandIds: readonly string[]) =>
  db
    .select({
      brandId: sonarAccounts.brandId,
      network: sonarAccounts.network,
      key: sonarAccounts.key,
      reason: sonarAccounts.reason,
      collectedOn: sonarAccounts.collectedOn,
      source: sonarCollections.source,
      fromDay: sonarCollections.fromDay,
      tillDay: sonarCollections.tillDay,
      earliest: sonarCollections.earliest,
    })
    .from(sonarAccounts)
    .leftJoin(sonarCollections, eq(sonarCollections.accountId, sonarAccounts.id))
    .where(inArray(sonarAccounts.brandId, [...brandIds]));

export type FoundCollection = Awaited<ReturnType<typeof findCollections>>[number];

const isMeasuredLink = and(
  eq(sonarLinks.brandId, sonarAccounts.brandId),
  eq(sonarLinks.network, sonarAccounts.network),
  eq(sonarLinks.key, sonarAccounts.key),
  eq(sonarLinks.isSelected, true),
)!;

const ofProject = (projectId: string) => eq(sonarDatasets.projectId, projectId);
const hasValues = sql`exists (select 1 from ${sonarValues} where ${sonarValues.accountId} = ${sonarAccounts.id})`;

const isAny = async (db: Database, condition: ReturnType<typeof and>): Promise<boolean> => {
  const [row] = await db
    .select({ id: sonarAccounts.id })
    .from(sonarAccounts)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.brandId))
    .leftJoin(sonarCollections, eq(sonarCollections.accountId, sonarAccounts.id))
    .where(condition)
    .limit(1);
  return row !== undefined;
};

export const hasMeasured = (db: Database, projectId: string): Promise<boolean> => {
  const isImported = and(isNull(sonarCollections.accountId), hasValues);
  const isMeasured = or(inArray(sonarCollections.source, ['api', 'provider', 'import']), isImported);
  return isAny(db, and(ofProject(projectId), isMeasured));
};

export const hasCollected = (db: Database, projectId: string): Promise<boolean> =>
  isAny(db, and(ofProject(projectId), sql`${sonarAccounts.collectedOn} is not null`));

export const countReasons = async (
  db: Database,
  projectId: string,
): Promise<Partial<Record<CollectReason, number>>> => {
  const { reason } = sonarAccounts;
  const rows = await db
    .select({ reason, accounts: count() })
    .from(sonarAccounts)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.brandId))
    .innerJoin(sonarLinks, isMeasuredLink)
    .where(and(ofProject(projectId), isNotNull(reason)))
    .groupBy(reason);
  return Object.fromEntries(rows.map((row) => [row.reason, row.accounts]));
};

export const lacksCollection: SQL = sql`exists (
  select 1 from ${sonarAccounts} join ${sonarLinks} on ${isMeasuredLink}
  where ${sonarAccounts.brandId} = ${sonarDatasets.id} and ${notInArray(sonarAccounts.reason, [...collectedReasons])})`;

export const accountKey = ({ brandId, network, key }: { brandId: string; network: SocialNetwork; key: string }) =>
  `${brandId}/${network}/${key}`;
