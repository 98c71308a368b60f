import { Button, TextInput } from '@mantine/core';
import { guideLimits } from '@soundings/contract/sonar/navig8-choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './navig8-tab.module.css';

interface Props {
  reply: { mutate: (text: string, then: { onSuccess: () => void }) => void };
  isGenerating: boolean;
}

const whole = classes.whole ?? '';

export function AskForm({ reply, isGenerating }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGenerating) return;
    const isEmpty = text.trim() === '';
    setIsMissing(isEmpty);
    if (!isEmpty) reply.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        classNames={{ root: classes.field ?? '', label: whole, description: whole, error: whole }}
        label={t('navig8.question')}
        description={isGenerating && t('navig8.writing')}
        value={text}
        maxLength={guideLimits.reply}
        disabled={isGenerating}
        required
        withAsterisk={false}
        error={isMissing && t('navig8.replyRequired')}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsMissing(false);
        }}
      />
      <Button type="submit" className={classes.send ?? ''} disabled={isGenerating}>
        {t('navig8.send')}
      </Button>
    </form>
  );
}
