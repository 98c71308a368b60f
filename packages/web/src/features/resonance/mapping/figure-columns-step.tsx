import { Button, Select } from '@mantine/core';
import type { FigureColumns, ResonanceFile } from '@soundings/contract/resonance/mapping';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import classes from './figure-columns-step.module.css';

const fields = ['message', 'r1', 'r2', 'base'] as const;
type Field = (typeof fields)[number];
type Draft = Record<Field, number | null>;

interface Props {
  file: ResonanceFile;
  isReading: boolean;
  onColumns: (columns: FigureColumns) => void;
}

/** Which column of a messages file is which, where its headings don't say it. */
export function FigureColumnsStep({ file, isReading, onColumns }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>({ message: longestTexts(file), r1: null, r2: null, base: null });
  const [isChecked, setIsChecked] = useState(false);
  const problemOf = (field: Field): string | null => {
    const column = draft[field];
    if (column === null) return field === 'r2' ? null : t('figureColumns.missing');
    return fields.some((other) => other !== field && draft[other] === column) ? t('figureColumns.twice') : null;
  };
  const use = () => {
    setIsChecked(true);
    const { message, r1, r2, base } = draft;
    if (message === null || r1 === null || base === null || fields.some((field) => problemOf(field) !== null)) return;
    onColumns({ message, r1, r2, base });
  };
  return (
    <Card title={t('figureColumns.title')}>
      <div id="figure-columns">
        <p className={classes.help}>{t('figureColumns.help')}</p>
        <div className={classes.fields}>
          {fields.map((field) => (
            <Select
              key={field}
              label={t(`figureColumns.${field}`)}
              required={field !== 'r2'}
              clearable={field === 'r2'}
              searchable
              placeholder={t(field === 'r2' ? 'figureColumns.notAsked' : 'figureColumns.choose')}
              data={file.columns.map(({ column, header }) => ({
                value: `${column}`,
                label: `${formatNumber(column + 1)} · ${header}`,
              }))}
              value={draft[field] === null ? null : `${draft[field]}`}
              error={isChecked ? problemOf(field) : null}
              onChange={(column) => setDraft({ ...draft, [field]: column === null ? null : Number(column) })}
            />
          ))}
        </div>
        <Button loading={isReading} onClick={use}>
          {t('figureColumns.use')}
        </Button>
      </div>
    </Card>
  );
}

/** The column of the messages, most likely. */
const longestTexts = ({ columns, preview }: ResonanceFile): number | null => {
  const lengths = columns.map(({ column }) => preview.reduce((sum, cells) => sum + (cells[column]?.length ?? 0), 0));
  const longest = Math.max(...lengths);
  return longest > 0 ? columns[lengths.indexOf(longest)]!.column : null;
};
