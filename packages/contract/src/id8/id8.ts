import { z } from 'zod';
import { aiChatTypes } from '../assistants/assistant-choices.ts';
import { BoardRun } from '../board/board.ts';
import { agentTypes, thinkings } from '../projects/project-choices.ts';
import { Text } from '../text.ts';
import {
  boardLayouts,
  id8Limits,
  ideaCriteria,
  ideaHints,
  ideaStrategies,
  imagePromptKinds,
  imageReactions,
} from './id8-choices.ts';

export const AgentChoice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('predefined'), agentId: z.uuid() }),
  z.object({ type: z.literal('custom'), instructions: Text.trim().min(1, 'required').max(id8Limits.instructions) }),
]);
export type AgentChoice = z.infer<typeof AgentChoice>;

/** One of the page's photos, once somebody has said that the customer may advertise with it. */
export const LicensedPhoto = z.object({ url: Text.max(id8Limits.url), isLicensed: z.literal(true, 'required') });
export type LicensedPhoto = z.infer<typeof LicensedPhoto>;

export const Id8Project = z.object({
  projectId: z.uuid(),
  projectName: z.string(),
  projectType: z.literal('ID8'),
  demo: z.boolean(),
  thinking: z.enum(thinkings),
  /** Of the page that was read last; '' before. */
  brand: z.string(),
  agentId: z.uuid().nullable(),
  agentType: z.enum(agentTypes).nullable(),
  agentName: z.string(),
  /** Of its own agent; of a predefined one staff read them in the settings. */
  instructions: z.string(),
  /** Chosen in the brief instead of the project's own. */
  agent: AgentChoice.nullable(),
  /** Null until something was generated, and after a reset. */
  threadId: z.uuid().nullable(),
  url: z.string(),
  focusOn: z.string(),
  byPass: z.string(),
  fileText: z.string(),
  hint: z.string().nullable(),
  /** The same where no model asked: the page says it in its reader's language. */
  hintCode: z.enum(ideaHints).nullable(),
  replies: z.array(z.string()),
  run: BoardRun.nullable(),
  images: z.number().int(),
  generatingImages: z.boolean(),
  isProcessing: z.boolean(),
  allowsFeedback: z.boolean(),
  /** Addresses of the large pictures of the page that was read last. */
  photos: z.array(z.string()),
});
export type Id8Project = z.infer<typeof Id8Project>;

export const ConceptImage = z.object({
  id: z.uuid(),
  reaction: z.enum(imageReactions).nullable(),
  updatedOn: z.iso.datetime(),
  ideaHeadline: z.string(),
  copy: z.string(),
  advertisingStatement: z.string(),
  layout: z.enum(boardLayouts).nullable(),
  width: z.number().int(),
  height: z.number().int(),
  createdOn: z.iso.datetime(),
  /** Who drew it: BUILT_IN, or a vendor's model. */
  kind: z.enum(aiChatTypes),
  model: z.string(),
  /** Of a revision: what was asked for, and the image that it began with. */
  revision: z.string(),
  basisId: z.uuid().nullable(),
  hasLogo: z.boolean(),
  /** What consumers said: names of those who like it, and how many comments. */
  likedBy: z.array(z.string()),
  comments: z.number().int(),
});
export type ConceptImage = z.infer<typeof ConceptImage>;

/** A frame: images that were asked for at once; liked ones first, then those that changed last. */
export const ImagePrompt = z.object({
  id: z.uuid(),
  generating: z.boolean(),
  images: z.array(ConceptImage),
  kind: z.enum(imagePromptKinds),
  ideaId: z.uuid().nullable(),
  ideaHeadline: z.string(),
  /** What was asked for by hand; '' where the idea says it all. */
  description: z.string(),
  wanted: z.number().int(),
  /** Why it has fewer; null while it is made, and where all came. */
  failure: z.string().nullable(),
  /** The page’s own photo that its images show, and who said that it may be used. */
  photo: z.object({ url: z.string(), confirmedBy: z.string(), confirmedOn: z.iso.datetime() }).nullable(),
  createdOn: z.iso.datetime(),
  updatedOn: z.iso.datetime(),
});
export type ImagePrompt = z.infer<typeof ImagePrompt>;

export const ImagePrompts = z.object({ content: z.array(ImagePrompt), totalElements: z.number().int() });

/** Every revision of an image, the first one before those that began with it. */
export const ImageTree = z.object({
  images: z.array(ConceptImage.extend({ promptId: z.uuid() })),
});

const IdeaReason = z.object({
  code: z.enum([
    'nearFact',
    'farFromPage',
    'provenBy',
    'saidBy',
    'nothingProven',
    'noOthers',
    'likeOther',
    'unlikeOthers',
    'stage',
  ]),
  /** The sentence of the page, the headline of the other idea, or where the idea is seen. */
  text: z.string().nullable(),
});

export const IdeaScores = z.object({
  scores: z.array(
    z.object({
      id: z.uuid(),
      /** 0–100; null where no criterion counts. */
      total: z.number().nullable(),
      criteria: z.array(z.object({ criterion: z.enum(ideaCriteria), score: z.number(), reason: IdeaReason })),
    }),
  ),
});

export type IdeaScores = z.infer<typeof IdeaScores>;

/** Ideas by meaning, both numbers −1 to 1, and where nothing is yet. */
export const IdeaMap = z.object({
  points: z.array(
    z.object({ id: z.uuid(), x: z.number(), y: z.number(), strategy: z.enum(ideaStrategies).nullable() }),
  ),
  /** Empty regions: what an idea there would be, by its strategy and what of the page it is about. */
  regions: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      strategy: z.enum(ideaStrategies),
      label: z.string(),
      subject: z.string(),
    }),
  ),
  axes: z.array(z.object({ low: z.string().nullable(), high: z.string().nullable(), share: z.number() })),
});

export type IdeaMap = z.infer<typeof IdeaMap>;

export const IdeaRubric = z.object({
  fit: z.number().int().min(0).max(5),
  newness: z.number().int().min(0).max(5),
  proof: z.number().int().min(0).max(5),
  doable: z.number().int().min(0).max(5),
});
export type IdeaRubric = z.infer<typeof IdeaRubric>;
