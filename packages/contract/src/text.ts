import { z } from 'zod';

/** Text that a database can hold: no NUL, no half of a surrogate pair. */
export const Text = z
  .string()
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'invalidCharacters');
