import { Button, Textarea, TextInput } from '@mantine/core';
import { type GetInputPropsReturnType, useForm } from '@mantine/form';
import { responseLimits } from '@soundings/contract/scout/response-choices';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { checkEmail, checkRequired, useFieldError } from '#/lib/field-rules.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useScout } from '../scout.api.ts';
import classes from './collect.module.css';

export function HelpForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const api = useScout();
  const email = useOwnEmail();
  const form = useForm({
    initialValues: { email, question: '' },
    validate: { email: checkEmail, question: (value) => checkRequired(value.trim()) },
  });
  const send = useAction({
    call: api.sendHelpRequest,
    failed: 'scout.couldntSendHelp',
    onDone: ({ mailed }) => {
      toastSuccess({ title: t(mailed ? 'scout.helpRequestSubmitted' : 'scout.questionReceived') });
      onSent();
    },
  });
  const field = (name: 'email' | 'question') => {
    const { error, ...input } = form.getInputProps(name);
    return { ...input, error: shown(error) };
  };
  return (
    <Card title={t('scout.helpTitle')}>
      <p className={classes.help}>{t('scout.helpText')}</p>
      <form className={classes.helpForm} noValidate onSubmit={form.onSubmit((request) => send.mutate(request))}>
        <EmailField {...field('email')} />
        <Textarea
          required
          autosize
          minRows={2}
          maxRows={8}
          label={t('scout.question')}
          maxLength={responseLimits.text}
          {...field('question')}
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

export function EmailField(field: GetInputPropsReturnType) {
  const { t } = useTranslation();
  return (
    <TextInput
      required
      type="email"
      label={t('scout.email')}
      maxLength={responseLimits.email}
      autoComplete="email"
      {...field}
    />
  );
}

export const useOwnEmail = (): string => {
  const { visit } = useScout();
  const client = useQueryClient();
  return visit === null ? (client.getQueryData(currentUserQuery.queryKey)?.username ?? '') : '';
};
