import { z } from 'zod';
import { MessageFigures, Share } from './resonance.ts';

/** Unrounded. */
const Percent = z.number().nullable();

const CorrelatedMessage = z.object({
  id: z.string(),
  message: z.string(),
  /** Tested against those who answered R1 of the target and were not positive. */
  r1: Share,
  r2: Share.nullable(),
  total: Percent,
  globalR1: Share,
  globalR2: Share.nullable(),
  globalTotal: Percent,
});

export const CorrelatedMessages = z.object({
  messageId: z.string(),
  targetMessage: z.string(),
  /** Respondents who are positive (R1) to the target under the filter. */
  base: z.number().int(),
  globalBase: z.number().int(),
  messages: z.array(CorrelatedMessage),
});
export type CorrelatedMessages = z.infer<typeof CorrelatedMessages>;

export const HeadToHeadTest = z.object({
  /** McNemar where at least 30 answered both, else the z test of two separate samples. */
  method: z.enum(['mcnemarExact', 'mcnemarChiSquare', 'twoProportionZ']),
  pairs: z.number().int(),
  /** Two-sided, adjusted after Holm over the messages that were compared with the best, unless the project corrects nothing. */
  p: z.number(),
  verdict: z.enum(['above', 'below', 'same']),
});
export type HeadToHeadTest = z.infer<typeof HeadToHeadTest>;

/** The figures' own verdicts are against the other chosen messages. */
export const HeadToHeadMessage = MessageFigures.extend({
  /** Not significantly below the best, in R1 nor in R2; never where the base is too low to tell. */
  isWinner: z.boolean(),
  r1Test: HeadToHeadTest.nullable(),
  r2Test: HeadToHeadTest.nullable(),
});
export type HeadToHeadMessage = z.infer<typeof HeadToHeadMessage>;

export const HeadToHeadMessages = z.object({
  /** The highest total among messages with a base of at least 30; null where there is none. */
  bestId: z.string().nullable(),
  messages: z.array(HeadToHeadMessage),
});
export type HeadToHeadMessages = z.infer<typeof HeadToHeadMessages>;

export const Concepts = z.object({
  concepts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      base: z.number().int(),
      subconcepts: z.array(z.string()),
    }),
  ),
});
export type Concepts = z.infer<typeof Concepts>;

export const SubconceptFigures = z.object({
  subName: z.string(),
  total: Percent,
  globalTotal: Percent,
  /** Under the filter; tested against the other subconcepts of the list, taken as one. */
  share: Share,
});
export type SubconceptFigures = z.infer<typeof SubconceptFigures>;

export const ConceptAverage = z.object({
  subHeader: z.string(),
  avg: Percent,
  globalAvg: Percent,
});
export type ConceptAverage = z.infer<typeof ConceptAverage>;

/**
 * A concept's subconcepts by tone: ORIGINAL in any tone, a respondent counting once. A list holds the subconcepts that
 * at least one of all respondents named in its tone, so that a filter does not shorten it.
 */
export const ConceptFigures = z.object({
  id: z.string(),
  name: z.string(),
  base: z.number().int(),
  globalBase: z.number().int(),
  ORIGINAL: z.array(SubconceptFigures),
  POSITIVE: z.array(SubconceptFigures),
  NEGATIVE: z.array(SubconceptFigures),
  averages: z.object({ ORIGINAL: ConceptAverage, POSITIVE: ConceptAverage, NEGATIVE: ConceptAverage }),
});
export type ConceptFigures = z.infer<typeof ConceptFigures>;

export const ConceptResponse = z.object({ concept: ConceptFigures, comparedTo: z.array(ConceptFigures) });
export type ConceptResponse = z.infer<typeof ConceptResponse>;

export const HeadToHeadConcepts = z.object({
  concepts: z.array(
    z.object({
      id: z.string(),
      header: z.string(),
      base: z.number().int(),
      /** `share` is null where nobody ever named it of this concept; tested against the other concepts' answers. */
      subconcepts: z.array(z.object({ subName: z.string(), share: Share.nullable() })),
    }),
  ),
});
export type HeadToHeadConcepts = z.infer<typeof HeadToHeadConcepts>;

/**
 * What respondents can be picked by: audiences keep their ids, those positive (R1) to a message are `m:` and its id,
 * those who named a subconcept are `c:`, the concept's id, `:` and the subconcept's position.
 */
export const BenchmarkGroup = z.object({
  id: z.string(),
  type: z.enum(['audience', 'message', 'concept']),
  header: z.string().nullable(),
  nodes: z.array(z.object({ id: z.string(), label: z.string(), base: z.number().int() })),
});
export type BenchmarkGroup = z.infer<typeof BenchmarkGroup>;

export const BenchmarkGroups = z.object({ groups: z.array(BenchmarkGroup) });
export type BenchmarkGroups = z.infer<typeof BenchmarkGroups>;

export const BenchmarkAnswer = z.object({
  /** Percent of all respondents, unrounded; null where nothing is chosen or there is nobody. */
  percentage: Percent,
  respondents: z.number().int(),
  base: z.number().int(),
  effectiveBase: z.number(),
  /** Wilson interval in percent, at the project's confidence. */
  low: Percent,
  high: Percent,
});
export type BenchmarkAnswer = z.infer<typeof BenchmarkAnswer>;
