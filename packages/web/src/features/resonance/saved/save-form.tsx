import { Button, TextInput } from '@mantine/core';
import { savedLimits } from '@soundings/contract/resonance/analysis-choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './saved.module.css';

interface Props {
  label: string;
  isBusy: boolean;
  onSave: (name: string) => Promise<unknown>;
}

export function SaveForm({ label, isBusy, onSave }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = name.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(given === '');
    if (given === '') return;
    await onSave(given);
    setName('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event).catch(() => undefined)}>
      <TextInput
        label={label}
        value={name}
        maxLength={savedLimits.name}
        error={isMissing && given === '' ? t('common.required') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="sm" loading={isBusy}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
