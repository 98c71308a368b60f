import { z } from 'zod';
import { Text } from '../text.ts';
import { chapterTypes, factTabs, guideDocuments, guideLanguages, guideLimits } from './navig8-choices.ts';
import { scoreNames } from './score-choices.ts';
import { DateRanges } from './scores.ts';
import { socialNetworks } from './sonar-choices.ts';

/** Where the dashboard shows the numbers of a sentence: a tab, and the score that is explained there or the network chosen. */
const FactView = z.object({
  tab: z.enum(factTabs),
  why: z.object({ brand: z.uuid(), count: z.number().int(), score: z.enum(scoreNames) }).optional(),
  network: z.enum(socialNetworks).optional(),
  isByGroup: z.literal(true).optional(),
  /** Only its posts, by the number of its card. */
  ofBrand: z.number().int().optional(),
});

const Sentence = z.object({
  text: z.string(),
  view: FactView.nullable(),
  /** Alike where two sentences tell of the same thing. */
  about: z.string().nullable(),
  /** Of a step that would help: what is to be done, under which condition, and the points that it brings. */
  gain: z.object({ step: z.string(), condition: z.string().nullable(), points: z.number() }).optional(),
});

const Chapter = z.object({
  type: z.enum(chapterTypes),
  /** Its sentences in one piece. */
  message: z.string(),
  /** Counts the chapters of a thread from 1. */
  count: z.number().int(),
  /** Came with the last answer. */
  isNew: z.boolean(),
  sentences: z.array(Sentence),
});
export type Chapter = z.infer<typeof Chapter>;

export const Navig8 = z.object({
  threadId: z.uuid(),
  ranges: DateRanges,
  language: z.enum(guideLanguages),
  chapters: z.array(Chapter),
  /** What may be asked, in a sentence. */
  hint: z.string(),
  /** Three questions that have an answer. */
  questions: z.array(z.string()),
  /** A model is still writing; replies are refused until it has ended. */
  isGenerating: z.boolean(),
  /** Whoever wrote the last answer: a model, or the product itself. */
  isByModel: z.boolean(),
  /** The project has other figures since: what is read again may differ. */
  isOutdated: z.boolean(),
  /** How many sentences of a model were left out of the last answer because no figure of the project backs their numbers. */
  struck: z.number().int(),
});
export type Navig8 = z.infer<typeof Navig8>;

export const Navig8Request = z.object({
  ranges: DateRanges,
  language: z.enum(guideLanguages).default('en'),
});

export const Navig8ThreadRequest = z.object({ threadId: z.uuid() });

export const Navig8DocumentRequest = Navig8ThreadRequest.extend({
  format: z.enum(guideDocuments),
  /** The chapter by its count; left out: all that is no question or answer. */
  chapter: z.number().int().min(1).optional(),
});

export const Navig8Reply = Navig8ThreadRequest.extend({ reply: Text.trim().min(1).max(guideLimits.reply) });
