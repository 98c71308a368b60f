import { roles } from '@soundings/contract/permissions';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  /** E-mail address in lower case. */
  username: text().notNull().unique(),
  name: text().notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  passwordHash: text('password_hash').notNull(),
  roleName: text('role_name', { enum: roles }).notNull(),
  enabled: boolean().notNull().default(true),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
});
