import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ExportedTable } from './exported-table.ts';
import { useExportTable } from './use-export-table.ts';

interface Props {
  /** Called when a file is wanted. */
  table: () => ExportedTable;
  isDisabled?: boolean;
}

/** The two entries that save a table; for the menu of a chart too (`items` of ChartFrame). */
export function ExportItems({ table, isDisabled = false }: Props) {
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
