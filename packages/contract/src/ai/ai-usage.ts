import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { maxUsageDays, usageGroups, vendorKinds } from './ai-choices.ts';

const Day = z.iso.date();

const UsageRow = z.object({
  /** The day, or the id of a person or company; `''` for consumers, or for whoever belongs to no company. */
  key: z.string(),
  name: z.string(),
  runs: z.number().int(),
  failed: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null where not one of its runs has a price. */
  cost: z.number().nullable(),
  /** Runs whose model has no price: the cost is without them. */
  unpriced: z.number().int(),
});
export type UsageRow = z.infer<typeof UsageRow>;

const Micros = z.number().min(0).max(10_000);

/** US dollars for a million tokens, as a page of the vendor says. */
export const Price = z.object({
  kind: z.enum(vendorKinds),
  model: Text.trim().min(1, 'required').max(200),
  input: Micros,
  output: Micros,
  asOf: Day,
  source: Text.trim().max(500),
});
export type Price = z.infer<typeof Price>;

const Quota = z.object({
  userTokens: z.number().int().min(0).max(1e12).nullable(),
  companyTokens: z.number().int().min(0).max(1e12).nullable(),
});
export type Quota = z.infer<typeof Quota>;

/** What is left of this month to whoever asks; null for no limit. */
export const Remaining = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  resetsOn: Day,
});
export type Remaining = z.infer<typeof Remaining>;

export const aiUsageEndpoints = {
  aiUsage: endpoint({
    method: 'GET',
    path: '/api/settings/ai/usage',
    summary: 'Runs, tokens and cost of some days, by day, person, company, purpose or model',
    access: 'settings.manage',
    query: z
      .object({ from: Day, till: Day, by: z.enum(usageGroups) })
      .refine(({ from, till }) => from <= till, { path: ['till'], message: 'notBeforeStart' })
      .refine(({ from, till }) => (Date.parse(till) - Date.parse(from)) / 86_400_000 < maxUsageDays, {
        path: ['from'],
        message: 'tooManyDays',
      }),
    answer: z.object({ rows: z.array(UsageRow) }),
  }),
  aiPrices: endpoint({
    method: 'GET',
    path: '/api/settings/ai/prices',
    summary: 'What a million tokens of each model cost',
    access: 'settings.manage',
    answer: z.array(Price),
  }),
  setAiPrice: endpoint({
    method: 'PUT',
    path: '/api/settings/ai/prices',
    summary: 'Set what a million tokens of a model cost; runs before keep what they cost then',
    access: 'settings.manage',
    body: Price,
    answer: Done,
  }),
  deleteAiPrice: endpoint({
    method: 'DELETE',
    path: '/api/settings/ai/prices',
    summary: 'Remove the price of a model',
    access: 'settings.manage',
    body: Price.pick({ kind: true, model: true }),
    answer: Done,
    errors: ['notFound'],
  }),
  aiQuota: endpoint({
    method: 'GET',
    path: '/api/settings/ai/quota',
    summary: 'How many tokens a month each user and each company may take',
    access: 'settings.manage',
    answer: Quota,
  }),
  setAiQuota: endpoint({
    method: 'PUT',
    path: '/api/settings/ai/quota',
    summary: 'Set how many tokens a month each user and each company may take; null for no limit',
    access: 'settings.manage',
    body: Quota,
    answer: Done,
  }),
  aiRemaining: endpoint({
    method: 'GET',
    path: '/api/ai/remaining',
    summary: 'What is left of this month’s tokens to the caller',
    access: 'signed-in',
    answer: Remaining,
  }),
};
