import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { projectHolds } from '../projects.tables.ts';
import type { LeaseOwner, NamedOwner } from './leases.ts';

/**
 * By the database's clock: those of the nodes differ. An owner silent for a minute is gone; calls and an
 * open live channel are signs.
 */
const leaseEnd = sql`now() + interval '60 seconds'`;
const isOver = lte(projectHolds.until, sql`now()`);

/** Acquires or extends the lease; `isFree`: its last owner may be gone. False where someone else has it. */
export const tryAcquireLease = async (
  tx: Database,
  projectId: string,
  by: NamedOwner,
  isFree: boolean,
): Promise<boolean> => {
  const isMine = eq(projectHolds.holder, by.holder);
  const taken = await tx
    .insert(projectHolds)
    .values({ projectId, ...by, until: leaseEnd })
    .onConflictDoUpdate({
      target: projectHolds.projectId,
      set: { ...by, until: leaseEnd },
      setWhere: isFree ? or(isMine, isOver)! : isMine,
    })
    .returning({ projectId: projectHolds.projectId });
  return taken.length === 1;
};

export const findLease = async (
  db: Database,
  projectId: string,
): Promise<(NamedOwner & { readonly isLiving: boolean }) | null> => {
  const { holder, username, until } = projectHolds;
  const [row] = await db
    .select({ holder, username, isLiving: sql<boolean>`${until} > now()` })
    .from(projectHolds)
    .where(eq(projectHolds.projectId, projectId));
  return row ?? null;
};

export interface Lease {
  readonly projectId: string;
  readonly holder: LeaseOwner;
}

const leaseKey = ({ projectId, holder }: Lease): string => `${projectId} ${holder}`;

export const extendLeases = async (db: Database, present: readonly Lease[]): Promise<void> => {
  const projectIds = [...new Set(present.map(({ projectId }) => projectId))];
  const names = new Set(present.map(leaseKey));
  const living = await db
    .select({ projectId: projectHolds.projectId, holder: projectHolds.holder })
    .from(projectHolds)
    .where(and(inArray(projectHolds.projectId, projectIds), gt(projectHolds.until, sql`now()`)));
  for (const { projectId, holder } of living.filter((held) => names.has(leaseKey(held)))) {
    await db
      .update(projectHolds)
      .set({ until: leaseEnd })
      .where(and(eq(projectHolds.projectId, projectId), eq(projectHolds.holder, holder)));
  }
};

export const endLease = async (db: Database, { projectId, holder }: Lease): Promise<void> => {
  await db
    .update(projectHolds)
    .set({ until: sql`now()` })
    .where(and(eq(projectHolds.projectId, projectId), eq(projectHolds.holder, holder)));
};
