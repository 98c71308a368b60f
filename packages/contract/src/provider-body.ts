import { z } from 'zod';
import { Text } from './text.ts';

const deepest = 20;

/** Whether a value lies in no more than so many lists and objects. */
const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((of) => isShallow(of, left - 1)));

/** Whether a database can hold all of its texts and names. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).every(([name, of]) => Text.safeParse(name).success && isStorable(of))
    : typeof value !== 'string' || Text.safeParse(value).success;

/** JSON that is sent to a provider. Its depth is looked at first: reading it calls itself for each level. */
export const ProviderBody = z
  .unknown()
  .refine((value) => isShallow(value), 'tooDeep')
  .refine((value) => !isShallow(value) || isStorable(value), 'invalidCharacters')
  .pipe(z.json());
