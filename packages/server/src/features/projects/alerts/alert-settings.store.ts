import type { AlertSettings } from '@soundings/contract/projects/alerts';
import { and, asc, count, eq, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import type { Viewer } from '../projects.store.ts';
import { projects } from '../projects.tables.ts';
import { visibleTo } from '../visible-projects.store.ts';
import { alertSettings, digestAlerts, mutedProjects } from './alerts.tables.ts';

export type StoredSettings = typeof alertSettings.$inferSelect;

export const findSettings = async (db: Database, userId: string): Promise<StoredSettings | null> => {
  const [row] = await db.select().from(alertSettings).where(eq(alertSettings.userId, userId));
  return row ?? null;
};

export const putSettings = async (
  tx: Database,
  userId: string,
  set: AlertSettings & Pick<StoredSettings, 'digestOn'>,
): Promise<void> => {
  await tx
    .insert(alertSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: alertSettings.userId, set });
};

export const endMails = async (tx: Database, userId: string): Promise<void> => {
  await tx.update(alertSettings).set({ mails: 'OFF' }).where(eq(alertSettings.userId, userId));
  await dropDigest(tx, userId);
};

/** @returns the alerts that waited. */
export const dropDigest = async (tx: Database, userId: string): Promise<string[]> => {
  const { alertId } = digestAlerts;
  const rows = await tx.delete(digestAlerts).where(eq(digestAlerts.userId, userId)).returning({ alertId });
  return rows.map((row) => row.alertId);
};

/** Users who get mails; of a project those who have not muted it, of none the one named. */
export const findMailed = (
  db: Database,
  of: { readonly projectId: string } | { readonly userId: string },
): Promise<Pick<StoredSettings, 'userId' | 'mails'>[]> =>
  db
    .select({ userId: alertSettings.userId, mails: alertSettings.mails })
    .from(alertSettings)
    .where(
      and(
        ne(alertSettings.mails, 'OFF'),
        'userId' in of
          ? eq(alertSettings.userId, of.userId)
          : notExists(
              db
                .select({ one: sql`1` })
                .from(mutedProjects)
                .where(and(eq(mutedProjects.userId, alertSettings.userId), eq(mutedProjects.projectId, of.projectId))),
            ),
      ),
    );

export const addToDigests = async (
  tx: Database,
  userIds: readonly string[],
  alertIds: readonly string[],
): Promise<void> => {
  if (userIds.length === 0 || alertIds.length === 0) return;
  await tx.execute(sql`
    insert into ${digestAlerts} (user_id, alert_id)
    select u, a from unnest(${sql.param([...userIds])}::uuid[]) u, unnest(${sql.param([...alertIds])}::uuid[]) a
    on conflict do nothing`);
};

export const findDueDigests = (db: Database, now: Date): Promise<StoredSettings[]> =>
  db
    .select()
    .from(alertSettings)
    .where(and(eq(alertSettings.mails, 'DAILY'), lte(alertSettings.digestOn, now)));

/** Takes what waits for the mail of a day and says when the next one is. Null where another node has taken it. */
export const takeDigest = async (
  tx: Database,
  { userId, digestOn }: StoredSettings,
  nextOn: Date,
): Promise<string[] | null> => {
  const taken = await tx
    .update(alertSettings)
    .set({ digestOn: nextOn })
    .where(and(eq(alertSettings.userId, userId), eq(alertSettings.digestOn, digestOn)))
    .returning({ userId: alertSettings.userId });
  if (taken.length === 0) return null;
  return dropDigest(tx, userId);
};

export const findMuted = (db: Database, viewer: Viewer) =>
  db
    .select({ id: projects.id, name: projects.projectName, type: projects.projectType })
    .from(mutedProjects)
    .innerJoin(projects, eq(projects.id, mutedProjects.projectId))
    .where(and(eq(mutedProjects.userId, viewer.id), eq(projects.active, true), visibleTo(db, viewer)))
    .orderBy(asc(projects.nameKey));

export const countMuted = async (db: Database, userId: string): Promise<number> => {
  const [row] = await db.select({ muted: count() }).from(mutedProjects).where(eq(mutedProjects.userId, userId));
  return row!.muted;
};

export const mute = async (db: Database, userId: string, projectId: string): Promise<void> => {
  await db.insert(mutedProjects).values({ userId, projectId }).onConflictDoNothing();
};

export const unmute = async (db: Database, userId: string, projectId: string): Promise<void> => {
  await db.delete(mutedProjects).where(and(eq(mutedProjects.userId, userId), eq(mutedProjects.projectId, projectId)));
};
