import { alertKinds, alertLanguages, alertMails } from '@soundings/contract/projects/alert-choices';
import type { AlertAbout } from '@soundings/contract/projects/alerts';
import { date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '../projects.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ofProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
const ofAlert = () =>
  uuid('alert_id')
    .notNull()
    .references(() => alerts.id, { onDelete: 'cascade' });

/** For all who may open the project, or for one user where it is about none. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey(),
    /** Project or user, kind, subject and period: none comes twice. */
    key: text().notNull().unique(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: alertKinds }).notNull(),
    subject: text().notNull(),
    about: jsonb().$type<AlertAbout>().notNull(),
    /** The last day that it speaks of. */
    till: date().notNull(),
    createdOn: time('created_on').notNull(),
  },
  (table) => [
    index('alerts_created_on').on(table.createdOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('alerts_project_id').on(table.projectId, table.kind, table.till),
    index('alerts_user_id').on(table.userId),
  ],
);

export const readAlerts = pgTable('read_alerts', { userId: ofUser(), alertId: ofAlert() }, (table) => [
  primaryKey({ columns: [table.userId, table.alertId] }),
  index('read_alerts_alert_id').on(table.alertId),
]);

export const mutedProjects = pgTable('muted_projects', { userId: ofUser(), projectId: ofProject() }, (table) => [
  primaryKey({ columns: [table.userId, table.projectId] }),
  index('muted_projects_project_id').on(table.projectId),
]);

export const alertSettings = pgTable(
  'alert_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    mails: text({ enum: alertMails }).notNull(),
    language: text({ enum: alertLanguages }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** When the alerts of a day go out next. */
    digestOn: time('digest_on').notNull(),
  },
  (table) => [index('alert_settings_mails').on(table.mails, table.digestOn)],
);

export const digestAlerts = pgTable('digest_alerts', { userId: ofUser(), alertId: ofAlert() }, (table) => [
  primaryKey({ columns: [table.userId, table.alertId] }),
  index('digest_alerts_alert_id').on(table.alertId),
]);
