import { NativeSelect } from '@mantine/core';
import type { MetricColumn, MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { metricNames, metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ColumnTable } from '#/ui/column-table.tsx';
import { capitalize } from '../network-metrics.ts';
import { columnAt, columnRoles, setFigure, setRole } from './mapping.ts';
import classes from './metric-columns.module.css';

interface Props {
  read: MetricFile;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

/** Each column of a file with its first rows, and what it means. */
export function MetricColumns({ read, mapping, onMapping }: Props) {
  const { t } = useTranslation();
  const isWide = mapping.form === 'wide';
  return (
    <div className={classes.box}>
      <ColumnTable
        label={t('sonarImport.columns')}
        className={classes.table}
        count={read.columns.length}
        rowHeight={56}
        head={
          <>
            <th scope="col">{t('sonarImport.column')}</th>
            <th scope="col" className={classes.meaning}>
              {t('sonarImport.meaning')}
            </th>
            {isWide && (
              <th scope="col" className={classes.figure}>
                {t('sonarImport.figure')}
              </th>
            )}
          </>
        }
        rowAt={(index) => (
          <MetricColumnRow key={index} index={index} read={read} mapping={mapping} onMapping={onMapping} />
        )}
      />
    </div>
  );
}

interface MetricColumnRowProps {
  /** The place of the column in the file, from 0 on. */
  index: number;
  read: MetricFile;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

const shownCells = 3;

/** A column: its heading, what its first rows hold, what it means. */
function MetricColumnRow({ index, read, mapping, onMapping }: MetricColumnRowProps) {
  const { t } = useTranslation();
  const given = read.columns[index];
  if (given === undefined) return null;
  const { column, heading, isBlank } = given;
  const name = heading || t('sonarImport.noHeading', { n: formatNumber(column) });
  const cells = read.firstRows.map((row) => row[column - 1] ?? '').filter((cell) => cell !== '');
  const samples = isBlank ? t('sonarImport.blankColumn') : cells.slice(0, shownCells).join(' · ');
  const assigned = columnAt(mapping, column);
  return (
    <tr aria-rowindex={index + 2} data-ignored={assigned === null || undefined}>
      <th scope="row" className={classes.name}>
        <span title={name}>{name}</span>
        <span className={classes.samples} title={cells.join(' · ')}>
          {samples}
        </span>
      </th>
      <td>
        <NativeSelect
          size="sm"
          aria-label={t('sonarImport.roleOf', { name })}
          value={assigned?.role ?? ''}
          data={[
            { value: '', label: t('sonarImport.notRead') },
            ...columnRoles(mapping.form).map((role) => ({
              value: role as string,
              label: t(`sonarImport.role.${role}`),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onMapping(setRole(mapping, column, columnRoles(mapping.form).find((role) => role === value) ?? null))
          }
        />
      </td>
      {mapping.form === 'wide' && (
        <td>
          {assigned?.role === 'figure' && (
            <FigureFields name={name} column={assigned} mapping={mapping} onMapping={onMapping} />
          )}
        </td>
      )}
    </tr>
  );
}

interface FigureFieldsProps {
  /** Of the column. */
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
