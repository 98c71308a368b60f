import { runStates, usageGroups } from '@soundings/contract/ai/ai-choices';
import { aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { isDay, oneOf, type SearchOf, searchSchema, text } from '#/lib/address-search.ts';
import { listFields } from '#/lib/list-search.ts';

export const aiParts = ['keys', 'models', 'usage', 'runs'] as const;
export type AiPart = (typeof aiParts)[number];

export const usageMeasures = ['tokens', 'runs', 'cost'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

const earliest = '2020-01-01';

export const isUsageDay = (value: string): boolean => isDay(value) && value >= earliest && value < '2100-01-01';

const usageDay = text(isUsageDay);
const { page, size } = listFields([]);

export const AiSearch = searchSchema({
  part: oneOf(aiParts),
  from: usageDay,
  till: usageDay,
  by: oneOf(usageGroups),
  show: oneOf(usageMeasures),
  state: oneOf(runStates),
  vendor: oneOf(aiChatTypes),
  page,
  size,
});
export type AiSearch = SearchOf<typeof AiSearch>;
