import { z } from 'zod';
import { writingHints } from '../ai/ai-choices.ts';
import { Assistant } from '../assistants/assistants.ts';
import { BoardRun, Feedback } from '../board/board.ts';
import { Writer } from '../settings/writers.ts';
import { scoutLimits, scoutModes } from './scout-choices.ts';

const Channel = z.object({
  mode: z.enum(scoutModes),
  assistants: z.array(Assistant),
  /** The one that was asked last. */
  dbAssistantId: z.uuid().nullable(),
  /** What it writes from: an address, or a file. */
  assistant: z.object({ value: z.uuid(), type: z.enum(['text', 'file']) }).nullable(),
  /** Null until something was generated, and after a reset. */
  threadId: z.uuid().nullable(),
  hint: z.string().nullable(),
  /** The same where no model asked: the page says it in its reader's language. */
  hintCode: z.enum(writingHints).nullable(),
  replies: z.array(z.string()),
  /** Writers that were asked last. */
  writerIds: z.array(z.uuid()),
});
export type ScoutChannel = z.infer<typeof Channel>;

const ScoutRun = BoardRun.extend({ mode: z.enum(scoutModes) });

export const ScoutProject = z.object({
  id: z.uuid(),
  projectName: z.string(),
  projectType: z.literal('SCOUTV2'),
  brand: z.string().nullable(),
  demo: z.boolean(),
  byPass: z.string(),
  focusOn: z.string(),
  url: z.string(),
  fileText: z.string(),
  channels: z.array(Channel),
  /** Names of the project's reference files. */
  docs: z.array(z.string()),
  /** The latest one, in whatever mode. */
  reply: z.string(),
  targetNumber: z.number().int(),
  /** The latest run, which may have ended. */
  run: ScoutRun.nullable(),
  isProcessing: z.boolean(),
  /** Active ones, by language and name. */
  writers: z.array(Writer.pick({ id: true, writerName: true, writerColor: true, language: true })),
});
export type ScoutProject = z.infer<typeof ScoutProject>;

const FinalMessage = z.object({
  id: z.uuid(),
  message: z.string(),
  count: z.number().int(),
  likedBy: z.array(z.string()),
  comments: z.array(Feedback.omit({ kind: true })),
});

/** What the second password opens: the finals in their order. */
export const FinalMessages = z.object({
  projectName: z.string(),
  projectType: z.literal('SCOUTV2'),
  brand: z.string().nullable(),
  allowsFeedback: z.boolean(),
  messages: z.array(FinalMessage),
});
export type FinalMessages = z.infer<typeof FinalMessages>;

/** Messages that say the same, the most alike first; a compressed one and those that it stands for are no such pair. */
export const Duplicates = z
  .array(z.object({ one: z.uuid(), other: z.uuid(), likeness: z.number() }))
  .max(scoutLimits.duplicates);
export type Duplicates = z.infer<typeof Duplicates>;

/** How unlike each other messages are: 0 all the same, 100 nothing in common; null for fewer than two. */
export const Variation = z.object({
  score: z.number().nullable(),
  /** Each message's place by meaning, −1 to 1. */
  points: z.array(z.object({ id: z.uuid(), x: z.number(), y: z.number(), theme: z.number().int().nullable() })),
  axes: z.array(z.object({ low: z.string().nullable(), high: z.string().nullable(), share: z.number() })),
  themes: z.array(z.object({ label: z.string(), messages: z.number().int() })),
  duplicates: Duplicates,
});
export type Variation = z.infer<typeof Variation>;
