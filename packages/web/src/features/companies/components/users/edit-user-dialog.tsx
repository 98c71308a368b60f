import { Button, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CompanyUserRow } from '@soundings/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '#/ui/new-password-fields.tsx';
import { saveUser } from '../../save-user.ts';
import { showUserError } from '../../show-user-error.ts';
import { useChange } from '../../use-change.ts';
import { changedUserRules, type UserFields } from '../../user-fields.ts';
import classes from '../dialog.module.css';
import { NameFields } from './name-fields.tsx';

/** Changes a user's name, e-mail and role, and gives a new password where one is entered. */
export function EditUserDialog({ user, onClose }: { user: CompanyUserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm<UserFields>({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      username: user.username,
      roleName: user.roleName,
      password: '',
      repeatPassword: '',
    },
    validate: changedUserRules,
  });
  const save = useChange({
    change: (fields: UserFields) => saveUser(user.id, fields),
    done: () => ({ title: t('users.userHasBeenChanged'), text: user.username }),
    failed: t('users.couldntChangeUser'),
    onDone: onClose,
    onFailed: (error) => showUserError(t, form, error),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('companies.editUserTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit((fields) => save.mutate(fields))}>
        <NameFields form={form} />
        <NewPasswordFields form={form} label={t('companies.newPassword')} />
        <p className={classes.lead}>{t('companies.newPasswordHelp')}</p>
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending} disabled={!form.isDirty()}>
            {t('companies.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
