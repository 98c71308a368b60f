import type { SavedView } from '@soundings/contract/sonar/saved-views';
import type { PeriodLength } from '@soundings/contract/sonar/score-choices';
import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { changesOthers } from '../sonar.policy.ts';
import { sonarPeriods, sonarSavedViews } from './scores.tables.ts';

type Row = typeof sonarSavedViews.$inferInsert;

export const findViews = async (db: Database, projectId: string, seenBy: Caller | null): Promise<SavedView[]> => {
  const { id, name, search, createdOn } = sonarSavedViews;
  const rows = await db
    .select({ id, name, search, createdOn, createdBy: users.name, makerId: sonarSavedViews.createdBy })
    .from(sonarSavedViews)
    .leftJoin(users, eq(users.id, sonarSavedViews.createdBy))
    .where(eq(sonarSavedViews.projectId, projectId))
    .orderBy(sql`lower(${name})`, asc(users.name), asc(createdOn), asc(id));
  return rows.map(({ makerId, ...row }) => ({
    ...row,
    createdBy: row.createdBy ?? '',
    createdOn: row.createdOn.toISOString(),
    isOwn: seenBy !== null && makerId === seenBy.id,
    mayDelete: seenBy !== null && (makerId === seenBy.id || changesOthers(seenBy)),
  }));
};

/** Keeps a view; one of the same name and maker becomes this one. @returns its id */
export const putView = async (tx: Database, row: Row): Promise<string> => {
  const { projectId, createdBy, name } = sonarSavedViews;
  const [put] = await tx
    .insert(sonarSavedViews)
    .values(row)
    .onConflictDoUpdate({
      target: [projectId, createdBy, name],
      set: { search: row.search, createdOn: row.createdOn },
    })
    .returning({ id: sonarSavedViews.id });
  return put!.id;
};

export const countViewsBy = (tx: Database, projectId: string, makerId: string): Promise<number> =>
  tx.$count(sonarSavedViews, and(eq(sonarSavedViews.projectId, projectId), eq(sonarSavedViews.createdBy, makerId)));

export const removeView = async (
  db: Database,
  { projectId, id, createdBy }: { projectId: string; id: string; createdBy?: string | undefined },
): Promise<boolean> => {
  const { projectId: ofProject, id: ofId, createdBy: of } = sonarSavedViews;
  const removed = await db
    .delete(sonarSavedViews)
    .where(and(eq(ofProject, projectId), eq(ofId, id), createdBy === undefined ? undefined : eq(of, createdBy)))
    .returning({ id: ofId });
  return removed.length === 1;
};

export const findPeriodDays = async (db: Database, userId: string): Promise<PeriodLength | null> => {
  const [row] = await db.select().from(sonarPeriods).where(eq(sonarPeriods.userId, userId));
  return row?.days ?? null;
};

export const putPeriodDays = async (db: Database, userId: string, days: PeriodLength): Promise<void> => {
  await db
    .insert(sonarPeriods)
    .values({ userId, days })
    .onConflictDoUpdate({ target: sonarPeriods.userId, set: { days } });
};
