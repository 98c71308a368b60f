import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import { tableLimits } from '@soundings/contract/exports/exports';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { needAiSettingsTexts, needAiTexts, startI18n } from '#/lib/i18n.ts';
import { usageFile } from './usage-file.ts';

const row = (key: string, cost: number | null): UsageRow => ({
  key,
  name: key,
  runs: 2,
  failed: 1,
  inputTokens: 1500,
  outputTokens: 20,
  cost,
  unpriced: cost === null ? 2 : 0,
});
const days = { from: '2026-10-25', till: '2026-11-23' };

beforeAll(async () => {
  await startI18n();
  await needAiTexts();
  await needAiSettingsTexts();
});

it('keeps numbers as numbers, an unknown cost empty, and ends with the total', () => {
  const rows = [row('OPEN_AI large', 0.25), row('GOOGLE small', null)];
  const file = usageFile(i18next.t, 'de', { ...days, by: 'model', rows });
  expect(file).toMatchObject({ title: 'AI usage 25.10.2026 – 23.11.2026', format: 'csv', lang: 'de' });
  expect(file.rows).toEqual([
    ['OpenAI large', 2, 1, 1500, 20, 0.25, 0],
    ['Google small', 2, 1, 1500, 20, null, 2],
    ['Total', 4, 2, 3000, 40, 0.25, 2],
  ]);
  expect(file.columns).toHaveLength(7);
});

it('stays within what a file takes, with the total of all', () => {
  const rows = Array.from({ length: tableLimits.rows + 10 }, (_, index) => row(`${index}`, 1));
  const file = usageFile(i18next.t, 'en', { ...days, by: 'user', rows });
  expect(file.rows).toHaveLength(tableLimits.rows);
  expect(file.rows.at(-1)?.slice(0, 2)).toEqual(['Total', 2 * rows.length]);
});
