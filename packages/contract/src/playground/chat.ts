import { z } from 'zod';
import { AiRun } from '../ai/ai-runs.ts';
import { AiChatType, Assistant } from '../assistants/assistants.ts';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { Attachment } from './attachments.ts';
import { playgroundLimits } from './playground-choices.ts';

/** A passage that an answer cites, as it was then: `[2.14]` in the text is the source with the key `2.14`. */
export const Source = z.object({
  key: z.string(),
  /** Null where the attachment was taken away since. */
  attachmentId: z.uuid().nullable(),
  passage: z.number().int(),
  name: z.string(),
  quote: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A question or an answer; `threadId` is the conversation's id. */
export const PlaygroundMessage = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  parentId: z.uuid().nullable(),
  responseType: z.enum(['USER', 'ASSISTANT']),
  /** Markdown of an answer. While its run goes on, what there is so far: follow the run for the rest. */
  message: z.string(),
  createdOn: z.iso.datetime(),
  /** Ids of all versions of this message, oldest first, its own among them. */
  versions: z.array(z.uuid()),
  attachments: z.array(Attachment),
  /** Of an answer: who gives it, its state, tokens and cost. `runId` is followed by `GET /api/ai/runs/{id}/events`. */
  runId: z.uuid().nullable(),
  run: AiRun.nullable(),
  /** What an answer cites; there once its run has ended. */
  sources: z.array(Source),
  /** Figures of a model that no tool and no source gave, struck through in the text; there once its run has ended. */
  struck: z.array(z.string()),
  /** The context is full: the model reads a summary of it instead. */
  isSummarised: z.boolean(),
  /** The session was reset after it: the model reads nothing of it. */
  isForgotten: z.boolean(),
});
export type PlaygroundMessage = z.infer<typeof PlaygroundMessage>;

/**
 * The answer, and the question that it belongs to. Without `stream` it comes whole, when its run has ended; with it at
 * once, to be followed by its run.
 */
export const PlaygroundResponse = PlaygroundMessage.extend({
  question: PlaygroundMessage,
  /** Of the conversation, named after its first question unless the user has named it. */
  title: z.string(),
});
export type PlaygroundResponse = z.infer<typeof PlaygroundResponse>;

const Message = Text.trim().min(1, 'required').max(playgroundLimits.message);
const said = {
  message: Message,
  /** Files, pictures and pages that were read for this message. */
  attachmentIds: z.array(z.uuid()).max(playgroundLimits.attachments).default([]),
  /** Answer at once, with a run to follow. */
  stream: z.boolean().default(false),
};
const threadId = z.uuid();
const byId = z.object({ id: z.uuid() });
const stream = z.object({ stream: z.boolean().default(false) });

const access = 'playground.use';
const asked = [
  'notFound',
  'aiQuotaSpent',
  'assistantChanged',
  'answerInProgress',
  'tooManyAttachments',
  'filesNotAllowed',
] as const;

export const PlaygroundOptions = z.object({
  aiChats: z.array(
    z.object({
      type: AiChatType,
      /** `''` of the built-in engine, and where none is chosen. */
      model: z.string(),
      /** A key and a model are set. */
      isReady: z.boolean(),
      /** The built-in engine goes on where the tokens of the month are spent. */
      hasBuiltInFallback: z.boolean(),
    }),
  ),
  assistants: z.array(Assistant),
});
export type PlaygroundOptions = z.infer<typeof PlaygroundOptions>;

export const playgroundChatEndpoints = {
  playgroundOptions: endpoint({
    method: 'GET',
    path: '/api/ai/playground/options',
    summary: 'The AI chats and assistants that the caller may use in the playground',
    access,
    answer: PlaygroundOptions,
  }),
  openAiChat: endpoint({
    method: 'POST',
    path: '/api/ai/playground/open-ai/chat',
    summary: 'Ask a model without an assistant, in a new conversation or a present one',
    access,
    body: z.object({ ...said, aiChatType: AiChatType.default('OPEN_AI'), threadId: threadId.nullish() }),
    slow: true,
    answer: PlaygroundResponse,
    errors: asked,
  }),
  openAiAssistant: endpoint({
    method: 'POST',
    path: '/api/ai/playground/open-ai/assistant',
    summary: 'Ask an assistant, in a new conversation or a present one of the same assistant',
    access,
    body: z.object({
      ...said,
      assistantId: z.uuid(),
      aiChatType: AiChatType.default('OPEN_AI'),
      threadId: threadId.nullish(),
    }),
    slow: true,
    answer: PlaygroundResponse,
    errors: asked,
  }),
  assistantReply: endpoint({
    method: 'POST',
    path: '/api/ai/playground/assistant/reply',
    summary: 'Reply in a conversation, with whom it is',
    access,
    body: z.object({ ...said, threadId, assistantId: z.uuid().nullish() }),
    slow: true,
    answer: PlaygroundResponse,
    errors: asked,
  }),
  editPlaygroundMessage: endpoint({
    method: 'POST',
    path: '/api/ai/playground/messages/{id}/edit',
    summary: 'Ask a question in other words: a new version of it, with an answer of its own',
    access,
    params: byId,
    body: z.object({ message: Message, stream: said.stream }),
    slow: true,
    answer: PlaygroundResponse,
    errors: asked,
  }),
  regenerateAnswer: endpoint({
    method: 'POST',
    path: '/api/ai/playground/messages/{id}/regenerate',
    summary: 'Answer a question again: a new version of the answer',
    access,
    params: byId,
    body: stream,
    slow: true,
    answer: PlaygroundResponse,
    errors: asked,
  }),
  chooseVersion: endpoint({
    method: 'POST',
    path: '/api/ai/playground/messages/{id}/choose',
    summary: 'Go on with this version of a message; the others stay',
    access,
    params: byId,
    answer: Done,
    errors: ['notFound', 'answerInProgress'],
  }),
  resetPlaygroundChat: endpoint({
    method: 'POST',
    path: '/api/ai/playground/chat/reset',
    summary:
      'Reset a session: a running answer stops, and the model forgets what was said; the conversation stays listed',
    access,
    body: z.object({ threadId }),
    answer: Done,
    errors: ['notFound'],
  }),
  resetPlaygroundThread: endpoint({
    method: 'POST',
    path: '/api/open-ai/playground/reset',
    summary: 'Reset the session of an assistant, of the playground or of a GENIE project',
    access,
    query: z.object({ threadId }),
    answer: Done,
    errors: ['notFound', 'projectInUse'],
  }),
};
