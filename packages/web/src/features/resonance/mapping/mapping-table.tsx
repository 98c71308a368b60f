import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ColumnMapping, HeadingStem, Recode } from '@soundings/contract/resonance/mapping';
import { type ColumnRole, columnRoles } from '@soundings/contract/resonance/resonance-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ColumnTable } from '#/ui/column-table.tsx';
import { AudienceEditor } from './audience-editor.tsx';
import classes from './mapping.module.css';
import {
  changeColumn,
  isLabelled,
  isRated,
  type MappedColumn,
  type Mapping,
  setRoles,
  shortHeading,
} from './mapping.ts';
import { showScale } from './open-scales.tsx';
import { isOpen, positiveLabels } from './recodes.ts';

interface Props {
  mapping: Mapping;
  stems: readonly HeadingStem[];
  found: readonly MappedColumn[];
  onMapping: (mapping: Mapping) => void;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
}

const rowHeight = 54;

export function MappingTable({ mapping, stems, found, onMapping, chosen, onChosen }: Props) {
  const { t } = useTranslation();
  const isAll = found.every(({ mapping }) => chosen.has(mapping.column));
  const toggleAll = () => onChosen(isAll ? new Set() : new Set(found.map(({ mapping }) => mapping.column)));
  const toggle = (column: number) => {
    const next = new Set(chosen);
    if (!next.delete(column)) next.add(column);
    onChosen(next);
  };
  return (
    <ColumnTable
      label={t('resonanceForm.sectionMapping')}
      className={classes.table}
      count={found.length}
      rowHeight={rowHeight}
      head={
        <>
          <th scope="col" className={classes.check}>
            <Checkbox
              aria-label={t('resonanceForm.selectAllShown', { n: formatNumber(found.length) })}
              checked={isAll}
              indeterminate={!isAll && chosen.size > 0}
              onChange={toggleAll}
            />
          </th>
          <th scope="col">{t('resonanceForm.column')}</th>
          <th scope="col" className={classes.samples}>
            {t('resonanceForm.samples')}
          </th>
          <th scope="col" className={classes.answered}>
            {t('resonanceForm.answered')}
          </th>
          <th scope="col" className={classes.distinct}>
            {t('resonanceForm.distinct')}
          </th>
          <th scope="col" className={classes.role}>
            {t('resonanceForm.role')}
          </th>
          <th scope="col" className={classes.label}>
            {t('resonanceForm.label')}
          </th>
          <th scope="col" className={classes.scale}>
            {t('resonanceForm.scale')}
          </th>
        </>
      }
      rowAt={(index) => {
        const entry = found[index];
        if (entry === undefined) return null;
        const { column } = entry.mapping;
        return (
          <MappingRow
            key={column}
            entry={entry}
            index={index}
            recodes={mapping.recodes}
            stems={stems}
            isChosen={chosen.has(column)}
            onToggle={() => toggle(column)}
            onChange={(change) => onMapping(changeColumn(mapping, column, change))}
            onRole={(role) => onMapping(setRoles(mapping, new Set([column]), role))}
          />
        );
      }}
    />
  );
}

interface MappingRowProps {
  entry: MappedColumn;
  index: number;
  recodes: readonly Recode[];
  stems: readonly HeadingStem[];
  isChosen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<ColumnMapping>) => void;
  onRole: (role: ColumnRole) => void;
}

function MappingRow({ entry, index, recodes, stems, isChosen, onToggle, onChange, onRole }: MappingRowProps) {
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
        {shortHeading(name, stems)}
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
            if (role !== undefined) onRole(role);
          }}
        />
      </td>
      <td className={classes.label}>
        {isLabelled(mapping) ? (
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
        <ColumnMeaning entry={entry} recodes={recodes} onChange={onChange} />
      </td>
    </tr>
  );
}

function ColumnMeaning({ entry, recodes, onChange }: Pick<MappingRowProps, 'entry' | 'recodes' | 'onChange'>) {
  const { t } = useTranslation();
  const { preview, mapping } = entry;
  if (mapping.role === 'audience') return <AudienceEditor preview={preview} mapping={mapping} onChange={onChange} />;
  const recode = isRated(mapping) ? recodes.find(({ id }) => id === mapping.recode) : undefined;
  if (!recode) return <span className={classes.dash}>–</span>;
  const counts = isOpen(recode) ? t('resonanceScale.toConfirm') : positiveLabels(recode).join(', ');
  return (
    <Button
      size="sm"
      fullWidth
      className={classes.cut ?? ''}
      title={counts}
      aria-label={t('resonanceScale.goTo', { name: mapping.label, counts })}
      onClick={() => showScale(recode.id)}
    >
      {counts}
    </Button>
  );
}
