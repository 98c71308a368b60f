import { z } from 'zod';
import { AiChatType, Assistant } from '../assistants/assistants.ts';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { Name, Text } from '../text.ts';
import { Attachment } from './attachments.ts';
import { PlaygroundMessage, Source } from './chat.ts';
import { conversationSorts, playgroundLimits } from './playground-choices.ts';

export const Conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  aiChatType: AiChatType,
  /** Null in a chat without an assistant, and where it was deleted since. */
  assistant: Assistant.nullable(),
  folderId: z.uuid().nullable(),
  isPinned: z.boolean(),
  createdOn: z.iso.datetime(),
  /** When somebody last said something in it. */
  updatedOn: z.iso.datetime(),
  /** The answer that is being written now. */
  runId: z.uuid().nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

export const ListedConversation = Conversation.extend({
  /** Where a search has found it; null where only its title matches. Words of the search stand between « and ». */
  match: z.string().nullable(),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

const MessagePage = z.object({
  /** The chosen versions, oldest first. */
  messages: z.array(PlaygroundMessage),
  /** How many there are before the first of these. */
  earlier: z.number().int(),
});

export const OpenedConversation = Conversation.extend({
  ...MessagePage.shape,
  attachments: z.array(Attachment),
  /** What the next question takes of what the model can read at once, in estimated tokens. */
  context: z.object({ tokens: z.number().int(), limit: z.number().int() }),
  /** What the model reads instead of its older messages; null while the context holds them all. */
  summary: z
    .object({
      messages: z.number().int(),
      text: z.string(),
      /** Which has written it; null where it is how each message begins. */
      model: z.string().nullable(),
    })
    .nullable(),
  /** Of all versions of all answers. */
  usage: z.object({
    answers: z.number().int(),
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    /** US dollars; null where not one of them has a price. */
    cost: z.number().nullable(),
    /** Answers whose model has no price: the cost is without them. */
    unpriced: z.number().int(),
  }),
});
export type OpenedConversation = z.infer<typeof OpenedConversation>;

export const Folder = z.object({ id: z.uuid(), name: z.string(), conversations: z.number().int() });
export type Folder = z.infer<typeof Folder>;

const FolderGiven = z.object({ name: Name.pipe(z.string().max(playgroundLimits.folder)) });

/** A read-only copy, as the conversation was when it was made. */
export const ConversationCopy = z.object({
  id: z.uuid(),
  title: z.string(),
  aiChatType: AiChatType,
  assistant: z.string().nullable(),
  owner: z.string(),
  isOwn: z.boolean(),
  createdOn: z.iso.datetime(),
  messages: z.array(
    z.object({
      responseType: z.enum(['USER', 'ASSISTANT']),
      message: z.string(),
      createdOn: z.iso.datetime(),
      attachments: z.array(z.string()),
      sources: z.array(Source),
    }),
  ),
});
export type ConversationCopy = z.infer<typeof ConversationCopy>;

const byId = z.object({ id: z.uuid() });
const access = 'playground.use';
const size = z.coerce.number().int().min(1).max(100).default(50);

export const playgroundConversationsEndpoints = {
  conversations: endpoint({
    method: 'GET',
    path: '/api/ai/playground/conversations',
    summary: 'The caller’s conversations, pinned ones first; `query` looks through titles and all messages',
    access,
    query: paging(conversationSorts, '-updatedOn').extend({
      query: Text.trim().max(200).optional(),
      folderId: z.uuid().optional(),
    }),
    answer: page(ListedConversation),
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/api/ai/playground/conversations/{id}',
    summary: 'One of the caller’s conversations with its last messages',
    access,
    params: byId,
    query: z.object({ size }),
    answer: OpenedConversation,
    errors: ['notFound'],
  }),
  conversationMessages: endpoint({
    method: 'GET',
    path: '/api/ai/playground/conversations/{id}/messages',
    summary: 'The messages of a conversation before one of them',
    access,
    params: byId,
    query: z.object({ before: z.uuid(), size }),
    answer: MessagePage,
    errors: ['notFound'],
  }),
  changeConversation: endpoint({
    method: 'PATCH',
    path: '/api/ai/playground/conversations/{id}',
    summary: 'Rename, pin or move a conversation; folder null takes it out of its folder',
    access,
    params: byId,
    body: z.object({
      title: Name.pipe(z.string().max(playgroundLimits.title)).optional(),
      isPinned: z.boolean().optional(),
      folderId: z.uuid().nullable().optional(),
    }),
    answer: Conversation,
    errors: ['notFound'],
  }),
  deleteConversation: endpoint({
    method: 'DELETE',
    path: '/api/ai/playground/conversations/{id}',
    summary: 'Delete a conversation with its attachments and its copies; a running answer stops',
    access,
    params: byId,
    answer: Done,
    errors: ['notFound'],
  }),
  exportConversationMarkdown: endpoint({
    method: 'GET',
    path: '/api/ai/playground/conversations/{id}/export.md',
    summary: 'A conversation as a Markdown file',
    access,
    params: byId,
    download: 'text/markdown; charset=utf-8',
    answer: z.string(),
    errors: ['notFound'],
  }),
  exportConversationJson: endpoint({
    method: 'GET',
    path: '/api/ai/playground/conversations/{id}/export.json',
    summary: 'A conversation with all versions as a JSON file',
    access,
    params: byId,
    download: 'application/json; charset=utf-8',
    answer: z.string(),
    errors: ['notFound'],
  }),
  copyConversation: endpoint({
    method: 'POST',
    path: '/api/ai/playground/conversations/{id}/copy',
    summary: 'Make a read-only copy that everybody of the same workspace can open by its link',
    access,
    params: byId,
    answer: byId,
    status: 201,
    errors: ['notFound', 'limitReached'],
  }),
  conversationCopy: endpoint({
    method: 'GET',
    path: '/api/ai/playground/copies/{id}',
    summary: 'A read-only copy of a conversation of one’s own workspace',
    access,
    params: byId,
    answer: ConversationCopy,
    errors: ['notFound'],
  }),
  deleteConversationCopy: endpoint({
    method: 'DELETE',
    path: '/api/ai/playground/copies/{id}',
    summary: 'Delete a read-only copy of one’s own; its link ends',
    access,
    params: byId,
    answer: Done,
    errors: ['notFound'],
  }),
  folders: endpoint({
    method: 'GET',
    path: '/api/ai/playground/folders',
    summary: 'The caller’s folders, by name',
    access,
    answer: z.array(Folder),
  }),
  addFolder: endpoint({
    method: 'POST',
    path: '/api/ai/playground/folders',
    summary: 'Add a folder under a name of its own',
    access,
    body: FolderGiven,
    answer: Folder,
    status: 201,
    errors: ['nameAlreadyExists', 'limitReached'],
  }),
  renameFolder: endpoint({
    method: 'PUT',
    path: '/api/ai/playground/folders/{id}',
    summary: 'Rename a folder',
    access,
    params: byId,
    body: FolderGiven,
    answer: Done,
    errors: ['notFound', 'nameAlreadyExists'],
  }),
  deleteFolder: endpoint({
    method: 'DELETE',
    path: '/api/ai/playground/folders/{id}',
    summary: 'Delete a folder; its conversations stay, outside of it',
    access,
    params: byId,
    answer: Done,
    errors: ['notFound'],
  }),
};
