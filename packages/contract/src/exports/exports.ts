import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { Text } from '../text.ts';

export const exportLimits = { messages: 10_000, characters: 20_000, bytes: 8 * 1024 * 1024 } as const;

/** A table as a page shows it: 5,000 rows of 60 columns, or fewer rows of up to 200. */
export const tableLimits = { rows: 5000, columns: 200, cells: 200_000, text: 2000, bytes: 8 * 1024 * 1024 } as const;

const Cell = z.union([z.number(), z.null(), Text.max(tableLimits.text)]);
const TableFile = z
  .object({
    title: Text.trim().min(1).max(200),
    format: z.enum(['xlsx', 'csv']),
    lang: z.enum(['en', 'de']),
    columns: z.array(Text.max(200)).min(1).max(tableLimits.columns),
    rows: z.array(z.array(Cell)).max(tableLimits.rows),
    notes: z.array(Text.max(tableLimits.text)).max(20).default([]),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'cellsDoNotFitColumns',
  })
  .refine(({ columns, rows }) => columns.length * rows.length <= tableLimits.cells, {
    path: ['rows'],
    message: 'tooManyCells',
  });

export const tableCalls = projectCalls(
  { opens: 'PROJECT', root: 'util' },
  {
    exportTable: {
      path: 'export-table',
      project: 'none',
      summary: 'A table as an XLSX or CSV file',
      request: TableFile,
      download: 'application/octet-stream',
      maxBodyBytes: tableLimits.bytes,
      answer: z.string(),
      errors: ['payloadTooLarge'],
    },
  },
);

export const exportsEndpoints = {
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
