import { emailPattern, hasUserPattern, passwordLength } from '@soundings/contract/access/credential-rules';
import type { ErrorCode } from '@soundings/contract/errors';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with a field, and so what to do: a text key of `common`. Kept as a code so that it follows the language. */
type CommonCode =
  | 'required'
  | 'pleaseEnterAName'
  | 'pleaseChooseAtLeastOneAssistant'
  | 'pleaseEnterTheCompanyName'
  | 'enterPassword'
  | 'enterPasswordAgain'
  | 'enterInstructions'
  | 'incorrectEmail'
  | 'min15'
  | 'max128'
  | 'passwordPattern'
  | 'passwordNotMatch';

/** Also the whole key of a text of the page, with its group. */
export type FieldCode = CommonCode | Extract<ParseKeys, `${string}.${string}`>;

export const needs =
  (code: FieldCode) =>
  (value: string | null): FieldCode | null =>
    value === null || value.trim() === '' ? code : null;

export const checkName = needs('pleaseEnterAName');

export const checkEmail = (value: string): FieldCode | null => {
  return emailPattern.test(value.trim()) ? null : 'incorrectEmail';
};

export const checkUserPassword = (value: string): FieldCode | null => {
  if (value === '') return 'enterPassword';
  if (value.length < passwordLength.min) return 'min15';
  if (value.length > passwordLength.max) return 'max128';
  return hasUserPattern(value) ? null : 'passwordPattern';
};

export const checkRepeat = (value: string, password: string): FieldCode | null => {
  if (value === '') return 'enterPasswordAgain';
  return value === password ? null : 'passwordNotMatch';
};

export function useFieldError(): (error: ReactNode) => ReactNode {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (typeof error !== 'string') return error;
    if (i18n.exists(`common.${error}`)) return t(`common.${error as CommonCode}`);
    if (i18n.exists(`errors.${error}`)) return t(`errors.${error as ErrorCode}`);
    return i18n.exists(error) ? t(error as ParseKeys) : error;
  };
}
