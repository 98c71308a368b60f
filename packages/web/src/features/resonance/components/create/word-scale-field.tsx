import { Button, NumberInput, Popover } from '@mantine/core';
import type { ColumnMapping } from '@soundings/contract/resonance';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { isRated, type MappedColumn } from '../../mapping/mapping.ts';
import { hasSameWords, positiveWords, setTopBox } from '../../mapping/word-scale.ts';
import classes from './mapping.module.css';
import { WordList } from './word-list.tsx';

interface Props {
  name: string;
  entry: MappedColumn;
  columns: readonly MappedColumn[];
  onChange: (change: Partial<ColumnMapping>) => void;
  onColumns: (columns: MappedColumn[]) => void;
}

/** Which words count as positive: their order, how many of the last, and which are no answer. */
export function WordScaleField({ name, entry, columns, onChange, onColumns }: Props) {
  const { t } = useTranslation();
  const { scale } = entry.mapping;
  if (!scale?.words) return null;
  const count = t('resonanceFile.wordsCount', { top: formatNumber(scale.topBox), n: formatNumber(scale.words.length) });
  const positive = t('resonanceFile.wordsCountLong', { words: positiveWords(scale).join(', ') });
  const alike = columns.filter(({ mapping }) => isRated(mapping) && hasSameWords(scale, mapping.scale));
  const useForAll = () => {
    const others = new Set(alike);
    onColumns(
      columns.map((column) => (others.has(column) ? { ...column, mapping: { ...column.mapping, scale } } : column)),
    );
  };
  return (
    <Popover position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          fullWidth
          justify="space-between"
          className={classes.scaleButton ?? ''}
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('resonanceForm.changeScale', { name, scale: `${count}. ${positive}` })}
        >
          {count}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.scaleForm}>
          <legend>{t('resonanceFile.wordsTitle')}</legend>
          <WordList scale={scale} known={entry.preview.noAnswer} onScale={(next) => onChange({ scale: next })} />
          <NumberInput
            label={t('resonanceFile.wordsTop')}
            size="sm"
            allowDecimal={false}
            hideControls
            min={1}
            max={scale.words.length - 1}
            value={scale.topBox}
            onChange={(value) => typeof value === 'number' && onChange({ scale: setTopBox(scale, value) })}
          />
          <p className={classes.scaleNote} role="status">
            {positive}
          </p>
          {alike.length > 1 && (
            <Button size="sm" fullWidth onClick={useForAll}>
              {t('resonanceFile.wordsForAll', { n: formatNumber(alike.length) })}
            </Button>
          )}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
