import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { attachmentKinds, attachmentStates, playgroundLimits } from './playground-choices.ts';

/** A file, picture or page that a conversation has read. What it says is data, never instructions. */
export const Attachment = z.object({
  id: z.uuid(),
  kind: z.enum(attachmentKinds),
  state: z.enum(attachmentStates),
  /** The code of why it could not be read; null of others. */
  failure: z.string().nullable(),
  /** Counts from 1 within its conversation, and is the first half of its citations; null until it was sent with a message. */
  number: z.number().int().nullable(),
  /** The file's name, or the page's title. */
  name: z.string(),
  /** The file's ending; `html` of a page. */
  type: z.string(),
  url: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** What was read of it; 0 of a picture. */
  characters: z.number().int(),
  passages: z.number().int(),
  /** It has more text than was read. */
  isCut: z.boolean(),
  /** `en`, `de`, `da`, or null where its words don't tell. */
  language: z.string().nullable(),
  createdOn: z.iso.datetime(),
});
export type Attachment = z.infer<typeof Attachment>;

const Passage = z.object({
  /** Counts from 1 within its attachment. */
  number: z.number().int(),
  text: z.string(),
});

const byId = z.object({ id: z.uuid() });
/** Chosen by whoever attaches, so that they find it again after a refresh. */
const OwnId = z.uuid().optional();
const access = 'playground.use';

export const playgroundAttachmentsEndpoints = {
  attachFile: endpoint({
    method: 'POST',
    path: '/api/ai/playground/attachments/file',
    summary: 'Read a file or keep a picture for the next message; the answer comes when it is read',
    access,
    query: z.object({ id: OwnId }),
    upload: { maxBytes: playgroundLimits.fileBytes },
    slow: true,
    answer: Attachment,
    status: 201,
    errors: [
      'fileCannotBeRead',
      'payloadTooLarge',
      'unsupportedMediaType',
      'requestCancelled',
      'tooManyAttachments',
      'readingInProgress',
    ],
  }),
  attachPage: endpoint({
    method: 'POST',
    path: '/api/ai/playground/attachments/page',
    summary: 'Read a web page by its address for the next message',
    access,
    body: z.object({ id: OwnId, url: Text.trim().min(1, 'required').max(playgroundLimits.address) }),
    slow: true,
    answer: Attachment,
    status: 201,
    errors: ['pageCannotBeRead', 'requestCancelled', 'tooManyAttachments', 'tooManyRequests'],
  }),
  unsentAttachments: endpoint({
    method: 'GET',
    path: '/api/ai/playground/attachments',
    summary: 'What the caller has attached and not sent yet: being read, read, or why it was not',
    access,
    answer: z.array(Attachment),
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/api/ai/playground/attachments/{id}',
    summary: 'What was read of an attachment, passage by passage',
    access,
    params: byId,
    answer: z.object({ attachment: Attachment, passages: z.array(Passage) }),
    errors: ['notFound'],
  }),
  attachmentImage: endpoint({
    method: 'GET',
    path: '/api/ai/playground/attachments/{id}/image',
    summary: 'A picture that was attached',
    access,
    params: byId,
    picture: true,
    answer: z.any(),
    errors: ['notFound'],
  }),
  deleteAttachment: endpoint({
    method: 'DELETE',
    path: '/api/ai/playground/attachments/{id}',
    summary: 'Take an attachment away; answers that cite it keep what they quote',
    access,
    params: byId,
    answer: Done,
    errors: ['notFound'],
  }),
};
