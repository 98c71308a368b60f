import { emailPattern, hasUserPattern, passwordLength } from '@soundings/contract/access/credential-rules';
import type { ErrorCode } from '@soundings/contract/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with a field; each is a text key of `common`. Kept as a code so that it follows the language. */
export type FieldCode =
  | 'required'
  | 'missing'
  | 'pleaseEnterAName'
  | 'pleaseChooseAtLeastOneAssistant'
  | 'pleaseEnterTheCompanyName'
  | 'incorrectEmail'
  | 'emailInList'
  | 'httpsAddress'
  | 'hexColor'
  | 'min15'
  | 'max128'
  | 'passwordPattern'
  | 'passwordNotMatch';

export const checkName = (value: string): FieldCode | null => (value.trim() === '' ? 'pleaseEnterAName' : null);

export const checkRequired = (value: string): FieldCode | null => (value === '' ? 'required' : null);

export const checkEmail = (value: string): FieldCode | null => {
  if (value.trim() === '') return 'required';
  return emailPattern.test(value.trim()) ? null : 'incorrectEmail';
};

export const checkUserPassword = (value: string): FieldCode | null => {
  if (value === '') return 'required';
  if (value.length < passwordLength.min) return 'min15';
  if (value.length > passwordLength.max) return 'max128';
  return hasUserPattern(value) ? null : 'passwordPattern';
};

export const checkRepeat = (value: string, password: string): FieldCode | null => {
  if (value === '') return 'required';
  return value === password ? null : 'passwordNotMatch';
};

export function useFieldError(): (error: ReactNode) => ReactNode {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (typeof error !== 'string') return error;
    if (i18n.exists(`common.${error}`)) return t(`common.${error as FieldCode}`);
    return i18n.exists(`errors.${error}`) ? t(`errors.${error as ErrorCode}`) : error;
  };
}
