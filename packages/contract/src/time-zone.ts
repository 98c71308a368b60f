import { z } from 'zod';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

const knownName = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** A name of the IANA time zone database, `Europe/Berlin`; no offset, which would know no summer time. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'unknownTimeZone')
  .refine(isTimeZone, 'unknownTimeZone')
  // As databases know it: browsers tell names of old, too.
  .overwrite((name) => (isTimeZone(name) ? knownName(name) : name));
