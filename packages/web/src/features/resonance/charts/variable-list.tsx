import { Button, Checkbox } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import picker from '../filter/value-picker.module.css';

interface Props {
  columns: readonly FilterColumn[];
  chosen: readonly string[];
  onChosen: (headers: string[]) => void;
}

export function VariableList({ columns, chosen, onChosen }: Props) {
  const { t } = useTranslation();
  const toggle = (header: string) => {
    const next = columns
      .map((column) => column.header)
      .filter((known) => (known === header ? !chosen.includes(known) : chosen.includes(known)));
    if (next.length > 0) onChosen(next);
  };
  return (
    <fieldset className={picker.picker}>
      <legend className={picker.legend}>{t('resonance.shownVariables')}</legend>
      <div className={picker.values}>
        {columns.map(({ header, audiences }) => (
          <label key={header} className={picker.value} htmlFor={`variable-${header}`}>
            <Checkbox id={`variable-${header}`} checked={chosen.includes(header)} onChange={() => toggle(header)} />
            <span className={picker.name}>{header}</span>
            <span className={picker.base}>{formatNumber(audiences.length)}</span>
          </label>
        ))}
      </div>
      <div className={picker.foot}>
        <Button variant="subtle" size="sm" onClick={() => onChosen(columns.map(({ header }) => header))}>
          {t('resonance.all')}
        </Button>
      </div>
    </fieldset>
  );
}
