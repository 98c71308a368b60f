import { referenceFileBytes, referenceFileTypes } from '../projects/project-choices.ts';

export const attachmentKinds = ['FILE', 'IMAGE', 'PAGE'] as const;
export const attachmentStates = ['READING', 'READ', 'FAILED'] as const;

/** Endings of the files that are read; pictures are seen by a vendor's model only. */
export const attachmentFileTypes = referenceFileTypes;
export const attachmentImageTypes = ['png', 'jpg', 'jpeg', 'webp', 'gif'] as const;

/** Types of projects that take what an answer says: as messages, and as ideas. */
export const sendOnTypes = ['SCOUTV2', 'ID8'] as const;

export const conversationSorts = ['-updatedOn', 'updatedOn', 'title', '-title'] as const;
export type ConversationSort = (typeof conversationSorts)[number];

/** Largest numbers of characters, bytes, and things a user or a conversation may have. */
export const playgroundLimits = {
  message: 20_000,
  title: 120,
  folder: 60,
  address: 2000,
  fileBytes: referenceFileBytes,
  imageBytes: 5 * 1024 * 1024,
  attachments: 10,
  folders: 100,
  prompts: 200,
  prompt: { name: 120, text: 20_000, fields: 12 },
  copies: 200,
  /** Texts of one answer that are sent on at once. */
  sentOn: 50,
} as const;

/** A field of a saved prompt that is filled in before it is sent: `{{brand}}`. */
export const promptField = /\{\{\s*([^{}\n]{1,40}?)\s*\}\}/g;

export const promptFields = (text: string): string[] => [
  ...new Set([...text.matchAll(promptField)].map(([, name]) => name!)),
];

/** How an answer cites a passage: `[2.14]` is the 14th passage of the conversation's 2nd attachment; `[62.4](…)` is a link. */
export const citation = /\[(\d{1,3})\.(\d{1,5})\](?!\()/g;
