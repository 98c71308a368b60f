import { NativeSelect } from '@mantine/core';
import type { MetricColumn, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { metricNames, metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Column } from '#/ui/table/columns.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { capitalize } from '../network-metrics.ts';
import { columnAt, columnRoles, setFigure, setRole } from './mapping.ts';
import classes from './metric-columns.module.css';

interface Props {
  read: MetricFile;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

export function MetricColumns({ read, mapping, onMapping }: Props) {
  const { t } = useTranslation();
  const columnName = ({ heading, column }: FileColumn) =>
    heading || t('sonarImport.noHeading', { n: formatNumber(column) });
  const columns: Column<FileColumn>[] = [
    {
      id: 'column',
      heading: t('sonarImport.column'),
      isRowHeading: true,
      cellClassName: classes.name,
      cell: (column) => <ColumnName column={column} name={columnName(column)} read={read} />,
    },
    {
      id: 'meaning',
      heading: t('sonarImport.meaning'),
      headClassName: classes.meaning,
      cell: (of) => (
        <NativeSelect
          size="sm"
          aria-label={t('sonarImport.roleOf', { name: columnName(of) })}
          value={columnAt(mapping, of.column)?.role ?? ''}
          data={[
            { value: '', label: t('sonarImport.notRead') },
            ...columnRoles(mapping.form).map((role) => ({
              value: role as string,
              label: t(`sonarImport.role.${role}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onMapping(setRole(mapping, of.column, columnRoles(mapping.form).find((role) => role === value) ?? null))
          }
        />
      ),
    },
  ];
  const figure: Column<FileColumn> = {
    id: 'figure',
    heading: t('sonarImport.figure'),
    headClassName: classes.figure,
    cell: (of) => {
      const assigned = columnAt(mapping, of.column);
      if (assigned?.role !== 'figure') return null;
      return <FigureFields name={columnName(of)} column={assigned} mapping={mapping} onMapping={onMapping} />;
    },
  };
  return (
    <div className={classes.box}>
      <ScrolledTable
        label={t('sonarImport.columns')}
        tableClassName={classes.table}
        columns={mapping.form === 'wide' ? [...columns, figure] : columns}
        rows={read.columns}
        keyOf={(_, index) => index}
        rowHeight={56}
        virtualFrom={0}
        rowAttributes={({ column }) => ({ 'data-ignored': columnAt(mapping, column) === null || undefined })}
      />
    </div>
  );
}

type FileColumn = MetricFile['columns'][number];
const shownCells = 3;

function ColumnName({
  column: { column, isBlank },
  name,
  read,
}: {
  column: FileColumn;
  name: string;
  read: MetricFile;
}) {
  const { t } = useTranslation();
  const cells = read.firstRows.map((row) => row[column - 1] ?? '').filter((cell) => cell !== '');
  return (
    <>
      <span title={name}>{name}</span>
      <span className={classes.samples} title={cells.join(' · ')}>
        {isBlank ? t('sonarImport.blankColumn') : cells.slice(0, shownCells).join(' · ')}
      </span>
    </>
  );
}

interface FigureFieldsProps {
  name: string;
  column: MetricColumn;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

function FigureFields({ name, column: { column, metric, network }, mapping, onMapping }: FigureFieldsProps) {
  const { t } = useTranslation();
  const metrics = network === null ? metricNames : metricsOfNetwork(network);
  const change = (next: Parameters<typeof setFigure>[2]) => onMapping(setFigure(mapping, column, next));
  return (
    <div className={classes.fields}>
      <NativeSelect
        size="sm"
        aria-label={t('sonarImport.figureOf', { name })}
        aria-invalid={metric === null}
        error={metric === null}
        value={metric ?? ''}
        data={[
          { value: '', label: t('sonarImport.chooseMetric'), disabled: true },
          ...metrics.map((value) => ({ value: value as string, label: capitalize(t(`sonarMetrics.name.${value}`)) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ metric: metricNames.find((known) => known === value) ?? null })
        }
      />
      <NativeSelect
        size="sm"
        aria-label={t('sonarImport.figureNetworkOf', { name })}
        value={network ?? ''}
        data={[
          { value: '', label: t('sonarImport.anyNetwork') },
          ...socialNetworks.map((value) => ({ value: value as string, label: t(`sonar.network.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ network: socialNetworks.find((known) => known === value) ?? null })
        }
      />
    </div>
  );
}
