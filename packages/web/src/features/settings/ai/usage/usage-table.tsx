import { Button, VisuallyHidden } from '@mantine/core';
import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { dollarDigits, formatDollars } from '#/lib/format-dollars.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import type { Usage } from '../ai.api.ts';
import classes from './usage.module.css';
import { rowName } from './usage-format.ts';

const rowsAtFirst = 10;

/** The figures behind the chart: the latest day first, everything else by what took most. */
export function UsageTable({ usage: { rows, by }, isStale }: { usage: Usage; isStale: boolean }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const ordered = by === 'day' ? rows.toReversed() : rows;
  const shown = isWhole ? ordered : ordered.slice(0, rowsAtFirst);
  const digits = dollarDigits(rows.map(({ cost }) => cost));
  const number = (
    id: 'runs' | 'failed' | 'inputTokens' | 'outputTokens',
    heading: string,
    onPhone: Column<UsageRow>['onPhone'] = 'labelled',
  ): Column<UsageRow> => ({
    cellClassName: id === 'failed' ? `${classes.number} ${classes.failed}` : classes.number,
    id,
    heading,
    isNumber: true,
    onPhone,
    attributes: (row) => ({ 'data-none': row[id] === 0 || undefined }),
    cell: (row) => formatNumber(row[id]),
  });
  const columns: Column<UsageRow>[] = [
    {
      id: 'name',
      heading: t(`aiSettings.column_${by}`),
      onPhone: 'title',
      cell: (row) => rowName(t, by, row),
    },
    number('runs', t('aiSettings.runs'), 'none'),
    number('failed', t('aiSettings.failedRuns')),
    number('inputTokens', t('aiSettings.inputTokens')),
    number('outputTokens', t('aiSettings.outputTokens')),
    {
      id: 'cost',
      heading: t('aiSettings.cost'),
      isNumber: true,
      cellClassName: classes.number,
      onPhone: 'corner',
      cell: (row) => <Cost row={row} digits={digits} />,
    },
  ];
  return (
    <>
      <DataTable
        label={t(`aiSettings.by_${by}`)}
        minWidth={640}
        columns={columns}
        rows={shown}
        keyOf={({ key }) => key}
        isStale={isStale}
        rowAttributes={() => ({ className: classes.row })}
      />
      {shown.length < rows.length && (
        <Button className={classes.more ?? ''} onClick={() => setWhole(true)}>
          {t('aiSettings.showAll', { n: formatNumber(rows.length) })}
        </Button>
      )}
    </>
  );
}

/** A dash where nothing has a price or costs anything of what has one; at least so much where a part has none. */
function Cost({ row: { cost, unpriced }, digits }: { row: UsageRow; digits: number }) {
  const { t } = useTranslation();
  if (cost === null) return <span title={t('aiSettings.noPrice')}>–</span>;
  if (unpriced === 0) return formatDollars(cost, currentLanguage(), digits);
  const count = { count: unpriced, n: formatNumber(unpriced) };
  if (cost === 0) return <span title={t('aiSettings.unpriced', count)}>–</span>;
  return (
    <span title={t('aiSettings.unpriced', count)}>
      <span aria-hidden="true">≥ </span>
      {formatDollars(cost, currentLanguage(), digits)}
      <VisuallyHidden> {t('aiSettings.unpricedShort', count)}</VisuallyHidden>
    </span>
  );
}
