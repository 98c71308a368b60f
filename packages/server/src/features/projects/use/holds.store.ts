import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { projectHolds } from '../projects.tables.ts';
import type { HeldBy, Holder } from './holder.ts';

/** Takes or prolongs the hold of a project. False where someone else has it. */
export const takeFreeHold = async (
  tx: Database,
  projectId: string,
  by: HeldBy,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> => {
  const taken = await tx
    .insert(projectHolds)
    .values({ projectId, ...by, until })
    .onConflictDoUpdate({
      target: projectHolds.projectId,
      set: { ...by, until },
      setWhere: or(eq(projectHolds.holder, by.holder), lte(projectHolds.until, now))!,
    })
    .returning({ projectId: projectHolds.projectId });
  return taken.length === 1;
};

/** Who has a project now. */
export const findHold = async (db: Database, projectId: string, now: Date): Promise<HeldBy | null> => {
  const [row] = await db
    .select({ holder: projectHolds.holder, username: projectHolds.username })
    .from(projectHolds)
    .where(and(eq(projectHolds.projectId, projectId), gt(projectHolds.until, now)));
  return row ?? null;
};

export interface Held {
  readonly projectId: string;
  readonly holder: Holder;
}

/** Prolongs the holds that these have; takes none. */
export const prolongHolds = async (db: Database, holds: readonly Held[], until: Date): Promise<void> => {
  const projectIds = [...new Set(holds.map(({ projectId }) => projectId))];
  const held = await db
    .select({ projectId: projectHolds.projectId, holder: projectHolds.holder })
    .from(projectHolds)
    .where(inArray(projectHolds.projectId, projectIds));
  const present = new Set(holds.map(({ projectId, holder }) => `${projectId} ${holder}`));
  for (const { projectId, holder } of held.filter((row) => present.has(`${row.projectId} ${row.holder}`))) {
    await db
      .update(projectHolds)
      .set({ until })
      .where(and(eq(projectHolds.projectId, projectId), eq(projectHolds.holder, holder)));
  }
};

export const removeHold = async (db: Database, { projectId, holder }: Held): Promise<void> => {
  await db.delete(projectHolds).where(and(eq(projectHolds.projectId, projectId), eq(projectHolds.holder, holder)));
};
