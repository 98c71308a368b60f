import { z } from 'zod';
import { StartedWriting } from '../ai/started-writing.ts';
import { Agent } from '../assistants/agents.ts';
import { Feedback } from '../board/board.ts';
import { boardCalls } from '../board/calls.ts';
import { Done, page } from '../endpoint.ts';
import { projectCalls, withPrefix } from '../projects/project-calls.ts';
import { thinkings } from '../projects/project-choices.ts';
import { guideLanguages } from '../sonar/navig8-choices.ts';
import { Text } from '../text.ts';
import {
  AgentChoice,
  Id8Project,
  IdeaMap,
  IdeaScores,
  ImagePrompt,
  ImagePrompts,
  ImageTree,
  LicensedPhoto,
} from './id8.ts';
import { id8Limits, ideaStrategies, imageReactions, imageSorts } from './id8-choices.ts';

const Steer = z.discriminatedUnion('to', [
  /** Away from what is there. */
  z.object({ to: z.literal('different') }),
  /** Into an empty region of the map. */
  z.object({ to: z.literal('region'), strategy: z.enum(ideaStrategies), subject: Text.trim().max(300) }),
]);

const Brief = z.object({
  /** The session that it goes on with, replies and all; without one it begins anew. */
  threadId: z.uuid().nullish(),
  url: Text.trim().min(1, 'urlIsRequired').max(id8Limits.url),
  focusOn: Text.trim().max(id8Limits.brief).default(''),
  /** Text of the user's own that counts as a source, and what it asks of the writer. */
  byPass: Text.trim().max(id8Limits.brief).default(''),
  fileText: Text.trim().max(id8Limits.fileText).default(''),
  /** The project's own unless given. */
  thinking: z.enum(thinkings).nullish(),
  /** The project's own unless given. */
  agent: AgentChoice.nullish(),
  steer: Steer.nullish(),
});

export const Framed = z.object({ promptId: z.uuid(), jobId: z.uuid() });
const Description = Text.trim().min(1, 'required').max(id8Limits.description);
const Nothing = z.object({});

const product = { opens: 'ID8', root: 'id8' } as const;
const generating = ['projectInUse', 'jobInProgress', 'pageCannotBeRead', 'aiQuotaSpent', 'limitReached'] as const;
export const drawing = ['projectInUse', 'jobInProgress', 'limitReached'] as const;
const changing = ['projectInUse'] as const;
const byPrompt = { kind: 'prompt', field: 'ideaPromptId' } as const;
const byImage = { kind: 'image', field: 'imageId' } as const;
const PromptId = z.object({ ideaPromptId: z.uuid() });
export const ImageId = z.object({ imageId: z.uuid() });

export const id8BoardCalls = boardCalls(product);

export const id8Calls = projectCalls(product, {
  id8Project: {
    path: { staff: '/api/id8/{id}', consumer: '/api/consumer/id8' },
    project: 'path',
    summary: 'An ID8 project: its form, its session, and what is being made',
    isOpening: true,
    answer: Id8Project,
  },
  id8Generate: {
    path: 'generate/messages',
    summary: 'Write ideas from a page by the agent’s instructions, in a new session or the one that is named',
    request: Brief,
    answer: StartedWriting,
    maxBodyBytes: 1024 * 1024,
    errors: generating,
  },
  id8Reply: {
    path: 'reply',
    summary: 'Answer the hint of a session: more ideas are written',
    request: z.object({ reply: Text.trim().min(1, 'required').max(id8Limits.reply), threadId: z.uuid() }),
    answer: StartedWriting,
    errors: generating,
  },
  id8Stop: {
    path: 'generate/stop',
    summary: 'Stop writing and drawing; what came stays',
    request: Nothing,
    answer: Done,
  },
  id8Reset: {
    path: { staff: '/api/id8/reset/{id}', consumer: '/api/consumer/id8/reset' },
    project: 'path',
    summary: 'Reset a session: hint and replies go, ideas stay',
    request: z.object({ threadId: z.uuid() }),
    answer: Done,
    errors: changing,
  },
  id8Map: {
    path: 'message/map',
    summary: 'Ideas laid out by meaning, with the empty regions between them',
    request: Nothing,
    answer: IdeaMap,
    large: true,
  },
  id8Scores: {
    path: 'message/scores',
    summary: 'How ideas do by the workspace’s rubric, and why',
    request: z.object({ ids: z.array(z.uuid()).max(5000).nullish() }),
    answer: IdeaScores,
    maxBodyBytes: 1024 * 1024,
    large: true,
  },
  id8GenerateImages: {
    path: 'idea/image/prompt/generate',
    summary: 'Make images of an idea, which is selected with that; the frame is there at once',
    method: 'POST',
    query: z.object({ ideaId: z.uuid() }),
    answer: Framed,
    status: 202,
    errors: drawing,
  },
  id8SearchPrompts: {
    path: 'idea/image/prompt/search',
    summary: 'Frames of images: liked ones first, then those that changed last',
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(32).default(8),
      sort: z.enum(imageSorts).default('-createdOn'),
    }),
    request: z.object({ query: Text.trim().max(id8Limits.query).nullish() }),
    answer: ImagePrompts,
    large: true,
  },
  id8RunAgain: {
    path: 'idea/image/prompt/re-generate',
    summary: 'Make the images of a frame anew, in a frame of their own',
    method: 'POST',
    project: 'row',
    row: byPrompt,
    query: PromptId,
    answer: Framed,
    status: 202,
    errors: drawing,
  },
  id8ModifyConcept: {
    path: 'idea/image/prompt/modify/concept',
    summary: 'Make the images of a frame anew, changed as described',
    project: 'row',
    row: byPrompt,
    query: PromptId,
    request: z.object({ description: Description, photo: LicensedPhoto.nullish() }),
    answer: Framed,
    status: 202,
    errors: [...drawing, 'photoCannotBeUsed'],
  },
  id8CustomImage: {
    path: 'idea/image/prompt/generate-custom',
    summary: 'Make images of a description of one’s own',
    request: z.object({ description: Description, photo: LicensedPhoto.nullish() }),
    answer: Framed,
    status: 202,
    errors: [...drawing, 'photoCannotBeUsed'],
  },
  id8FindPrompt: {
    path: 'idea/image/prompt/find/by/id',
    summary: 'One frame, as after a live event',
    project: 'row',
    row: { kind: 'prompt', field: 'promptId' },
    query: z.object({ promptId: z.uuid() }),
    answer: ImagePrompt,
  },
  id8ReactToImage: {
    path: 'image/react',
    summary: 'Like an image, or take that back',
    method: 'POST',
    project: 'row',
    row: byImage,
    query: ImageId.extend({ reaction: z.union([z.enum(imageReactions), z.literal('')]) }),
    answer: Done,
    errors: changing,
  },
  id8ImageTree: {
    path: 'image/tree',
    summary: 'All revisions of an image, back to the one that they began with',
    project: 'row',
    row: byImage,
    query: ImageId,
    answer: ImageTree,
  },
  id8ImageFeedback: {
    path: 'image/feedback',
    summary: 'What consumers said of an image, the oldest first',
    project: 'row',
    row: byImage,
    query: ImageId,
    answer: z.array(Feedback),
  },
  id8DownloadImage: {
    path: 'image/download',
    summary: 'An image as a PNG file',
    project: 'row',
    row: byImage,
    /** `side`: no larger than that, for lists. */
    query: ImageId.extend({ side: z.coerce.number().int().min(64).max(1024).nullish() }),
    download: 'image/png',
    answer: z.string(),
  },
  id8ConceptDocument: {
    path: 'idea/image/prompt/document',
    summary: 'A concept on one page, in the customer’s colours: idea, images, prediction and facts',
    project: 'row',
    row: { kind: 'prompt', field: 'promptId' },
    query: z.object({ promptId: z.uuid() }),
    request: z.object({ format: z.enum(['pdf', 'pptx']), language: z.enum(guideLanguages) }),
    download: 'application/octet-stream',
    answer: z.string(),
  },
  id8FindAgents: {
    path: { staff: '/api/id8/agent/choices', consumer: '/api/consumer/id8/agent/search' },
    summary: 'Names of the predefined agents',
    query: z.object({
      page: z.coerce.number().int().min(0).default(1),
      size: z.coerce.number().int().min(1).max(999).default(10),
    }),
    request: z.object({ query: Text.trim().max(id8Limits.query).nullish() }),
    answer: page(Agent.pick({ id: true, name: true, type: true })),
  },
});

export const id8CallTable = { ...withPrefix('id8', id8BoardCalls), ...id8Calls };
