import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import type { FilterColumn } from '@soundings/contract/resonance/resonance';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './value-picker.module.css';

interface Props {
  column: FilterColumn;
  chosen: readonly string[];
  onValues: (ids: string[]) => void;
  onBack?: () => void;
  onDone?: () => void;
}

const searchedFrom = 8;

export function ValuePicker({ column, chosen, onValues, onBack, onDone }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const own = column.audiences.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const word = query.trim().toLocaleLowerCase();
  const found = column.audiences.filter(({ subheader }) => subheader.toLocaleLowerCase().includes(word));
  const toggle = (id: string) => onValues(own.includes(id) ? own.filter((kept) => kept !== id) : [...own, id]);
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.legend}>
        {onBack !== undefined && (
          <ActionIcon size={28} aria-label={t('common.back')} onClick={onBack}>
            <IconArrowLeft size={16} />
          </ActionIcon>
        )}
        {column.header}
      </legend>
      {column.audiences.length > searchedFrom && (
        <TextInput
          className={classes.search ?? ''}
          aria-label={t('resonance.searchValues', { variable: column.header })}
          placeholder={t('common.search')}
          leftSection={<IconSearch size={15} />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      <div className={classes.values}>
        {found.map(({ id, subheader, base }) => (
          <label key={id} className={classes.value} htmlFor={`value-${id}`}>
            <Checkbox id={`value-${id}`} checked={own.includes(id)} onChange={() => toggle(id)} />
            <span className={classes.name}>{subheader}</span>
            <span className={classes.base}>{t('resonance.base', { base: formatNumber(base) })}</span>
          </label>
        ))}
        {found.length === 0 && <p className={classes.none}>{t('common.noOptionsFound')}</p>}
      </div>
      <div className={classes.foot}>
        <Button variant="subtle" size="sm" disabled={own.length === 0} onClick={() => onValues([])}>
          {t('common.clear')}
        </Button>
        {onDone !== undefined && (
          <Button size="sm" onClick={onDone}>
            {t('resonance.done')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
