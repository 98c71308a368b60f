import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { documentFormats, reportLanguages, reportLimits } from './report-choices.ts';
import { EditionContent } from './report-content.ts';

const Share = z.object({
  /** The part of the address behind `#`. */
  link: z.string(),
  hasPassword: z.boolean(),
  expiresOn: z.iso.datetime().nullable(),
});

export const EditionRow = z.object({
  id: z.uuid(),
  /** Of the report, when it was made. */
  title: z.string(),
  madeOn: z.iso.datetime(),
  /** Null where it was made by the clock, or by somebody who was deleted. */
  madeBy: z.string().nullable(),
  share: Share.nullable(),
});
export type EditionRow = z.infer<typeof EditionRow>;

const End = z.iso.datetime().refine((moment) => /^2\d{3}-/.test(moment), 'notSelectable');
const Password = Text.trim().min(8, 'passwordTooShort').max(reportLimits.password);

const access = 'reports.use';
const ById = z.object({ id: z.uuid() });
const AsDocument = z.object({ format: z.enum(documentFormats) });
const Opening = z.object({
  link: Text.max(200),
  password: Text.max(reportLimits.password).nullable().default(null),
});
const refused = ['wrongCredentials', 'tooManyRequests'] as const;

export const editionsEndpoints = {
  makeEdition: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/editions',
    summary: 'Freeze a report with its figures as they are now; the last edition where it shows the same',
    access,
    params: ById,
    answer: EditionRow,
    status: 201,
    errors: ['notFound', 'limitReached', 'payloadTooLarge'],
  }),
  listEditions: endpoint({
    method: 'GET',
    path: '/api/reports/{id}/editions',
    summary: 'The editions of a report, newest first',
    access,
    params: ById,
    answer: z.array(EditionRow),
    errors: ['notFound'],
  }),
  edition: endpoint({
    method: 'GET',
    path: '/api/report-editions/{id}',
    summary: 'An edition with its frozen figures',
    access,
    params: ById,
    answer: EditionContent,
    errors: ['notFound'],
  }),
  editionDocument: endpoint({
    method: 'GET',
    path: '/api/report-editions/{id}/document',
    summary: 'An edition as a presentation with native charts and tables, or as a PDF',
    access,
    params: ById,
    query: AsDocument,
    slow: true,
    download: 'application/octet-stream',
    answer: z.string(),
    errors: ['notFound', 'serviceUnavailable'],
  }),
  deleteEdition: endpoint({
    method: 'DELETE',
    path: '/api/report-editions/{id}',
    summary: 'Delete an edition and its link',
    access,
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  shareEdition: endpoint({
    method: 'PUT',
    path: '/api/report-editions/{id}/share',
    summary: 'Make a link that opens an edition, or change its password (left out: stays; null: none) and its end',
    access,
    params: ById,
    body: z.object({ password: Password.nullable().optional(), expiresOn: End.nullable() }),
    answer: Share,
    errors: ['notFound'],
  }),
  unshareEdition: endpoint({
    method: 'DELETE',
    path: '/api/report-editions/{id}/share',
    summary: 'End the link of an edition; another one has another address',
    access,
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  openSharedReport: endpoint({
    method: 'POST',
    path: '/api/consumer/report/open',
    summary: 'An edition by its link, and by its password where it has one',
    access: 'public',
    body: Opening,
    answer: z.union([z.object({ needsPassword: z.literal(true), language: z.enum(reportLanguages) }), EditionContent]),
    errors: refused,
  }),
  sharedReportDocument: endpoint({
    method: 'POST',
    path: '/api/consumer/report/document',
    summary: 'A shared edition as a presentation or a PDF',
    access: 'public',
    body: Opening.extend(AsDocument.shape),
    slow: true,
    download: 'application/octet-stream',
    answer: z.string(),
    errors: [...refused, 'serviceUnavailable'],
  }),
};
