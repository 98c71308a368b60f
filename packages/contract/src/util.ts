import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { referenceFileBytes, referenceFileTypes } from './project-choices.ts';
import { Text } from './text.ts';

/** How much is written into one file: 10,000 messages of 20,000 characters each, within the size of the request. */
export const exportLimits = { messages: 10_000, characters: 20_000, bytes: 8 * 1024 * 1024 } as const;

export const utilEndpoints = {
  parseFile: endpoint({
    method: 'POST',
    path: '/api/util/parse/file',
    summary: 'The text of a txt, md, csv, pdf, docx or xlsx file; nothing of it is kept',
    access: 'projects.use',
    upload: { maxBytes: referenceFileBytes },
    slow: true,
    answer: z.object({
      fileName: z.string(),
      type: z.enum(referenceFileTypes),
      /** At most 200,000 characters; lines end with a line feed. */
      text: z.string(),
      characters: z.number().int(),
      /** Whether the file holds more text than this. */
      isCut: z.boolean(),
    }),
    errors: ['fileCannotBeRead', 'payloadTooLarge', 'unsupportedMediaType', 'requestCancelled'],
  }),
  exportMessages: endpoint({
    method: 'POST',
    path: '/api/util/export',
    summary: 'Messages as a text file, a blank line between each two',
    access: 'projects.use',
    query: z.object({ fileName: Text.trim().max(200).optional() }),
    body: z.array(Text.max(exportLimits.characters)).max(exportLimits.messages),
    maxBodyBytes: exportLimits.bytes,
    download: 'text/plain; charset=utf-8',
    answer: z.string(),
    errors: ['noMessagesAvailable', 'payloadTooLarge'],
  }),
};
