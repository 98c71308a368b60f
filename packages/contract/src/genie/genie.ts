import { z } from 'zod';
import { writingHints } from '../ai/ai-choices.ts';
import { WritingRun } from '../ai/ai-runs.ts';
import { Assistant } from '../assistants/assistants.ts';
import { countryCodes } from '../sonar/country-codes.ts';
import { Text } from '../text.ts';
import {
  ageRanges,
  evaluations,
  genders,
  genieCreateTypes,
  genieDoubts,
  genieEdits,
  genieLimits,
  genieRunPurposes,
  genieSourceTypes,
  resultKinds,
  segmentParts,
  usualEdits,
} from './genie-choices.ts';

export const MessageText = Text.trim().min(1, 'required').max(genieLimits.message);
export const PageUrl = Text.trim().min(1, 'urlIsRequired').max(genieLimits.url);

export const Segment = z.object({
  gender: z.enum(genders),
  ageRange: z.enum(ageRanges),
  /** ISO 3166-1; null: everywhere. */
  region: z.enum(countryCodes).nullable(),
});
export type Segment = z.infer<typeof Segment>;

/** A stretch of a message, in UTF-16 units, and the points of R1 that the message has with it more than without; or fewer. */
const WordDriver = z.object({ start: z.number().int(), end: z.number().int(), points: z.number() });

/** A way of writing, such as a question, and what it does; `key` is one of the engine's factors. */
const FactorDriver = z.object({ key: z.string(), points: z.number() });

export const Prediction = z.object({
  /** R1: chance to beat a typical message, in percent. */
  interest: z.number(),
  /** The ends of its 90 % interval. */
  low: z.number(),
  high: z.number(),
  /** R2: expected click rate, as the percentile among typical messages. */
  action: z.number(),
  /** 0 to 1; certainty is what is left to 1. */
  uncertainty: z.number(),
  doubts: z.array(z.enum(genieDoubts)),
  /** In the order of the text; only those that matter. */
  words: z.array(WordDriver),
  /** The strongest first. */
  factors: z.array(FactorDriver),
  /** R1 before the workspace's measured results shifted it, and how many those are; null where they don't. */
  shifted: z.object({ kind: z.enum(resultKinds), messages: z.number().int(), from: z.number() }).nullable(),
  /** What respondents of the segment add to R1, with the sample; only of those that were asked. */
  sample: z.array(
    z.object({
      part: z.enum(segmentParts),
      points: z.number(),
      messages: z.number().int(),
      respondents: z.number().int(),
      surveys: z.number().int(),
    }),
  ),
});
export type Prediction = z.infer<typeof Prediction>;

const Comparison = z.object({
  /** Chance to have the higher response, 0 to 1. */
  chance: z.number(),
  /** |2 · chance − 1|. */
  certainty: z.number(),
  /** R1 of it less R1 of the other one. */
  difference: z.number(),
  isTooClose: z.boolean(),
});
export type Comparison = z.infer<typeof Comparison>;

export const GenieMessage = z.object({
  id: z.uuid(),
  message: z.string(),
  /** Its number within the project, from 1. */
  count: z.number().int(),
  createType: z.enum(genieCreateTypes),
  isNew: z.boolean(),
  isManual: z.boolean(),
  evaluation: z.enum(evaluations),
  /** R1, R2 and uncertainty: null until it was evaluated. */
  interest: z.number().nullable(),
  action: z.number().nullable(),
  uncertainty: z.number().nullable(),
  prediction: Prediction.nullable(),
  segment: Segment,
  url: z.string(),
  /** Of an alternative or a shorter version: the message that it was written for, and how it stands to it. */
  original: z.object({ id: z.uuid(), message: z.string(), comparison: Comparison.nullable() }).nullable(),
  /** The project that it was sent from, where the caller may open that. */
  source: z.object({ projectId: z.uuid(), projectName: z.string(), projectType: z.enum(genieSourceTypes) }).nullable(),
  createdOn: z.iso.datetime(),
});
export type GenieMessage = z.infer<typeof GenieMessage>;

const GenieRun = WritingRun.extend({ purpose: z.enum(genieRunPurposes) });
export type GenieRun = z.infer<typeof GenieRun>;

const MessageEdit = z.object({
  kind: z.enum(genieEdits),
  message: z.string(),
  interest: z.number(),
  low: z.number(),
  high: z.number(),
  comparison: Comparison,
});

export const MessageEdits = z.object({
  /** At most three, the one with the most gain first. */
  edits: z.array(MessageEdit),
  /** What the message could do with, and the page has nothing for. */
  missing: z.array(z.enum(usualEdits)),
  /** False: edits keep to the message's own words. */
  hasPage: z.boolean(),
});
export type MessageEdits = z.infer<typeof MessageEdits>;

export const GenieProject = z.object({
  projectId: z.uuid(),
  projectName: z.string(),
  projectType: z.enum(['GENIE', 'GENIE_GO']),
  brand: z.string(),
  demo: z.boolean(),
  assistants: z.array(Assistant),
  /** Null until something was generated, and after a reset. */
  threadId: z.uuid().nullable(),
  hint: z.string().nullable(),
});
export type GenieProject = z.infer<typeof GenieProject>;

const GenieModel = z.object({
  credit: z.array(z.string()),
  texts: z.number().int(),
  pairs: z.number().int(),
  stories: z.number().int(),
});

export const GenieBoard = z.object({
  predicted: z.array(GenieMessage),
  generated: z.array(GenieMessage),
  thread: z
    .object({
      id: z.uuid(),
      url: z.string(),
      assistantId: z.uuid().nullable(),
      hint: z.string().nullable(),
      /** The same where no model asked: the page says it in its reader's language. */
      hintCode: z.enum(writingHints).nullable(),
      replies: z.array(z.string()),
    })
    .nullable(),
  run: GenieRun.nullable(),
  /** R1 of a typical message: 50, unless measured results shift predictions. */
  typical: z.number(),
  /** Chance of each of the best predicted messages to have a higher response than the next one. */
  ties: z.array(z.object({ above: z.uuid(), below: z.uuid(), chance: z.number() })),
  model: GenieModel,
});
export type GenieBoard = z.infer<typeof GenieBoard>;
