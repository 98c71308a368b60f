import type { UseFormReturnType } from '@mantine/form';
import type { PasswordOwner } from '@soundings/contract/access/own-password';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordInput } from './password-input.tsx';

export interface NewPassword {
  password: string;
  repeatPassword: string;
}

interface NewPasswordFieldsProps<T extends NewPassword> {
  form: UseFormReturnType<T>;
  label: string;
  owner: PasswordOwner;
  size?: 'lg';
  withAsterisk?: boolean;
}

export function NewPasswordFields<T extends NewPassword>(props: NewPasswordFieldsProps<T>) {
  const { form, label, owner, ...look } = props;
  const { t } = useTranslation();
  const shown = useFieldError();
  // The form is wider than this pair; what it knows of the two is all that is needed here.
  const pair = form as unknown as UseFormReturnType<NewPassword>;
  return (
    <>
      <PasswordField
        {...look}
        {...pair.getInputProps('password')}
        label={label}
        owner={owner}
        value={pair.values.password}
        onChange={(value) => pair.setFieldValue('password', value)}
        onGenerate={(value) => pair.setFieldValue('repeatPassword', value)}
        error={shown(pair.errors.password)}
      />
      <PasswordInput
        {...look}
        autoComplete="new-password"
        label={t('common.repeatPassword')}
        {...pair.getInputProps('repeatPassword')}
        error={shown(pair.errors.repeatPassword)}
      />
    </>
  );
}
