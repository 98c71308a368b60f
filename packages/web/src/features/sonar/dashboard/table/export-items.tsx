import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import type { TableFile } from '../dashboard.api.ts';
import { useDashboard } from '../dashboard.ts';
import { rangeText } from '../period/days.ts';
import { type ExportedTable, fileTitle, tableFile } from './table-file.ts';

interface ExportItemsProps {
  table: () => ExportedTable;
  isDisabled?: boolean;
}

export function ExportItems({ table, isDisabled = false }: ExportItemsProps) {
  const { t } = useTranslation();
  const { save, isPending } = useExportTable();
  const icon = { size: 16, stroke: 1.7 };
  return (
    <>
      <Menu.Item
        leftSection={<IconFileSpreadsheet {...icon} />}
        disabled={isDisabled || isPending}
        onClick={() => save(table(), 'xlsx')}
      >
        {t('brandTab.exportXlsx')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFileTypeCsv {...icon} />}
        disabled={isDisabled || isPending}
        onClick={() => save(table(), 'csv')}
      >
        {t('brandTab.exportCsv')}
      </Menu.Item>
    </>
  );
}

interface Wanted {
  table: ExportedTable;
  format: TableFile['format'];
}

function useExportTable() {
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
  const { mutate, isPending } = useAction({
    call: ({ table, format }: Wanted) =>
      source.exportTable(tableFile(named(table), format, currentLanguage(), notes()), new AbortController().signal),
    failed: 'brandTab.couldntExport',
  });
  return { save: (table: ExportedTable, format: TableFile['format']) => mutate({ table, format }), isPending };
}
