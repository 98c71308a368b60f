import { z } from 'zod';
import { WritingRun } from '../ai/ai-runs.ts';
import { aiChatTypes } from '../assistants/assistant-choices.ts';
import { Name, Text } from '../text.ts';
import { boardCreateTypes, boardLimits, feedbackKinds, messageStatuses, reactions } from './board-choices.ts';
import { ScreeningFinding } from './screening.ts';

export const BoardText = Text.trim().min(1, 'required').max(boardLimits.message);

export const BoardRun = WritingRun.extend({ written: z.number().int(), wanted: z.number().int() });
export type BoardRun = z.infer<typeof BoardRun>;

export const MessageOrigin = z.object({
  kind: z.enum(aiChatTypes).nullable(),
  model: z.string(),
  /** Name and version: `scout-messages@1`. */
  prompt: z.string(),
  /** The page that it was written from, and when that was read. */
  url: z.string(),
  readOn: z.iso.datetime().nullable(),
  /** What of the page, in its own words, the message says. */
  evidence: z.array(z.string()),
  /** SONAR_AZ: the fact, and whose it is, for those who may open that project. */
  fact: z
    .object({ id: z.string(), projectId: z.uuid().optional(), projectName: z.string().optional(), text: z.string() })
    .nullable(),
  /** Of what was sent on from the playground: the answer, which only its own user can open. */
  answer: z.object({ conversationId: z.uuid(), messageId: z.uuid() }).optional(),
  /** Of what was sent on from ID8: its idea, for those who may open that project. */
  idea: z.object({ id: z.uuid(), headline: z.string(), projectId: z.uuid(), projectName: z.string() }).optional(),
});
export type MessageOrigin = z.infer<typeof MessageOrigin>;

/** R1 with its 90 % interval, and R2, 0–100; uncertainty 0–1. Two whose intervals overlap are too close to call. */
export const MessagePrediction = z.object({
  interest: z.number(),
  low: z.number(),
  high: z.number(),
  action: z.number(),
  uncertainty: z.number(),
});
export type MessagePrediction = z.infer<typeof MessagePrediction>;

export const BoardMessage = z.object({
  id: z.uuid(),
  message: z.string(),
  /** Its number within the project, from 1. */
  count: z.number().int(),
  reaction: z.enum(reactions).nullable(),
  selected: z.boolean(),
  createType: z.enum(boardCreateTypes),
  status: z.enum(messageStatuses).nullable(),
  /** Name of whoever had it written or wrote it; '' for consumers. */
  creator: z.string(),
  newMessage: z.boolean(),
  createdOn: z.iso.datetime(),
  isEdited: z.boolean(),
  /** As the writer was called then. */
  writer: z.object({ id: z.uuid(), name: z.string(), color: z.string() }).nullable(),
  origin: MessageOrigin.nullable(),
  /** Place among the finals, from 1, once they were ordered. */
  finalRank: z.number().int().nullable(),
  /** Of a compressed message: those that it stands for, the most alike first. */
  absorbed: z.array(z.uuid()),
  prediction: MessagePrediction.nullable(),
  findings: z.array(ScreeningFinding),
  /** What consumers of the final messages said: names of those who like it, and how many comments. */
  likedBy: z.array(z.string()),
  comments: z.number().int(),
});
export type BoardMessage = z.infer<typeof BoardMessage>;

export const BoardMessages = z.object({ content: z.array(BoardMessage), totalElements: z.number().int() });

export const Feedback = z.object({
  kind: z.enum(feedbackKinds),
  name: z.string(),
  /** '' of a like. */
  text: z.string(),
  createdOn: z.iso.datetime(),
});
export type Feedback = z.infer<typeof Feedback>;

export const SaidBy = z.object({ id: z.uuid(), name: Name.max(boardLimits.name) });

export const MessageHistory = z.object({
  /** Texts that it has had since, the latest first. */
  histories: z.array(z.object({ updatedOn: z.iso.datetime(), updatedBy: z.string(), message: z.string() })),
  original: z.object({
    createdOn: z.iso.datetime(),
    createdBy: z.string(),
    count: z.number().int(),
    text: z.string(),
  }),
  /** ID8: how many images were asked for. */
  imagesPromptCount: z.number().int(),
  feedback: z.array(Feedback),
});
export type MessageHistory = z.infer<typeof MessageHistory>;
