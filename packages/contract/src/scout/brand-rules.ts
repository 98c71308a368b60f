import { z } from 'zod';
import { isWebAddress } from '../settings/brand-choices.ts';
import { Text } from '../text.ts';
import { addresses, channels, brandRuleLimits as limits, readingLevels, tones } from './brand-rule-choices.ts';

/** Words next to each other, in any of their forms; an asterisk at the end stands for more letters. */
const Term = Text.trim()
  .min(1, 'required')
  .max(limits.term)
  .refine((term) => /[\p{L}\d]/u.test(term), 'required');

const Claim = z.object({
  term: Term,
  /** What proves it; empty where nothing is on file. */
  proof: Text.trim().max(limits.proof).default(''),
  /** Where the proof can be read. */
  address: z.union([z.literal(''), Text.trim().max(limits.address).refine(isWebAddress, 'httpsAddress')]).default(''),
});

/** What a message of a brand has to keep to. */
export const BrandRules = z.object({
  /** A message uses at least one of them. */
  use: z.array(Term).max(limits.terms).default([]),
  avoid: z
    .array(z.object({ term: Term, instead: Text.trim().max(limits.term).default('') }))
    .max(limits.terms)
    .default([]),
  claims: z.array(Claim).max(limits.terms).default([]),
  /** Where messages are published; one channel once. */
  lengths: z
    .array(z.object({ channel: z.enum(channels), max: z.number().int().min(1).max(limits.characters) }))
    .max(channels.length)
    .refine((lengths) => new Set(lengths.map(({ channel }) => channel)).size === lengths.length, 'alreadyThere')
    .default([]),
  readingLevel: z.enum(readingLevels).nullable().default(null),
  address: z.enum(addresses).nullable().default(null),
  /** Ways of speaking that are left out. */
  tones: z.array(z.enum(tones)).max(tones.length).default([]),
});
export type BrandRules = z.infer<typeof BrandRules>;

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
