import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { isVisibleTo, users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import {
  type RecipientRow,
  reportSchedules,
  type ScheduleRow,
  type SlotRow,
  scheduleRecipients,
  scheduleSlots,
} from './schedules.tables.ts';

export const findSchedules = (db: Database, reportId: string): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.reportId, reportId))
    .orderBy(asc(reportSchedules.createdOn), asc(reportSchedules.id));

export const findSchedule = async (db: Database, id: string): Promise<ScheduleRow | null> => {
  const [row] = await db.select().from(reportSchedules).where(eq(reportSchedules.id, id));
  return row ?? null;
};

export const countSchedules = (db: Database, reportId: string): Promise<number> =>
  db.$count(reportSchedules, eq(reportSchedules.reportId, reportId));

export const addSchedule = async (tx: Database, row: ScheduleRow): Promise<void> => {
  await tx.insert(reportSchedules).values(row);
};

export const setSchedule = async (tx: Database, id: string, set: Partial<ScheduleRow>): Promise<void> => {
  await tx.update(reportSchedules).set(set).where(eq(reportSchedules.id, id));
};

export const removeSchedule = async (db: Database, id: string): Promise<boolean> => {
  const removed = await db
    .delete(reportSchedules)
    .where(eq(reportSchedules.id, id))
    .returning({ id: reportSchedules.id });
  return removed.length === 1;
};

/** These and no others; who has unsubscribed stays in the list, so that nobody's name is put back by accident. */
export const putRecipients = async (tx: Database, scheduleId: string, emails: readonly string[]): Promise<void> => {
  const isOther = notInArray(scheduleRecipients.email, [...emails]);
  await tx
    .delete(scheduleRecipients)
    .where(and(eq(scheduleRecipients.scheduleId, scheduleId), isOther, isNull(scheduleRecipients.unsubscribedOn)));
  await tx.execute(sql`
    insert into ${scheduleRecipients} (id, schedule_id, email, user_id)
    select gen_random_uuid(), ${scheduleId}::uuid, e, (select u.id from ${users} u where u.username = e)
    from unnest(${sql.param([...emails])}::text[]) e
    on conflict do nothing`);
};

export const findRecipients = (db: Database, scheduleId: string): Promise<RecipientRow[]> =>
  db
    .select()
    .from(scheduleRecipients)
    .where(eq(scheduleRecipients.scheduleId, scheduleId))
    .orderBy(asc(scheduleRecipients.email));

/** With the names of those whose accounts the viewer sees anyway: of others an address tells nothing. */
export const findNamedRecipients = (
  db: Database,
  scheduleIds: readonly string[],
  viewer: Pick<Caller, 'id' | 'role'>,
): Promise<(RecipientRow & { name: string | null })[]> =>
  db
    .select({ ...getTableColumns(scheduleRecipients), name: users.name })
    .from(scheduleRecipients)
    .leftJoin(users, and(eq(users.id, scheduleRecipients.userId), isVisibleTo(viewer)))
    .where(inArray(scheduleRecipients.scheduleId, [...scheduleIds]))
    .orderBy(asc(scheduleRecipients.email));

export const findRecipient = async (db: Database, id: string): Promise<RecipientRow | null> => {
  const [row] = await db.select().from(scheduleRecipients).where(eq(scheduleRecipients.id, id));
  return row ?? null;
};

export const endRecipient = async (tx: Database, id: string): Promise<void> => {
  const isStill = isNull(scheduleRecipients.unsubscribedOn);
  await tx
    .update(scheduleRecipients)
    .set({ unsubscribedOn: sql`now()` })
    .where(and(eq(scheduleRecipients.id, id), isStill));
};

export const findDue = (db: Database, now: Date): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(reportSchedules)
    .where(and(eq(reportSchedules.isActive, true), lte(reportSchedules.dueOn, now)))
    .orderBy(asc(reportSchedules.dueOn));

/** Takes a slot and says when the next one is. False where another node has taken it, or the schedule was changed. */
export const takeSlot = async (tx: Database, { id, dueOn }: ScheduleRow, nextOn: Date): Promise<boolean> => {
  const taken = await tx
    .update(reportSchedules)
    .set({ dueOn: nextOn })
    .where(and(eq(reportSchedules.id, id), eq(reportSchedules.dueOn, dueOn), eq(reportSchedules.isActive, true)))
    .returning({ id: reportSchedules.id });
  if (taken.length === 0) return false;
  const added = await tx
    .insert(scheduleSlots)
    .values({ scheduleId: id, slotOn: dueOn, state: 'WAITING' })
    .onConflictDoNothing()
    .returning({ slotOn: scheduleSlots.slotOn });
  return added.length === 1;
};

export type SlotKey = Pick<SlotRow, 'scheduleId' | 'slotOn'>;

const isSlot = ({ scheduleId, slotOn }: SlotKey) =>
  and(eq(scheduleSlots.scheduleId, scheduleId), eq(scheduleSlots.slotOn, slotOn));

export const findSlot = async (db: Database, key: SlotKey): Promise<SlotRow | null> => {
  const [row] = await db.select().from(scheduleSlots).where(isSlot(key));
  return row ?? null;
};

export const setSlot = async (
  tx: Database,
  key: SlotKey,
  set: Pick<SlotRow, 'state'> & Partial<Pick<SlotRow, 'reason' | 'editionId'>>,
): Promise<void> => {
  await tx.update(scheduleSlots).set(set).where(isSlot(key));
};

export const findSlots = async (db: Database, scheduleIds: readonly string[], most: number): Promise<SlotRow[]> => {
  const lists = await Promise.all(
    scheduleIds.map((id) =>
      db
        .select()
        .from(scheduleSlots)
        .where(eq(scheduleSlots.scheduleId, id))
        .orderBy(desc(scheduleSlots.slotOn))
        .limit(most),
    ),
  );
  return lists.flat();
};
