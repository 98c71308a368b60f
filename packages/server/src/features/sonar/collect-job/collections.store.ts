import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets } from '../datasets/datasets.tables.ts';
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

/** The networks and keys of a project's accounts are told apart by this. */
export const nameOf = ({ datasetId, network, key }: { datasetId: string; network: SocialNetwork; key: string }) =>
  `${datasetId}/${network}/${key}`;
