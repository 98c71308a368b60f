import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ColumnMapping } from '@soundings/contract/resonance';
import { columnRoles } from '@soundings/contract/resonance-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { inRole, isRated, type MappedColumn } from '../../mapping/mapping.ts';
import classes from './mapping.module.css';
import { ScaleField } from './scale-field.tsx';

interface Props {
  entry: MappedColumn;
  index: number;
  columns: readonly MappedColumn[];
  isChosen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<ColumnMapping>) => void;
  onColumns: (columns: MappedColumn[]) => void;
}

const labelled = ['audience', 'concept', 'r1', 'r2'];

export function MappingRow({ entry, index, columns, isChosen, onToggle, onChange, onColumns }: Props) {
  const { t } = useTranslation();
  const { preview, mapping } = entry;
  const name = preview.header || String(preview.column + 1);
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-selected={isChosen || undefined}
      data-ignored={mapping.role === 'ignore' || undefined}
    >
      <td className={classes.check}>
        <Checkbox aria-label={t('resonanceForm.selectColumn', { name })} checked={isChosen} onChange={onToggle} />
      </td>
      <th scope="row" className={classes.name} title={name}>
        {name}
      </th>
      <td className={classes.samples} title={preview.samples.join(' · ')}>
        {preview.samples.join(' · ')}
      </td>
      <td className={classes.answered}>
        {formatNumber(preview.answered)}
        {preview.missing > 0 && (
          <span className={classes.missing}>{t('resonanceForm.missingN', { n: formatNumber(preview.missing) })}</span>
        )}
      </td>
      <td className={classes.distinct}>
        {preview.distinct >= 1000 ? t('resonanceForm.distinctMany') : formatNumber(preview.distinct)}
      </td>
      <td className={classes.role}>
        <NativeSelect
          size="sm"
          aria-label={t('resonanceForm.roleOf', { name })}
          value={mapping.role}
          data={columnRoles.map((value) => ({ value, label: t(`resonanceForm.role_${value}`) }))}
          onChange={({ currentTarget }) => {
            const role = columnRoles.find((known) => known === currentTarget.value);
            if (role !== undefined) onChange(inRole(entry, role));
          }}
        />
      </td>
      <td className={classes.label}>
        {labelled.includes(mapping.role) ? (
          <TextInput
            size="sm"
            aria-label={t('resonanceForm.labelOf', { name })}
            value={mapping.label}
            title={mapping.label}
            maxLength={1000}
            error={mapping.label.trim() === ''}
            onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
          />
        ) : (
          <span className={classes.dash}>–</span>
        )}
      </td>
      <td className={classes.scale}>
        {isRated(mapping) ? (
          <ScaleField name={name} entry={entry} columns={columns} onChange={onChange} onColumns={onColumns} />
        ) : (
          <span className={classes.dash}>–</span>
        )}
      </td>
    </tr>
  );
}
