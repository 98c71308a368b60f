import { Button, Menu } from '@mantine/core';
import type { Calculations } from '@soundings/contract/sonar/scores';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language } from '#/lib/i18n.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import type { TableFile } from '../dashboard.api.ts';
import { useDashboard } from '../dashboard.ts';
import { rangeText } from '../period/days.ts';

interface Props {
  table: () => ExportedTable;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
}

/** A table as a file: `<ExportMenu table={() => ({ title, columns, rows, notes })} />` beside any table of the dashboard. */
export function ExportMenu({ table, isDisabled = false, size = 'md' }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button size={size} leftSection={<IconDownload size={16} stroke={1.7} />} disabled={isDisabled}>
          {t('brandTab.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems table={table} isDisabled={isDisabled} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ExportItemsProps {
  /** Called when a file is wanted. */
  table: () => ExportedTable;
  isDisabled?: boolean;
}

/** The two entries that save a table; for the menu of a chart too (`items` of ChartFrame). */
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

/** Saves a table as a file, with the days that it is of and whether its figures are invented under it. */
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

/** A table as a file shall hold it: scores and figures as numbers, not as they are written on screen. */
export interface ExportedTable {
  /** Of the file and of its sheet. */
  readonly title: string;
  readonly columns: readonly string[];
  /** As many cells as columns; null is an empty cell. */
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Lines under the table: units, directions. The days and what is invented are added by themselves. */
  readonly notes?: readonly string[];
}

/** What the call takes at most, see tableLimits of the contract, which no page should carry its schemas for. */
const maxSizes = { rows: 5000, title: 200, heading: 200, text: 2000 } as const;
const decimals = 100;

type Cell = string | number | null;

/** Two decimals are more than any figure here is known by. */
const toCell = (cell: Cell): Cell => {
  if (typeof cell === 'string') return cell.slice(0, maxSizes.text);
  return cell === null || !Number.isFinite(cell) ? null : Math.round(cell * decimals) / decimals;
};

export const tableFile = (
  { title, columns, rows, notes = [] }: ExportedTable,
  format: TableFile['format'],
  lang: Language,
  more: readonly string[],
): TableFile => ({
  title: title.slice(0, maxSizes.title),
  format,
  lang,
  columns: columns.map((column) => column.slice(0, maxSizes.heading)),
  rows: rows.slice(0, maxSizes.rows).map((row) => row.map(toCell)),
  notes: [...notes, ...more],
});

/** What a file of a table or a chart is called: its project, what it shows, and of which days. */
export const fileTitle = (
  { projectName, ranges }: Pick<Calculations, 'projectName' | 'ranges'>,
  title: string,
): string => `${projectName}, ${title}, ${rangeText(ranges.comparable)}`;
