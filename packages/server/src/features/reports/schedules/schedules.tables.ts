import { scheduleForms, slotStates } from '@soundings/contract/reports/schedule-choices';
import type { ScheduleRhythm } from '@soundings/contract/reports/schedules';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { reportEditions, reports } from '../reports.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: uuid().primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    rhythm: jsonb().$type<ScheduleRhythm>().notNull(),
    timeZone: text('time_zone').notNull(),
    form: text({ enum: scheduleForms }).notNull(),
    isActive: boolean('is_active').notNull(),
    /** The next slot. */
    dueOn: time('due_on').notNull(),
    createdOn: time('created_on').notNull(),
  },
  (table) => [
    index('report_schedules_report_id').on(table.reportId),
    index('report_schedules_due').on(table.dueOn).where(sql`${table.isActive}`),
  ],
);

export const scheduleRecipients = pgTable(
  'report_schedule_recipients',
  {
    id: uuid().primaryKey(),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Who has the address; their mails end with them. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    unsubscribedOn: time('unsubscribed_on'),
  },
  (table) => [
    unique('report_schedule_recipients_email').on(table.scheduleId, table.email),
    index('report_schedule_recipients_user_id').on(table.userId),
  ],
);

/** What was due: one row a schedule and time, whichever node was first. */
export const scheduleSlots = pgTable(
  'report_schedule_slots',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    slotOn: time('slot_on').notNull(),
    state: text({ enum: slotStates }).notNull(),
    reason: text(),
    editionId: uuid('edition_id').references(() => reportEditions.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.slotOn] }),
    index('report_schedule_slots_edition_id').on(table.editionId),
  ],
);

export type ScheduleRow = typeof reportSchedules.$inferSelect;
export type RecipientRow = typeof scheduleRecipients.$inferSelect;
export type SlotRow = typeof scheduleSlots.$inferSelect;
