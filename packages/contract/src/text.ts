import { z } from 'zod';

/** Text that a database can hold: no NUL, no half of a surrogate pair. */
export const Text = z
  .string()
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'invalidCharacters');

const turnsDirection = /[\u202A-\u202E\u2066-\u2069]/;

const cannotBeSeen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]/gu;

export const Name = Text.trim()
  .refine((value) => value.replaceAll(cannotBeSeen, '') !== '', 'required')
  .refine((value) => !turnsDirection.test(value) && !/[\p{Cc}\u2028\u2029]/u.test(value), 'invalidCharacters');
