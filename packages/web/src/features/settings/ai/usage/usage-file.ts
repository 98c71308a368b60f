import type { TFunction } from 'i18next';
import { formatDay } from '#/lib/format.ts';
import type { Language } from '#/lib/i18n.ts';
import type { TableFile, Usage } from '../ai.api.ts';
import { sumUp, type UsageTotal } from './usage-figures.ts';
import { rowName } from './usage-format.ts';

/** What takes part in a calculation stays a number; a cost that nobody knows stays empty. */
const cellsOf = (row: UsageTotal) => [row.runs, row.failed, row.inputTokens, row.outputTokens, row.cost, row.unpriced];

/** More rows than an export takes are left to other days. */
const mostRows = 4999;

export const usageFile = (t: TFunction, lang: Language, { rows, by, from, till }: Usage): TableFile => ({
  title: t('aiSettings.exportTitle', { days: `${formatDay(from)} – ${formatDay(till)}` }),
  format: 'csv',
  lang,
  columns: [
    t(`aiSettings.column_${by}`),
    t('aiSettings.runs'),
    t('aiSettings.failedRuns'),
    t('aiSettings.inputTokens'),
    t('aiSettings.outputTokens'),
    t('aiSettings.costInDollars'),
    t('aiSettings.unpricedRuns'),
  ],
  rows: [
    ...rows.slice(0, mostRows).map((row) => [rowName(t, by, row), ...cellsOf(row)]),
    [t('aiSettings.total'), ...cellsOf(sumUp(rows))],
  ],
  notes: [t('aiSettings.exportCurrency')],
});
