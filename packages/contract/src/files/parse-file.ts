import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { referenceFileBytes, referenceFileTypes } from '../projects/project-choices.ts';

export const filesEndpoints = {
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
      isCut: z.boolean(),
    }),
    errors: ['fileCannotBeRead', 'payloadTooLarge', 'unsupportedMediaType', 'requestCancelled'],
  }),
};
