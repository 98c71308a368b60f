import { Text } from '@soundings/contract/text';
import { z } from 'zod';

/** A count as a number, or as a text of digits, which YouTube writes and others may. */
export const Count = z.union([
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** A number with decimals, or its text. */
export const Decimal = z.union([
  z.number().min(0),
  z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/)
    .transform(Number),
]);

/** A time with its zone. Graph writes `+0000`, which ISO 8601 does not know. */
export const Time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/)
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((time) => !Number.isNaN(time.getTime()));

/** What an account calls itself, without what no database can hold: it is shown, and looked for nowhere. */
export const Label = z.string().transform((text) => text.toWellFormed().replaceAll('\u0000', ''));

/** Ids are texts or numbers; they are kept as texts. */
export const Id = z.union([Text.min(1).max(200), z.number().int().transform(String)]);
