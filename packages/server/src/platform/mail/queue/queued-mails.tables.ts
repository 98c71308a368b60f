import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const mailOutcomes = ['sent', 'dropped', 'failed'] as const;

/** Mails to send and sent ones, each by a key of its own; ids only, what one says is written when it goes out. */
export const queuedMails = pgTable(
  'queued_mails',
  {
    key: text().primaryKey(),
    kind: text().notNull(),
    about: jsonb().$type<Record<string, unknown>>().notNull(),
    dueOn: time('due_on').notNull(),
    tries: integer().notNull().default(0),
    /** By the clock of the database: until then it is the node's that has `claim`. */
    claimedTill: time('claimed_till'),
    claim: uuid(),
    endedOn: time('ended_on'),
    outcome: text({ enum: mailOutcomes }),
  },
  (table) => [
    index('queued_mails_due').on(table.dueOn).where(sql`${table.endedOn} is null`),
    // Of one mailing: their keys begin alike, whatever the database's order of letters.
    index('queued_mails_key').on(table.key.op('text_pattern_ops')),
    index('queued_mails_ended_on').on(table.endedOn),
  ],
);
