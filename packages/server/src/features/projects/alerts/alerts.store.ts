import type { AlertAbout, AlertFilter } from '@soundings/contract/projects/alerts';
import { and, count, desc, eq, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import type { Viewer } from '../projects.store.ts';
import { projects } from '../projects.tables.ts';
import { visibleTo } from '../visible-projects.store.ts';
import { alerts, mutedProjects, readAlerts } from './alerts.tables.ts';

export type AlertRow = typeof alerts.$inferSelect;

/** @returns those that were not there yet. */
export const addAlerts = (tx: Database, rows: readonly AlertRow[]): Promise<AlertRow[]> =>
  rows.length === 0
    ? Promise.resolve([])
    : tx
        .insert(alerts)
        .values([...rows])
        .onConflictDoNothing({ target: alerts.key })
        .returning();

export const findSubjectsSince = async (
  tx: Database,
  projectId: string,
  kind: AlertRow['kind'],
  after: string,
): Promise<Set<string>> => {
  const rows = await tx
    .select({ subject: alerts.subject })
    .from(alerts)
    .where(and(eq(alerts.projectId, projectId), eq(alerts.kind, kind), gt(alerts.till, after)));
  return new Set(rows.map(({ subject }) => subject));
};

/** The alert of a row's key, which is made where it is not there yet; held until the transaction ends. */
export const holdAlert = async (tx: Database, row: AlertRow): Promise<{ id: string; isNew: boolean }> => {
  const [held] = await tx
    .insert(alerts)
    .values(row)
    .onConflictDoUpdate({ target: alerts.key, set: { till: row.till } })
    .returning({ id: alerts.id });
  return { id: held!.id, isNew: held!.id === row.id };
};

export const setAbout = async (tx: Database, id: string, about: AlertAbout): Promise<void> => {
  await tx.update(alerts).set({ about }).where(eq(alerts.id, id));
};

const isUnreadBy = (db: Database, userId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(readAlerts)
      .where(and(eq(readAlerts.alertId, alerts.id), eq(readAlerts.userId, userId))),
  );

const isNotMutedBy = (db: Database, userId: string): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(mutedProjects)
      .where(and(eq(mutedProjects.projectId, alerts.projectId), eq(mutedProjects.userId, userId))),
  );

/** What a user may read: alerts of projects that they may open now, and their own. */
const isFor = (db: Database, viewer: Viewer): SQL | undefined =>
  or(
    and(eq(alerts.userId, viewer.id), isNull(alerts.projectId)),
    and(isNull(alerts.userId), eq(projects.active, true), visibleTo(db, viewer)),
  );

/** Muted projects are left out unless one is asked for by itself. */
const matching = (db: Database, viewer: Viewer, { projectId, kind }: AlertFilter): SQL | undefined =>
  and(
    isFor(db, viewer),
    projectId ? eq(alerts.projectId, projectId) : isNotMutedBy(db, viewer.id),
    kind ? eq(alerts.kind, kind) : undefined,
  );

const project = { id: projects.id, name: projects.projectName, type: projects.projectType };

const listAlerts = (db: Database, viewer: Viewer, which: SQL | undefined) =>
  db
    .select({ alert: alerts, project, isRead: sql<boolean>`not ${isUnreadBy(db, viewer.id)}` })
    .from(alerts)
    .leftJoin(projects, eq(projects.id, alerts.projectId))
    .where(which)
    .orderBy(desc(alerts.createdOn), desc(alerts.id));

export const alertPage = (db: Database, viewer: Viewer, filter: AlertFilter, of: { page: number; size: number }) =>
  listAlerts(db, viewer, matching(db, viewer, filter))
    .limit(of.size)
    .offset(of.page * of.size);

export type FoundAlert = Awaited<ReturnType<typeof alertPage>>[number];

export const countAlerts = async (db: Database, viewer: Viewer, filter: AlertFilter): Promise<number> => {
  const [row] = await db
    .select({ found: count() })
    .from(alerts)
    .leftJoin(projects, eq(projects.id, alerts.projectId))
    .where(matching(db, viewer, filter));
  return row!.found;
};

const unread = (db: Database, viewer: Viewer, filter: AlertFilter) =>
  db
    .select({ id: alerts.id })
    .from(alerts)
    .leftJoin(projects, eq(projects.id, alerts.projectId))
    .where(and(matching(db, viewer, filter), isUnreadBy(db, viewer.id)));

export const countUnread = async (db: Database, viewer: Viewer, most: number): Promise<number> => {
  const rows = await unread(db, viewer, {}).limit(most);
  return rows.length;
};

export const markAllRead = async (db: Database, viewer: Viewer, filter: AlertFilter): Promise<void> => {
  const rows = await unread(db, viewer, filter);
  await markRead(
    db,
    viewer.id,
    rows.map(({ id }) => id),
  );
};

export const markRead = async (db: Database, userId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.execute(sql`
    insert into ${readAlerts} (user_id, alert_id) select ${userId}::uuid, id from ${alerts}
    where id = any (${sql.param([...ids])}::uuid[]) on conflict do nothing`);
};

/** Those of some alerts that a user may read and has not muted, the newest first. */
export const findAlertsFor = (db: Database, viewer: Viewer, ids: readonly string[]) =>
  listAlerts(db, viewer, and(inArray(alerts.id, [...ids]), isFor(db, viewer), isNotMutedBy(db, viewer.id)));

export const isAlertFor = async (db: Database, viewer: Viewer, id: string): Promise<boolean> => {
  const rows = await db
    .select({ id: alerts.id })
    .from(alerts)
    .leftJoin(projects, eq(projects.id, alerts.projectId))
    .where(and(eq(alerts.id, id), isFor(db, viewer)));
  return rows.length === 1;
};

export const forgetReads = async (tx: Database, alertId: string): Promise<void> => {
  await tx.delete(readAlerts).where(eq(readAlerts.alertId, alertId));
};

export const findAlertOwners = (db: Database, ids: readonly string[]) =>
  db
    .select({ projectId: alerts.projectId, userId: alerts.userId })
    .from(alerts)
    .where(inArray(alerts.id, [...ids]));

export const removeAlertsBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(alerts).where(lt(alerts.createdOn, before));
};
