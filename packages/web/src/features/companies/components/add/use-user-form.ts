import { useForm } from '@mantine/form';
import { useState } from 'react';
import { isUsernameTaken } from '#/features/users/users.api.ts';
import { checkEmail, checkRepeat, checkUserPassword, type FieldCode } from '#/lib/field-rules.ts';
import type { PendingUser } from './company-draft.ts';

interface Options {
  user: PendingUser | undefined;
  others: readonly PendingUser[];
  onSave: (user: PendingUser) => void;
}

const checkName = (value: string): FieldCode | null => (value.trim() === '' ? 'required' : null);

/** The form of a company's future user. Whether the e-mail is free is asked when it is added, and again on saving. */
export function useUserForm({ user, others, onSave }: Options) {
  const [isChecking, setIsChecking] = useState(false);
  const form = useForm({
    initialValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      username: user?.username ?? '',
      password: user?.password ?? '',
      repeatPassword: user?.password ?? '',
    },
    validate: {
      firstName: checkName,
      lastName: checkName,
      username: (value) => {
        const wanted = value.trim().toLowerCase();
        return checkEmail(value) ?? (others.some(({ username }) => username === wanted) ? 'emailInList' : null);
      },
      password: checkUserPassword,
      repeatPassword: (value, { password }) => checkRepeat(value, password),
    },
  });
  const jumpToFirst = (errors: object) => {
    const [first] = Object.keys(form.values).filter((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const add = async (values: typeof form.values) => {
    const username = values.username.trim().toLowerCase();
    setIsChecking(true);
    // A check that fails does not hold anyone up: the server decides again when the company is saved.
    const isTaken = await isUsernameTaken(username).catch(() => false);
    setIsChecking(false);
    if (isTaken) {
      form.setFieldError('username', 'userWithUsernameAlreadyExists');
      form.getInputNode('username')?.focus();
      return;
    }
    onSave({
      enabled: true,
      isAdmin: false,
      projectIds: [],
      ...user,
      username,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      password: values.password,
    });
  };
  return { form, isChecking, onSubmit: form.onSubmit((values) => void add(values), jumpToFirst) };
}
