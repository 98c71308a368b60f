import type { ImportedMetrics } from '@soundings/contract/sonar/metric-import';
import type { TFunction } from 'i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';

/** Days are days wherever they are read. */
const local = (day: string): string => `${day}T00:00`;

/** The first and the last day of an import: `31.05.2025 – 30.06.2026`. */
export const importedDays = ({ from, to }: Pick<ImportedMetrics, 'from' | 'to'>): string =>
  from === to ? formatDate(local(from)) : `${formatDate(local(from))} – ${formatDate(local(to))}`;

/** What an import has brought, in a line. */
export const importedText = (t: TFunction, imported: ImportedMetrics): string =>
  t('sonarImport.importedText', {
    count: imported.brands,
    n: formatNumber(imported.brands),
    values: formatNumber(imported.values),
    days: importedDays(imported),
  });
