import { Button, Modal, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import { NewPasswordFields } from '#/ui/new-password-fields.tsx';
import type { PendingUser } from './company-draft.ts';
import { useUserForm } from './use-user-form.ts';
import classes from './users-section.module.css';

interface Props {
  /** Who is changed; left out for a new one. */
  user?: PendingUser;
  others: readonly PendingUser[];
  onSave: (user: PendingUser) => void;
  onClose: () => void;
}

/** A user of the company to be: kept on the page until the company is saved. */
export function UserDialog({ user, others, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const { form, isChecking, onSubmit } = useUserForm({ user, others, onSave });
  const field = (name: 'firstName' | 'lastName') => (
    <TextInput
      data-autofocus={name === 'firstName' || undefined}
      label={t(`companyForm.${name}`)}
      withAsterisk
      required
      maxLength={120}
      autoComplete="off"
      {...form.getInputProps(name)}
      error={shown(form.errors[name])}
    />
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(user ? 'companyForm.editUserTitle' : 'companyForm.addUser')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <p className={classes.lead}>{t('companyForm.userLead')}</p>
        <div className={classes.pair}>
          {field('firstName')}
          {field('lastName')}
        </div>
        <TextInput
          type="email"
          inputMode="email"
          label={t('companyForm.username')}
          withAsterisk
          required
          maxLength={254}
          autoComplete="off"
          {...form.getInputProps('username')}
          error={shown(form.errors.username)}
        />
        <NewPasswordFields form={form} label={t('companyForm.password')} withAsterisk />
        <div className={classes.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isChecking}>
            {t(user ? 'companyForm.apply' : 'companyForm.addUser')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
