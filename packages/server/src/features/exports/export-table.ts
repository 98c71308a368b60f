import type { Download } from '@soundings/contract/endpoint';
import type { tableCalls } from '@soundings/contract/exports/exports';
import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import { csvForms, writeCsv } from '#/platform/csv/write-csv.ts';
import { createYield } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import { type Rows, writeXlsxAside } from '#/platform/office/write-xlsx.ts';
import type { Services } from '#/platform/services.ts';

/** Cells that are written before others get their turn: well under 3 ms. */
const cellsPerBatch = 2400;

async function* inPages(rows: Rows, columns: number): AsyncGenerator<Rows> {
  const yieldToEventLoop = createYield();
  const rowsPerBatch = Math.ceil(cellsPerBatch / columns);
  for (let at = 0; at < rows.length; at += rowsPerBatch) {
    yield rows.slice(at, at + rowsPerBatch);
    await yieldToEventLoop();
  }
}

/** Letters that Excel refuses in the name of a sheet, an apostrophe at its ends too; 31 at most. */
const toSheetName = (title: string): string => {
  const name = title
    .replaceAll(/[\\/?*[\]:\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 31)
    .replaceAll(/^'+|'+$|[\uD800-\uDBFF]$/g, '')
    .trim();
  return name === '' || name.toLowerCase() === 'history' ? 'Table' : name;
};

export const exportTable = async (
  { now }: Pick<Services, 'now'>,
  { title, format, lang, columns, rows, notes }: ProjectRequest<typeof tableCalls.exportTable>,
): Promise<Download> => {
  const fileName = stampedFileName(title, format, now());
  const below: Rows = notes.length > 0 ? [[null], ...notes.map((note) => [note])] : [];
  if (format === 'csv')
    return { fileName, content: writeCsv(columns, inPages([...rows, ...below], columns.length), csvForms[lang]) };
  return {
    fileName,
    content: await writeXlsxAside(toSheetName(title), inPages([columns, ...rows, ...below], columns.length)),
  };
};

/** Messages as a text file, a blank line between each two; blank ones are left out. Throws noMessagesAvailable. */
export const exportMessages = (
  { now }: Pick<Services, 'now'>,
  messages: readonly string[],
  fileName: string | undefined,
): Download => {
  const filled = messages.map((message) => message.trim()).filter((message) => message !== '');
  if (filled.length === 0) throw new AppError('noMessagesAvailable');
  return { fileName: stampedFileName(fileName || 'messages', 'txt', now()), content: `${filled.join('\n\n')}\n` };
};
