import type { CompanyRole } from '@soundings/contract/access/user-choices';
import { checkEmail, checkRepeat, checkRequired, checkUserPassword } from '#/lib/field-rules.ts';

export interface UserFields {
  firstName: string;
  lastName: string;
  username: string;
  roleName: CompanyRole;
  password: string;
  repeatPassword: string;
}

const filled = (value: string) => checkRequired(value.trim());

export const newUserRules = {
  firstName: filled,
  lastName: filled,
  username: checkEmail,
  password: checkUserPassword,
  repeatPassword: (value: string, { password }: UserFields) => checkRepeat(value, password),
};

export const changedUserRules = {
  ...newUserRules,
  password: (value: string) => (value === '' ? null : checkUserPassword(value)),
  repeatPassword: (value: string, { password }: UserFields) =>
    password === '' && value === '' ? null : checkRepeat(value, password),
};
