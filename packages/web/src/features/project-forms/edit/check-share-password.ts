import { hasSharePattern, passwordLength } from '@soundings/contract/access/credential-rules';

export type SharePasswordCode = 'required' | 'min15' | 'max128' | 'sharePasswordPattern';

/** What is wrong with the password of a shared project: length first, then lower case, upper case and a digit. */
export const checkSharePassword = (value: string): SharePasswordCode | null => {
  if (value === '') return 'required';
  if (value.length < passwordLength.min) return 'min15';
  if (value.length > passwordLength.max) return 'max128';
  return hasSharePattern(value) ? null : 'sharePasswordPattern';
};
