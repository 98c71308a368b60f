import { assistantModes } from '@soundings/contract/projects/project-choices';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import { createdTypes } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { dataStructures } from '@soundings/contract/resonance/resonance-choices';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { agents, assistants } from '#/features/assistants/assistants.tables.ts';
import type { LeaseOwner } from './status/leases.ts';

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    projectName: text('project_name').notNull(),
    nameKey: text('name_key').notNull().unique(),
    projectType: text('project_type', { enum: createdTypes }).notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
    active: boolean().notNull().default(true),
    demo: boolean().notNull().default(false),
    dataStructure: text('data_structure', { enum: dataStructures }),
    settings: jsonb().$type<ProjectSettings>().notNull().default({}),
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    fileName: text('file_name'),
    fileKey: text('file_key'),
    dataSets: integer('data_sets'),
    collectedFrom: date('collected_from'),
    collectedTill: date('collected_till'),
    dataDemo: boolean('data_demo').notNull().default(false),
    activeSharing: boolean('active_sharing').notNull().default(false),
    dataFrom: timestamp('data_from', { withTimezone: true }),
    result: jsonb().$type<NonNullable<ProjectRow['result']>>(),
  },
  // PostgreSQL sorts descending with nulls first; an index that says otherwise is never used.
  (table) => [
    index('projects_created_on').on(table.createdOn.desc().nullsFirst(), table.id),
    index('projects_type_created_on').on(table.projectType, table.createdOn.desc().nullsFirst(), table.id),
    index('projects_name_search').using('gin', sql`${table.nameKey} gin_trgm_ops`),
    index('projects_agent_id').on(table.agentId),
    index('projects_created_by').on(table.createdBy, table.createdOn.desc().nullsFirst(), table.id),
  ],
);

/** The passwords of a shared project, sealed, in a table of their own so that no list can carry them. */
export const projectShares = pgTable('project_shares', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  password: text().notNull(),
  finalMessagesPassword: text('final_messages_password'),
  allowsFeedback: boolean('allows_feedback').notNull().default(false),
  linkExpiresOn: timestamp('link_expires_on', { withTimezone: true }),
});

export const projectAssistants = pgTable(
  'project_assistants',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    mode: text({ enum: assistantModes }).notNull(),
    assistantId: uuid('assistant_id')
      .notNull()
      .references(() => assistants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.mode, table.assistantId] }),
    index('project_assistants_assistant_id').on(table.assistantId),
  ],
);

export const projectUsers = pgTable(
  'project_users',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_users_user_id').on(table.userId, table.projectId),
  ],
);

export const openedProjects = pgTable(
  'project_visits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    openedOn: timestamp('visited_on', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    index('project_visits_visited_on').on(table.userId, table.openedOn.desc().nullsFirst()),
    index('project_visits_project_id').on(table.projectId),
  ],
);

export const companyProjects = pgTable(
  'company_projects',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    enabled: boolean().notNull().default(true),
    actionedBy: uuid('actioned_by').references(() => users.id, { onDelete: 'set null' }),
    actionedOn: timestamp('actioned_on', { withTimezone: true }).notNull(),
    lastUsage: timestamp('last_usage', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.projectId] }),
    index('company_projects_project_id').on(table.projectId),
    index('company_projects_actioned_on').on(table.companyId, table.actionedOn.desc().nullsFirst(), table.projectId),
    index('company_projects_actioned_by').on(table.actionedBy),
  ],
);

export const projectHolds = pgTable('project_holds', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  holder: text().$type<LeaseOwner>().notNull(),
  username: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});

export const projectRuns = pgTable(
  'project_runs',
  {
    id: uuid().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('project_runs_project_id').on(table.projectId), index('project_runs_until').on(table.until)],
);

export type Project = typeof projects.$inferSelect;
