import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { playgroundLimits, promptFields } from '@soundings/contract/playground/playground-choices';
import type { SavedPrompt } from '@soundings/contract/playground/saved-prompts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Form } from '#/ui/form/form.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useSavePrompt } from '../playground.api.ts';
import classes from './prompts.module.css';

interface PromptFormProps {
  /** Null for a new one, which begins with the draft. */
  prompt: SavedPrompt | null;
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
}

const { name: nameLength, text: textLength, fields: maxFields } = playgroundLimits.prompt;

export function PromptForm({ prompt, draft, onSaved, onCancel }: PromptFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(prompt?.name ?? '');
  const [text, setText] = useState(prompt?.text ?? draft);
  const [isShared, setShared] = useState(prompt?.isShared ?? false);
  const [isTried, setTried] = useState(false);
  const save = useSavePrompt({ onDone: onSaved });
  const fields = promptFields(text);
  const isTooMany = fields.length > maxFields;
  const missing = (value: string, text: 'common.pleaseEnterAName' | 'playground.enterPrompt') =>
    isTried && value.trim() === '' && t(text);
  return (
    <Form
      className={layout.stack}
      onSubmit={() => {
        setTried(true);
        if (name.trim() === '' || text.trim() === '' || isTooMany) return;
        save.mutate({ id: prompt?.id ?? null, given: { name: name.trim(), text: text.trim(), isShared } });
      }}
    >
      <TextInput
        data-autofocus
        label={t('playground.name')}
        maxLength={nameLength}
        withAsterisk
        value={name}
        error={missing(name, 'common.pleaseEnterAName')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label={t('playground.promptText')}
        description={t('playground.promptHelp', { example: '{{brand}}' })}
        rows={8}
        maxLength={textLength}
        withAsterisk
        value={text}
        error={
          isTooMany ? t('playground.tooManyFields', { count: maxFields }) : missing(text, 'playground.enterPrompt')
        }
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {fields.length > 0 && <p className={classes.fields}>{t('playground.fieldsOf', { fields: fields.join(', ') })}</p>}
      <Checkbox
        label={t('playground.share')}
        description={t('playground.shareHelp')}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      {save.error && <InlineAlert>{errorText(t, save.error)}</InlineAlert>}
      <div className={layout.dialogFoot}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('playground.savePrompt')}
        </Button>
      </div>
    </Form>
  );
}
