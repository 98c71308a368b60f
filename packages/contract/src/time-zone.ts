import { z } from 'zod';

/** As databases know it, for browsers tell names of old, too; null for a name of none. */
const findKnownName = (timeZone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** A name of the IANA time zone database, `Europe/Berlin`; no offset, which would know no summer time. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+/-]*$/, 'unknownTimeZone')
  .refine((name) => findKnownName(name) !== null, 'unknownTimeZone')
  .overwrite((name) => findKnownName(name) ?? name);
