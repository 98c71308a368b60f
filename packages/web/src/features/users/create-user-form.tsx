import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { StaffRole } from '@soundings/contract/access/user-choices';
import { staffRoles } from '@soundings/contract/access/user-choices';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { checkEmail, checkName, checkRepeat, checkUserPassword, useFieldError } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { focusFirstError } from '#/ui/form/error-count.tsx';
import { FormActions, FormFooter } from '#/ui/form/form-footer.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { NewPasswordFields } from '#/ui/form/new-password-fields.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { EmailField } from './email-field.tsx';
import { RoleField } from './role-field.tsx';
import classes from './user-form.module.css';
import { useCreateUser } from './users.api.ts';

interface UserDraft {
  name: string;
  username: string;
  password: string;
  repeatPassword: string;
  roleName: StaffRole | null;
}

export function CreateUserForm() {
  const { t } = useTranslation();
  const shown = useFieldError();
  const navigate = useNavigate();
  const form = useForm<UserDraft>({
    initialValues: { name: '', username: '', password: '', repeatPassword: '', roleName: null },
    validate: {
      name: checkName,
      username: checkEmail,
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
      roleName: (role) => (role === null ? 'users.roleRequired' : null),
    },
  });
  const refuse = (field: keyof UserDraft, error: unknown) => {
    form.setFieldError(field, errorText(t, error));
    form.getInputNode(field)?.focus();
    return true;
  };
  const creation = useCreateUser({
    onDone: () => void navigate({ to: '/users', ignoreBlocker: true }),
    onFailed: (error) =>
      (isApiError(error, 'userWithUsernameAlreadyExists') && refuse('username', error)) ||
      (isApiError(error, 'passwordTooCommon') && refuse('password', error)),
  });
  const unsavedDialog = useUnsavedChanges(form.isDirty());
  const submit = ({ name, username, password, roleName }: UserDraft) => {
    if (roleName === null) return;
    creation.mutate({ body: { name: name.trim(), username: username.trim(), password, roleName } });
  };
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('users.newUser')}
      onSubmit={form.onSubmit(submit, focusFirstError)}
    >
      <div className={classes.fields}>
        <FormSection title={t('users.person')} help={t('users.personHelp')}>
          <Card label={t('users.person')}>
            <div className={classes.pair}>
              <TextInput
                label={t('users.name')}
                withAsterisk
                maxLength={120}
                autoComplete="off"
                {...form.getInputProps('name')}
                error={shown(form.errors.name)}
              />
              <EmailField form={form} />
            </div>
          </Card>
        </FormSection>
        <FormSection title={t('users.role')} help={t('users.roleHelp')}>
          <Card label={t('users.role')}>
            <RoleField
              roles={staffRoles}
              value={form.values.roleName}
              onChange={(role) => form.setFieldValue('roleName', role)}
              error={shown(form.errors.roleName)}
            />
          </Card>
        </FormSection>
        <FormSection title={t('users.password')} help={t('users.passwordHelp')}>
          <Card label={t('users.password')}>
            <div className={layout.stack}>
              <InlineAlert tone="info">{t('users.firstSignIn')}</InlineAlert>
              <div className={classes.pair}>
                <NewPasswordFields form={form} owner={form.values} label={t('users.password')} withAsterisk />
              </div>
            </div>
          </Card>
        </FormSection>
      </div>
      <FormFooter>
        <FormActions
          errors={form.errors}
          cancel={
            <Button variant="subtle" onClick={() => void navigate({ to: '/users' })}>
              {t('common.cancel')}
            </Button>
          }
        >
          <Button variant="filled" type="submit" loading={creation.isPending}>
            {t('users.create')}
          </Button>
        </FormActions>
      </FormFooter>
      {unsavedDialog}
    </form>
  );
}
