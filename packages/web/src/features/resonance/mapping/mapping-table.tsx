import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ColumnMapping, HeadingStem, Recode } from '@soundings/contract/resonance/mapping';
import { columnRoles } from '@soundings/contract/resonance/resonance-choices';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { Column } from '#/ui/table/columns.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { selectionColumn } from '#/ui/table/selection-column.tsx';
import { positiveLabels } from '../positive-labels.ts';
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
import { isOpen } from './recodes.ts';

interface Props {
  mapping: Mapping;
  stems: readonly HeadingStem[];
  found: readonly MappedColumn[];
  onMapping: (mapping: Mapping) => void;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
}

const rowHeight = 54;
const phoneRowHeight = 152;
/** So many columns at most make the page longer on a phone; more scroll within their card. */
const mostWhole = 24;

const columnName = ({ preview }: MappedColumn) => preview.header || String(preview.column + 1);

export function MappingTable({ mapping, stems, found, onMapping, chosen, onChosen }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const change = (entry: MappedColumn, part: Partial<ColumnMapping>) =>
    onMapping(changeColumn(mapping, entry.mapping.column, part));
  const select = selectionColumn<MappedColumn, number>({
    rows: found,
    keyOf: ({ mapping }) => mapping.column,
    selected: chosen,
    onSelect: onChosen,
    allLabel: t('resonanceForm.selectAllShown', { n: formatNumber(found.length) }),
    labelOf: (entry) => t('resonanceForm.selectColumn', { name: columnName(entry) }),
    className: classes.check,
  });
  const columns: Column<MappedColumn>[] = [
    select,
    {
      id: 'column',
      heading: t('resonanceForm.column'),
      isRowHeading: true,
      cellClassName: classes.name,
      attributes: (entry) => ({ title: columnName(entry) }),
      cell: (entry) => <span className={classes.twoLines}>{shortHeading(columnName(entry), stems)}</span>,
    },
    {
      id: 'samples',
      heading: t('resonanceForm.samples'),
      className: classes.samples,
      attributes: ({ preview }) => ({ title: preview.samples.join(' · ') }),
      cell: ({ preview }) => preview.samples.join(' · '),
    },
    {
      id: 'answered',
      heading: t('resonanceForm.answered'),
      onPhone: 'labelled',
      className: classes.answered,
      cell: ({ preview: { answered, missing } }) => (
        <>
          {formatNumber(answered)}
          {missing > 0 && (
            <span className={classes.missing}>{t('resonanceForm.missingN', { n: formatNumber(missing) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'distinct',
      heading: t('resonanceForm.distinct'),
      className: classes.distinct,
      cell: ({ preview }) =>
        preview.distinct >= 1000 ? t('resonanceForm.distinctMany') : formatNumber(preview.distinct),
    },
    {
      id: 'role',
      heading: t('resonanceForm.role'),
      onPhone: 'labelled',
      className: classes.role,
      cell: (entry) => (
        <NativeSelect
          size="sm"
          aria-label={t('resonanceForm.roleOf', { name: columnName(entry) })}
          value={entry.mapping.role}
          data={columnRoles.map((value) => ({ value, label: t(`resonanceForm.role_${value}`) }))}
          onChange={({ currentTarget }) => {
            const role = columnRoles.find((known) => known === currentTarget.value);
            if (role !== undefined) onMapping(setRoles(mapping, new Set([entry.mapping.column]), role));
          }}
        />
      ),
    },
    {
      id: 'label',
      heading: t('resonanceForm.label'),
      onPhone: 'labelled',
      className: classes.label,
      cell: (entry) => <LabelField entry={entry} onChange={(part) => change(entry, part)} />,
    },
    {
      id: 'scale',
      heading: t('resonanceForm.scale'),
      onPhone: 'labelled',
      className: classes.scale,
      cell: (entry) => (
        <ColumnMeaning entry={entry} recodes={mapping.recodes} onChange={(part) => change(entry, part)} />
      ),
    },
  ];
  return (
    <ScrolledTable
      label={t('resonanceForm.sectionMapping')}
      className={found.length <= mostWhole ? classes.whole : undefined}
      tableClassName={classes.table}
      columns={columns}
      rows={found}
      keyOf={({ mapping }) => mapping.column}
      rowHeight={isPhone ? phoneRowHeight : rowHeight}
      virtualFrom={0}
      rowAttributes={({ mapping: { column, role } }) => ({
        'aria-selected': chosen.has(column),
        'data-selected': chosen.has(column) || undefined,
        'data-ignored': role === 'ignore' || undefined,
      })}
    />
  );
}

interface CellProps {
  entry: MappedColumn;
  onChange: (change: Partial<ColumnMapping>) => void;
}

function LabelField({ entry, onChange }: CellProps) {
  const { t } = useTranslation();
  const { mapping } = entry;
  if (!isLabelled(mapping)) return <span className={classes.dash}>–</span>;
  return (
    <TextInput
      size="sm"
      aria-label={t('resonanceForm.labelOf', { name: columnName(entry) })}
      value={mapping.label}
      title={mapping.label}
      maxLength={1000}
      error={mapping.label.trim() === ''}
      onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
    />
  );
}

function ColumnMeaning({ entry, recodes, onChange }: CellProps & { recodes: readonly Recode[] }) {
  const { t } = useTranslation();
  const { preview, mapping } = entry;
  if (mapping.role === 'audience') return <AudienceEditor preview={preview} mapping={mapping} onChange={onChange} />;
  const recode = isRated(mapping) ? recodes.find(({ id }) => id === mapping.recode) : undefined;
  if (!recode) return <span className={classes.dash}>–</span>;
  const counts = isOpen(recode)
    ? t('resonanceScale.toConfirm')
    : t('resonanceScale.positive', { words: new Intl.ListFormat(currentLanguage()).format(positiveLabels(recode)) });
  return (
    <Button
      size="sm"
      fullWidth
      justify="space-between"
      rightSection={<IconChevronRight size={14} stroke={1.7} aria-hidden="true" />}
      className={classes.cut ?? ''}
      title={counts}
      aria-label={t('resonanceScale.goTo', { name: mapping.label, counts })}
      onClick={() => showScale(recode.id)}
    >
      {counts}
    </Button>
  );
}
