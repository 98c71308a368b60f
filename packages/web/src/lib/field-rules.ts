import { Username } from '@soundings/contract/access';
import { UserPassword } from '@soundings/contract/passwords';

/** What is wrong with a field; each is a text key of `common`. Kept as a code so that it follows the language. */
export type FieldCode = 'required' | 'incorrectEmail' | 'min15' | 'passwordPattern' | 'passwordNotMatch';

export const checkRequired = (value: string): FieldCode | null => (value === '' ? 'required' : null);

export const checkEmail = (value: string): FieldCode | null => {
  if (value.trim() === '') return 'required';
  return Username.safeParse(value).success ? null : 'incorrectEmail';
};

/** Length first, then the pattern: one thing to mend at a time. */
export const checkUserPassword = (value: string): FieldCode | null => {
  if (value === '') return 'required';
  const parsed = UserPassword.safeParse(value);
  if (parsed.success) return null;
  return parsed.error.issues[0]?.message === 'min15' ? 'min15' : 'passwordPattern';
};

export const checkRepeat = (value: string, password: string): FieldCode | null => {
  if (value === '') return 'required';
  return value === password ? null : 'passwordNotMatch';
};
