import type { PasswordOwner } from '@soundings/contract/access/own-password';
import type { CompanyRole } from '@soundings/contract/access/user-choices';
import { checkEmail, checkName, checkRepeat, checkUserPassword } from '#/lib/field-rules.ts';

export interface UserFields {
  firstName: string;
  lastName: string;
  username: string;
  roleName: CompanyRole;
  password: string;
  repeatPassword: string;
}

export const toOwner = ({
  firstName,
  lastName,
  username,
}: Pick<UserFields, 'firstName' | 'lastName' | 'username'>): PasswordOwner => ({
  username,
  name: `${firstName} ${lastName}`,
});

export const newUserRules = {
  firstName: checkName,
  lastName: checkName,
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
