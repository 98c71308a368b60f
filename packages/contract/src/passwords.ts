import { z } from 'zod';

export const passwordLength = { min: 15, max: 128, generated: 20 } as const;
export const passwordSymbols = '!@#$%^&*()_-+=';

const hasUserPattern = (value: string) =>
  /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\p{Nd}/u.test(value) && /[^\p{L}\p{N}\s]/u.test(value);

/** The password of a user: at least 15 characters with lower case, upper case, a digit and a special character. */
export const UserPassword = z
  .string()
  .min(passwordLength.min, 'min15')
  .max(passwordLength.max)
  .refine(hasUserPattern, 'passwordPattern');
