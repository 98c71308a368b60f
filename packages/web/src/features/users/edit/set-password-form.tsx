import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserInfo } from '@soundings/contract/access/users';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkRepeat, checkUserPassword } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { type NewPassword, NewPasswordFields } from '#/ui/form/new-password-fields.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import classes from '../user-form.module.css';
import { shownName, useSetUserPassword } from '../users.api.ts';

interface Props {
  user: UserInfo;
  onDirty: (isDirty: boolean) => void;
}

export function SetPasswordForm({ user, onDirty }: Props) {
  const { t } = useTranslation();
  const name = shownName(user);
  const form = useForm<NewPassword>({
    initialValues: { password: '', repeatPassword: '' },
    validate: {
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const save = useSetUserPassword(name, {
    onDone: () => form.reset(),
    onFailed: (error) => {
      const isCommon = isApiError(error, 'passwordTooCommon');
      if (isCommon) form.setFieldError('password', errorText(t, error));
      return isCommon;
    },
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Card label={t('users.password')}>
      <form
        className={layout.stack}
        noValidate
        aria-label={t('users.password')}
        onSubmit={form.onSubmit(
          ({ password }) => save.mutate({ params: { id: user.id }, body: { password } }),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        <InlineAlert tone="info">{t('users.passwordNote', { name })}</InlineAlert>
        <div className={classes.pair}>
          <NewPasswordFields form={form} owner={user} label={t('users.newPassword')} withAsterisk />
        </div>
        <div className={classes.save}>
          <Button type="submit" disabled={!isDirty} loading={save.isPending}>
            {t('users.setPassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
