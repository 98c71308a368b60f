import { vendorKinds } from '@soundings/contract/ai/ai-choices';
import { bigint, boolean, date, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** US dollars for a million tokens, as an administrator has looked them up. */
export const aiPrices = pgTable(
  'ai_prices',
  {
    kind: text({ enum: vendorKinds }).notNull(),
    model: text().notNull(),
    input: doublePrecision().notNull(),
    output: doublePrecision().notNull(),
    asOf: date('as_of').notNull(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.model] })],
);

/** One row: tokens that a month may take; null for no limit. */
export const aiQuota = pgTable('ai_quota', {
  only: boolean().primaryKey().default(true),
  userTokens: bigint('user_tokens', { mode: 'number' }),
  companyTokens: bigint('company_tokens', { mode: 'number' }),
});
