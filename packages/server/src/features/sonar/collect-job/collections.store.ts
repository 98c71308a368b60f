import { type CollectReason, collectedReasons } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, count, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../datasets/datasets.tables.ts';
import { sonarAccounts, sonarValues } from '../metrics/metrics.tables.ts';
import { type CollectionRow, sonarCollections } from './collect.tables.ts';

export const findCollection = async (tx: Database, accountId: number): Promise<CollectionRow | null> => {
  const [row] = await tx.select().from(sonarCollections).where(eq(sonarCollections.accountId, accountId));
  return row ?? null;
};

export const putCollection = async (tx: Database, row: CollectionRow): Promise<void> => {
  const { accountId: _, ...set } = row;
  await tx.insert(sonarCollections).values(row).onConflictDoUpdate({ target: sonarCollections.accountId, set });
};

/** What is known of the accounts of brands, with the names of their links. */
export const findCollections = (db: Database, datasetIds: readonly string[]) =>
  db
    .select({
      datasetId: sonarAccounts.datasetId,
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
    .where(inArray(sonarAccounts.datasetId, [...datasetIds]));

export type FoundCollection = Awaited<ReturnType<typeof findCollections>>[number];

/** The account is what the selected link of its network leads to. */
const isMeasuredLink = and(
  eq(sonarLinks.datasetId, sonarAccounts.datasetId),
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
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.datasetId))
    .leftJoin(sonarCollections, eq(sonarCollections.accountId, sonarAccounts.id))
    .where(condition)
    .limit(1);
  return row !== undefined;
};

/** Whether a project has figures that were measured: by a network or a provider, or imported. */
export const hasMeasured = (db: Database, projectId: string): Promise<boolean> => {
  const isImported = and(isNull(sonarCollections.accountId), hasValues);
  const isMeasured = or(inArray(sonarCollections.source, ['api', 'provider', 'import']), isImported);
  return isAny(db, and(ofProject(projectId), isMeasured));
};

/** Whether anything was ever collected for a project. */
export const hasCollected = (db: Database, projectId: string): Promise<boolean> =>
  isAny(db, and(ofProject(projectId), sql`${sonarAccounts.collectedOn} is not null`));

/** Of how many measured links the last try ended in which way; those that were never tried are left out. */
export const countReasons = async (
  db: Database,
  projectId: string,
): Promise<Partial<Record<CollectReason, number>>> => {
  const { reason } = sonarAccounts;
  const rows = await db
    .select({ reason, accounts: count() })
    .from(sonarAccounts)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.datasetId))
    .innerJoin(sonarLinks, isMeasuredLink)
    .where(and(ofProject(projectId), isNotNull(reason)))
    .groupBy(reason);
  return Object.fromEntries(rows.map((row) => [row.reason, row.accounts]));
};

/** A brand with an account that the last try gave nothing of. */
export const lacksCollection: SQL = sql`exists (
  select 1 from ${sonarAccounts} join ${sonarLinks} on ${isMeasuredLink}
  where ${sonarAccounts.datasetId} = ${sonarDatasets.id} and ${notInArray(sonarAccounts.reason, [...collectedReasons])})`;

/** The networks and keys of a project's accounts are told apart by this. */
export const nameOf = ({ datasetId, network, key }: { datasetId: string; network: SocialNetwork; key: string }) =>
  `${datasetId}/${network}/${key}`;
