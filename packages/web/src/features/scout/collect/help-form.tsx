import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { responseLimits } from '@soundings/contract/scout/response-choices';
import { useTranslation } from 'react-i18next';
import { checkEmail, needs, useFieldError } from '#/lib/field-rules.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useScout } from '../scout.api.ts';
import classes from './collect.module.css';

interface Props {
  email: string;
  onEmailMissing: () => void;
  onSent: () => void;
}

/** The e-mail address is that of the request beside it. */
export function HelpForm({ email, onEmailMissing, onSent }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const api = useScout();
  const form = useForm({
    initialValues: { question: '' },
    validate: { question: needs('scout.enterQuestion') },
  });
  const send = useAction({
    call: api.sendHelpRequest,
    failed: 'scout.couldntSendHelp',
    onDone: ({ mailed }) => {
      toastSuccess({ title: t(mailed ? 'scout.helpRequestSubmitted' : 'scout.questionReceived') });
      onSent();
    },
  });
  const { error, ...question } = form.getInputProps('question');
  const ask = ({ question }: { question: string }) => {
    if (checkEmail(email) === null) send.mutate({ email, question });
    else onEmailMissing();
  };
  return (
    <Card title={t('scout.helpTitle')}>
      <p className={classes.help}>
        {checkEmail(email) === null ? t('scout.helpTextTo', { email }) : t('scout.helpText')}
      </p>
      <form className={classes.helpForm} noValidate onSubmit={form.onSubmit(ask)}>
        <Textarea
          required
          autosize
          minRows={2}
          maxRows={8}
          label={t('scout.question')}
          maxLength={responseLimits.text}
          {...question}
          error={shown(error)}
        />
        <div className={classes.send}>
          <Button type="submit" loading={send.isPending}>
            {t('scout.sendQuestion')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
