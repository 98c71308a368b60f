import { Button, TextInput } from '@mantine/core';
import { guideLimits } from '@soundings/contract/sonar/navig8-choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/layout/card.tsx';
import type { Navig8 } from './navig8.api.ts';
import classes from './navig8-tab.module.css';

interface Props {
  thread: Navig8;
  reply: { mutate: (text: string, then: { onSuccess: () => void }) => void };
  isGenerating: boolean;
  /** Not where an answer offers them. */
  hasSuggestions: boolean;
}

const whole = classes.whole ?? '';

export function AskForm({ thread: { hint, questions }, reply, isGenerating, hasSuggestions }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const ask = (question: string): void => {
    if (isGenerating) return;
    const isEmpty = question.trim() === '';
    setIsMissing(isEmpty);
    if (!isEmpty) reply.mutate(question, { onSuccess: () => setText('') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  return (
    <Card title={t('navig8.ask')}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <TextInput
          classNames={{ root: classes.field ?? '', label: whole, description: whole, error: whole }}
          label={t('navig8.question')}
          description={isGenerating ? t('navig8.writing') : hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
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
      {hasSuggestions && <SuggestedQuestions questions={questions} isGenerating={isGenerating} onAsk={ask} />}
    </Card>
  );
}

interface SuggestedProps {
  questions: readonly string[];
  isGenerating: boolean;
  onAsk: (question: string) => void;
}

export function SuggestedQuestions({ questions, isGenerating, onAsk }: SuggestedProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <fieldset className={classes.suggested}>
      <legend>{t('navig8.suggested')}</legend>
      {questions.map((question) => (
        <Button key={question} variant="default" size="xs" disabled={isGenerating} onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </fieldset>
  );
}
