import { Button, TextInput } from '@mantine/core';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { Form } from '#/ui/form/form.tsx';
import { useAddFolder } from '../playground.api.ts';
import classes from './list.module.css';

export function FolderForm({ onAdded }: { onAdded: (id: string) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = useAddFolder({
    onDone: ({ id }) => {
      setName('');
      onAdded(id);
    },
  });
  return (
    <Form
      onSubmit={() => {
        setMissing(name.trim() === '');
        if (name.trim() !== '') add.mutate(name.trim());
      }}
    >
      <TextInput
        label={t('playground.newFolder')}
        inputContainer={(input) => (
          <div className={classes.folderForm}>
            {input}
            <Button type="submit" leftSection={<IconPlus size={16} />} loading={add.isPending}>
              {t('playground.addFolder')}
            </Button>
          </div>
        )}
        maxLength={playgroundLimits.folder}
        value={name}
        error={isMissing ? t('common.pleaseEnterAName') : add.error && errorText(t, add.error)}
        onChange={({ currentTarget }) => {
          setMissing(false);
          add.reset();
          setName(currentTarget.value);
        }}
      />
    </Form>
  );
}
