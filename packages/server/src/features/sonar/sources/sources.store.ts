import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { eq, getTableColumns } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { sonarSourceChecks, sonarSources } from './sources.tables.ts';

export type StoredSource = typeof sonarSources.$inferSelect & { readonly setByName: string | null };

export const findStoredSources = (db: Database): Promise<StoredSource[]> =>
  db
    .select({ ...getTableColumns(sonarSources), setByName: users.username })
    .from(sonarSources)
    .leftJoin(users, eq(users.id, sonarSources.setBy));

export const putSource = async (tx: Database, row: typeof sonarSources.$inferInsert): Promise<void> => {
  const { network, ...set } = row;
  await tx.insert(sonarSources).values(row).onConflictDoUpdate({ target: sonarSources.network, set });
  await tx.delete(sonarSourceChecks).where(eq(sonarSourceChecks.network, network));
};

export const removeSource = async (tx: Database, network: SocialNetwork): Promise<boolean> => {
  const removed = await tx.delete(sonarSources).where(eq(sonarSources.network, network)).returning();
  await tx.delete(sonarSourceChecks).where(eq(sonarSourceChecks.network, network));
  return removed.length === 1;
};

export type SourceCheck = typeof sonarSourceChecks.$inferSelect;

export const findChecks = (db: Database): Promise<SourceCheck[]> => db.select().from(sonarSourceChecks);

export const recordCheck = async (
  db: Database,
  network: SocialNetwork,
  outcome: CollectReason,
  checkedOn: Date,
): Promise<void> => {
  const set = { outcome, checkedOn };
  await db
    .insert(sonarSourceChecks)
    .values({ network, ...set })
    .onConflictDoUpdate({ target: sonarSourceChecks.network, set });
};
