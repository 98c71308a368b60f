import { z } from 'zod';
import { hasSharePattern, hasUserPattern, passwordLength } from './password-rules.ts';

/** The password of a user: at least 15 characters with lower case, upper case, a digit and a special character. */
export const UserPassword = z
  .string()
  .min(passwordLength.min, 'min15')
  .max(passwordLength.max)
  .refine(hasUserPattern, 'passwordPattern');

/** The password of a shared project: at least 15 characters with lower case, upper case and a digit. */
export const SharePassword = z
  .string()
  .min(passwordLength.min, 'min15')
  .max(passwordLength.max)
  // It is also sent in the headers of frames, one a line.
  .refine((password) => !/\p{Cc}/u.test(password) && hasSharePattern(password), 'passwordPattern');
