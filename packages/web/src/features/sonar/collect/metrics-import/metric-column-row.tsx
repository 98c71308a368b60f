import { NativeSelect } from '@mantine/core';
import type { MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { FigureFields } from './figure-fields.tsx';
import { columnAt, rolesOf, setRole } from './mapping.ts';
import classes from './metric-columns.module.css';

interface Props {
  /** The place of the column in the file, from 0 on. */
  index: number;
  read: MetricFile;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

const shownCells = 3;

/** A column: its heading, what its first rows hold, what it means. */
export function MetricColumnRow({ index, read, mapping, onMapping }: Props) {
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
            ...rolesOf(mapping.form).map((role) => ({ value: role as string, label: t(`sonarImport.role.${role}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onMapping(setRole(mapping, column, rolesOf(mapping.form).find((role) => role === value) ?? null))
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
