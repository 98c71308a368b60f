import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SharedPart } from '@soundings/contract/projects/project-types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { needs, useFieldError } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import classes from './gate-form.module.css';
import { openShared } from './sharing.api.ts';
import { deletePassword, endedBy, storePassword, visitKey } from './visit.ts';

export function GateForm({ part, projectName }: { part: SharedPart; projectName: string }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: needs('enterPassword') },
    // As it comes out of a mail.
    transformValues: ({ password }) => ({ password: password.trim() }),
  });
  const opening = useAction({
    call: ({ password }: typeof form.values) => openShared(part, { projectName, projectPassword: password }),
    onDone: (answer, { password }) => {
      queryClient.setQueryData([...visitKey(part, projectName), 'data'], answer);
      storePassword(part, projectName, password);
    },
    onFailed: () => {
      deletePassword(part, projectName);
      field.current?.select();
    },
  });
  const ended = endedBy(part, projectName);
  const error = opening.error ?? ended;
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => opening.mutate(values))}>
      {error ? <GateAlert error={error} hasEnded={error === ended} /> : null}
      {/* Keeps password managers from offering an account of this site, and tells the projects apart for them. */}
      <input type="text" autoComplete="username" value={projectName} readOnly hidden />
      <PasswordInput
        ref={field}
        size="lg"
        autoComplete="current-password"
        label={t('consumer.projectPassword')}
        {...form.getInputProps('password')}
        error={shown(form.errors.password)}
      />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        fullWidth
        loading={opening.isPending}
        className={classes.open ?? ''}
      >
        {t(part === 'FINAL_MESSAGES' ? 'consumer.openMessages' : 'consumer.open')}
      </Button>
    </form>
  );
}

function GateAlert({ error, hasEnded }: { error: unknown; hasEnded: boolean }) {
  const { t } = useTranslation();
  if (isApiError(error, 'noDataCollectedYet')) {
    return (
      <InlineAlert title={t('consumer.noDataCollectedYet')}>
        {t('consumer.accessToTheProjectIsCurrentlyDenied')}
      </InlineAlert>
    );
  }
  if (hasEnded)
    return <InlineAlert title={t('consumer.accessHasEnded')}>{t('consumer.enterPasswordAgain')}</InlineAlert>;
  // No project has a name or a password that is too long to be asked for.
  if (isApiError(error, 'wrongCredentials', 'invalidRequest')) {
    return <InlineAlert title={t('consumer.wrongCredentials')}>{t('consumer.pleaseTryAgain')}</InlineAlert>;
  }
  return <InlineAlert>{errorText(t, error)}</InlineAlert>;
}
