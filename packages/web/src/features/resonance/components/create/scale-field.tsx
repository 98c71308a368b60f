import { Button, NumberInput, Popover } from '@mantine/core';
import type { ColumnMapping } from '@soundings/contract/resonance';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { isRated, type MappedColumn } from '../../mapping/mapping.ts';
import { changeScale, pointsOf, scaleText, topBoxText } from '../../mapping/scale.ts';
import classes from './mapping.module.css';
import { WordScaleField } from './word-scale-field.tsx';

interface Props {
  name: string;
  entry: MappedColumn;
  columns: readonly MappedColumn[];
  onChange: (change: Partial<ColumnMapping>) => void;
  onColumns: (columns: MappedColumn[]) => void;
}

/** Which answers count as positive: "4–5 of 1–5", changed for one column or for all with the same scale. */
export function ScaleField({ name, entry, columns, onChange, onColumns }: Props) {
  const { t } = useTranslation();
  const { scale } = entry.mapping;
  if (scale === null) return <span className={classes.dash}>{t('resonanceForm.zeroOne')}</span>;
  if (scale.words) {
    return <WordScaleField name={name} entry={entry} columns={columns} onChange={onChange} onColumns={onColumns} />;
  }
  const words = { top: topBoxText(scale), scale: scaleText(scale) };
  const alike = columns.filter(
    (column) =>
      isRated(column.mapping) &&
      !column.mapping.scale?.words &&
      column.mapping.scale?.min === scale.min &&
      column.mapping.scale.max === scale.max,
  );
  const set = (change: Partial<typeof scale>) => onChange({ scale: changeScale(scale, change) });
  const field = (key: 'min' | 'max' | 'topBox', label: string, range: { min?: number; max?: number }) => (
    <NumberInput
      label={label}
      size="sm"
      allowDecimal={false}
      hideControls
      value={scale[key]}
      {...range}
      onChange={(value) => typeof value === 'number' && set({ [key]: value })}
    />
  );
  return (
    <Popover position="bottom-end" width={260} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          fullWidth
          justify="space-between"
          className={classes.scaleButton ?? ''}
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('resonanceForm.changeScale', { name, scale: t('resonanceForm.scaleCountsLong', words) })}
        >
          {t('resonanceForm.scaleCounts', words)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.scaleForm}>
          <legend>{t('resonanceForm.scaleTitle')}</legend>
          <div className={classes.scaleEnds}>
            {field('min', t('resonanceForm.scaleMin'), {})}
            {field('max', t('resonanceForm.scaleMax'), {})}
          </div>
          {field('topBox', t('resonanceForm.scaleTop'), { min: 1, max: pointsOf(scale) - 1 })}
          <p className={classes.scaleNote}>{t('resonanceForm.scaleCountsLong', words)}</p>
          {alike.length > 1 && (
            <Button
              size="sm"
              fullWidth
              onClick={() => {
                const others = new Set(alike.map((column) => column.mapping.column));
                onColumns(
                  columns.map((column) =>
                    others.has(column.mapping.column) ? { ...column, mapping: { ...column.mapping, scale } } : column,
                  ),
                );
              }}
            >
              {t('resonanceForm.scaleForAll', { n: formatNumber(alike.length), scale: words.scale })}
            </Button>
          )}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
