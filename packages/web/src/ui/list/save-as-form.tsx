import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  className: string | undefined;
  label: string;
  description?: string;
  maxLength: number;
  saveText: (name: string) => string;
  isPrimary?: boolean;
  isBusy: boolean;
  onSave: (name: string) => Promise<unknown>;
}

export function SaveAsForm(props: Props) {
  const { className, label, description, maxLength, saveText, isPrimary = false, isBusy, onSave } = props;
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
    <form className={className} onSubmit={(event) => void save(event).catch(() => undefined)}>
      <TextInput
        label={label}
        description={description}
        value={name}
        maxLength={maxLength}
        error={isMissing && given === '' ? t('common.pleaseEnterAName') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant={isPrimary ? 'filled' : 'default'} loading={isBusy}>
        {saveText(given)}
      </Button>
    </form>
  );
}
