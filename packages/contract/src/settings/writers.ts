import { z } from 'zod';
import { LastChange } from '../assistants/last-change.ts';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { Name, Text } from '../text.ts';
import {
  opacityRange,
  readOpacity,
  withOpacity,
  writerColorPattern,
  writerLanguages,
  writerLimits,
  writerSorts,
  writerStatuses,
} from './writer-choices.ts';

const WriterColor = z
  .string()
  .trim()
  .regex(writerColorPattern, 'hexColor')
  .refine((color) => readOpacity(color) >= opacityRange.min, 'opacity')
  .overwrite((color) => withOpacity(color, readOpacity(color)));

const WriterEdit = z.object({
  writerName: Name.max(writerLimits.writerName),
  writerPhrase: Text.trim().min(1, 'required').max(writerLimits.writerPhrase),
  writerColor: WriterColor,
  status: z.enum(writerStatuses).default('active'),
});
const NewWriter = WriterEdit.extend({ language: z.enum(writerLanguages) });
export type NewWriter = z.output<typeof NewWriter>;
export type WriterEdit = z.output<typeof WriterEdit>;

export const Writer = z.object({
  id: z.uuid(),
  writerName: z.string(),
  writerPhrase: z.string(),
  /** `#rrggbbaa`. */
  writerColor: z.string(),
  language: z.enum(writerLanguages),
  status: z.enum(writerStatuses),
  ...LastChange,
});
export type Writer = z.infer<typeof Writer>;

const byId = z.object({ id: z.uuid() });

export const writersEndpoints = {
  searchWriters: endpoint({
    method: 'POST',
    path: '/api/settings/search/writer',
    summary: 'SCOUT’s writers, filtered and paged; `query` looks through names and phrases',
    access: 'settings.manage',
    query: paging(writerSorts, '-updatedOn'),
    body: z.object({
      query: Text.trim().max(200).nullish(),
      language: z.enum(writerLanguages).nullish(),
      status: z.enum(writerStatuses).nullish(),
    }),
    answer: page(Writer),
  }),
  writer: endpoint({
    method: 'GET',
    path: '/api/settings/writer/{id}',
    summary: 'One writer',
    access: 'settings.manage',
    params: byId,
    answer: Writer,
  }),
  saveWriter: endpoint({
    method: 'POST',
    path: '/api/settings/save/writer',
    summary: 'Add a writer under a name of its own in its language and answer its id',
    access: 'settings.manage',
    body: NewWriter,
    answer: byId,
    status: 201,
    errors: ['nameAlreadyExists'],
  }),
  editWriter: endpoint({
    method: 'POST',
    path: '/api/settings/edit/writer/{id}',
    summary: 'Change a writer; its language stays',
    access: 'settings.manage',
    params: byId,
    body: WriterEdit,
    answer: Done,
    errors: ['nameAlreadyExists'],
  }),
  deleteWriter: endpoint({
    method: 'DELETE',
    path: '/api/settings/writer/{id}',
    summary: 'Delete a writer; messages that it wrote stay',
    access: 'settings.manage',
    params: byId,
    answer: Done,
  }),
};
