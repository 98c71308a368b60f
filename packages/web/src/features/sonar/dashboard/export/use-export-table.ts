import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { toastError } from '#/ui/toast.tsx';
import { useDashboard } from '../dashboard.ts';
import type { TableFile } from '../source/sonar-source.ts';
import { rangeText } from './day-text.ts';
import type { ExportedTable } from './exported-table.ts';
import { fileTitle, tableFile } from './table-file.ts';

interface Wanted {
  table: ExportedTable;
  format: TableFile['format'];
}

/** Saves a table as a file, with the days that it is of and whether its figures are invented under it. */
export function useExportTable() {
  const { t } = useTranslation();
  const { source, calculations } = useDashboard();
  // Of the figures: while others are on their way, these are still of the days before.
  const { ranges } = calculations;
  const notes = () => [
    t('brandTab.exportProject', { project: calculations.projectName }),
    t('brandTab.exportDays', { period: rangeText(ranges.comparable), before: rangeText(ranges.compareTo) }),
    ...(calculations.dates.demo ? [t('brandTab.exportDemo')] : []),
  ];
  // Lines of several files may be put together, where nothing else tells them apart.
  const named = (table: ExportedTable): ExportedTable => ({
    ...table,
    title: fileTitle(calculations, table.title),
    columns: [...table.columns, t('brandTab.fileProject'), t('brandTab.filePeriod')],
    rows: table.rows.map((row) => [...row, calculations.projectName, rangeText(ranges.comparable)]),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ table, format }: Wanted) =>
      source.exportTable(tableFile(named(table), format, currentLanguage(), notes()), new AbortController().signal),
    onError: (error) => toastError({ title: t('brandTab.couldntExport'), text: errorText(t, error) }),
  });
  return { save: (table: ExportedTable, format: TableFile['format']) => mutate({ table, format }), isPending };
}
