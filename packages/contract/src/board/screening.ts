import { z } from 'zod';
import { addresses, channels, tones } from './screening-choices.ts';

const place = { start: z.number().int(), end: z.number().int() };

/** Why a message was screened out, and where: places are in UTF-16 units of its text, `end` excluded. */
export const ScreeningFinding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('use'), ...place, terms: z.array(z.string()) }),
  z.object({ kind: z.literal('avoid'), ...place, term: z.string(), instead: z.string() }),
  /** `proof` is empty where nothing is on file. */
  z.object({ kind: z.literal('claim'), ...place, term: z.string(), proof: z.string(), address: z.string() }),
  z.object({
    kind: z.literal('length'),
    ...place,
    channel: z.enum(channels),
    length: z.number().int(),
    max: z.number().int(),
  }),
  /** By Flesch (en), Amstad (de) or LIX (da), in that formula's points. */
  z.object({
    kind: z.literal('readingLevel'),
    ...place,
    formula: z.enum(['flesch', 'amstad', 'lix']),
    value: z.number(),
    limit: z.number(),
  }),
  z.object({ kind: z.literal('address'), ...place, expected: z.enum(addresses), word: z.string() }),
  z.object({ kind: z.literal('tone'), ...place, tone: z.enum(tones), word: z.string() }),
]);
export type ScreeningFinding = z.infer<typeof ScreeningFinding>;
