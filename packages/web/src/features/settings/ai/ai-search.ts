import { runStates, usageGroups } from '@soundings/contract/ai/ai-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import * as z from 'zod/mini';
import { addressField, listFields } from '#/lib/list-search.ts';

export const aiParts = ['keys', 'models', 'usage', 'runs'] as const;
export type AiPart = (typeof aiParts)[number];

/** What the bars of the usage's chart are as long as. */
export const usageMeasures = ['tokens', 'runs', 'cost'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

const earliest = '2020-01-01';

/** Whether a text is a day (YYYY-MM-DD) on which there may have been runs. */
export const isUsageDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= earliest &&
  text < '2100-01-01' &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const Day = addressField(z.string().check(z.refine(isUsageDay)));
const { page, size } = listFields([]);

export const AiSearch = z.object({
  part: addressField(z.enum(aiParts)),
  from: Day,
  till: Day,
  by: addressField(z.enum(usageGroups)),
  show: addressField(z.enum(usageMeasures)),
  state: addressField(z.enum(runStates)),
  vendor: addressField(z.enum(aiChatTypes)),
  page,
  size,
});
export type AiSearch = z.infer<typeof AiSearch>;
