import { Button, TextInput } from '@mantine/core';
import type { SavedPrompt } from '@soundings/contract/playground/saved-prompts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';
import { fillPrompt } from './fill-prompt.ts';
import classes from './prompts.module.css';

interface FillFormProps {
  prompt: SavedPrompt;
  onUse: (text: string) => void;
  onCancel: () => void;
}

export function FillForm({ prompt, onUse, onCancel }: FillFormProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Record<string, string>>({});
  const [isTried, setTried] = useState(false);
  const isMissing = (field: string) => (values[field] ?? '').trim() === '';
  return (
    <Form
      className={layout.stack}
      onSubmit={() => {
        setTried(true);
        if (!prompt.fields.some(isMissing)) onUse(fillPrompt(prompt.text, values));
      }}
    >
      {prompt.fields.map((field, index) => (
        <TextInput
          key={field}
          data-autofocus={index === 0 || undefined}
          label={field}
          withAsterisk
          value={values[field] ?? ''}
          error={isTried && isMissing(field) && t('common.required')}
          onChange={({ currentTarget: { value } }) => setValues((all) => ({ ...all, [field]: value }))}
        />
      ))}
      <p className={classes.preview}>{fillPrompt(prompt.text, values)}</p>
      <div className={layout.dialogFoot}>
        <Button onClick={onCancel}>{t('common.back')}</Button>
        <Button type="submit" variant="filled">
          {t('playground.usePrompt')}
        </Button>
      </div>
    </Form>
  );
}
