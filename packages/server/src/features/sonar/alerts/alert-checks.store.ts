import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { collectedReasons } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { sonarAccounts } from '../metrics/metrics.tables.ts';
import { sonarAlertChecks } from './alert-checks.tables.ts';

export type AlertCheck = Pick<typeof sonarAlertChecks.$inferSelect, 'projectId' | 'changedOn'>;

/** Longer than looking through a large project takes. */
const claimSeconds = 300;

/** To be called in the transaction that changes what scores rest on for good. */
export const noteFigures = async (tx: Database, projectId: string, changedOn: Date): Promise<void> => {
  await tx
    .insert(sonarAlertChecks)
    .values({ projectId, changedOn })
    .onConflictDoUpdate({ target: sonarAlertChecks.projectId, set: { changedOn } });
};

/** Takes the project that waits longest; no other node gets it while the claim lives. */
export const claimCheck = async (db: Database): Promise<AlertCheck | null> => {
  const [row] = await db
    .update(sonarAlertChecks)
    .set({ claimedTill: sql`clock_timestamp() + make_interval(secs => ${claimSeconds})` })
    .where(
      sql`${sonarAlertChecks.projectId} = (select project_id from ${sonarAlertChecks}
        where ${sonarAlertChecks.claimedTill} is null or ${sonarAlertChecks.claimedTill} < clock_timestamp()
        order by ${sonarAlertChecks.changedOn}, ${sonarAlertChecks.projectId} limit 1 for update skip locked)`,
    )
    .returning({ projectId: sonarAlertChecks.projectId, changedOn: sonarAlertChecks.changedOn });
  return row ?? null;
};

/** Figures that came meanwhile are looked through once more. */
export const endCheck = async (tx: Database, { projectId, changedOn }: AlertCheck): Promise<void> => {
  const isSame = eq(sonarAlertChecks.changedOn, changedOn);
  await tx.delete(sonarAlertChecks).where(and(eq(sonarAlertChecks.projectId, projectId), isSame));
  await tx.update(sonarAlertChecks).set({ claimedTill: null }).where(eq(sonarAlertChecks.projectId, projectId));
};

interface Failing {
  readonly brand: string;
  readonly network: SocialNetwork;
  readonly reason: CollectReason;
}

/** Accounts that are measured and brought figures once, and did not when they were asked last. */
export const findFailing = (db: Database, projectId: string): Promise<Failing[]> =>
  db
    .select({
      brand: sonarDatasets.brandCompany,
      network: sonarAccounts.network,
      reason: sql<CollectReason>`${sonarAccounts.reason}`,
    })
    .from(sonarAccounts)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.brandId))
    .innerJoin(
      sonarLinks,
      and(
        eq(sonarLinks.brandId, sonarAccounts.brandId),
        eq(sonarLinks.network, sonarAccounts.network),
        eq(sonarLinks.key, sonarAccounts.key),
        eq(sonarLinks.isSelected, true),
      ),
    )
    .where(
      and(
        eq(sonarDatasets.projectId, projectId),
        isNotNull(sonarAccounts.collectedOn),
        isNotNull(sonarAccounts.reason),
        notInArray(sonarAccounts.reason, [...collectedReasons, 'cancelled']),
      ),
    )
    .orderBy(asc(sonarAccounts.network), asc(sonarDatasets.count));
