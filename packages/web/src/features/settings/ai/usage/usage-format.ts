import type { UsageGroup } from '@soundings/contract/ai/ai-choices';
import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { TFunction } from 'i18next';
import { formatDay, formatNumber } from '#/lib/format.ts';
import { formatDollars } from '#/lib/format-dollars.ts';
import { currentLanguage, type Language } from '#/lib/i18n.ts';
import type { UsageMeasure } from '../ai-search.ts';

const sizes = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A count in little room: `512`, `34 k`, `1.2 M`. */
export const formatCount = (count: number, language?: Language): string => {
  // What would be rounded up to 1000 k is told as 1 M.
  const [size, unit] = sizes.find(([least]) => count >= least * 0.9995) ?? [1, ''];
  if (size === 1) return formatNumber(count, 0, language);
  return `${formatNumber(count / size, count / size < 9.95 ? 1 : 0, language)}\u00a0${unit}`;
};

export const formatMeasure = (value: number, measure: UsageMeasure): string => {
  if (measure !== 'cost') return formatCount(value);
  if (value < 100) return formatDollars(value);
  return currentLanguage() === 'de' ? `${formatNumber(value)}\u00a0$` : `$${formatNumber(value)}`;
};

/** At the line of a chart, whose values are round: `5 k`. */
export const formatLine = (value: number, measure: UsageMeasure): string =>
  measure !== 'cost' && value >= 1000 && value % 1000 === 0 && value < 1e6
    ? `${formatNumber(value / 1000)}\u00a0k`
    : formatMeasure(value, measure);

export const modelName = (t: TFunction, kind: AiChatType, model: string): string =>
  `${t(`ai.vendor_${kind}`)} ${model}`.trim();

const nameOfModel = (t: TFunction, key: string): string => {
  const [kind = '', ...model] = key.split(' ');
  return modelName(t, kind as AiChatType, model.join(' '));
};

export const rowName = (t: TFunction, by: UsageGroup, { key, name }: Pick<UsageRow, 'key' | 'name'>): string => {
  if (by === 'day') return formatDay(key);
  if (by === 'purpose') return t(`ai.purpose_${key as 'chat'}`);
  if (by === 'model') return nameOfModel(t, key);
  return name || t(`aiSettings.nobody_${by}`);
};
