import type { Download, Input } from '@soundings/contract/endpoint';
import type { exportsEndpoints } from '@soundings/contract/exports/exports';
import { createBreath } from '#/platform/breathe.ts';
import { csvForms, writeCsv } from '#/platform/csv/write-csv.ts';
import { stampedFileName } from '#/platform/http/stamped-file-name.ts';
import type { Rows } from '#/platform/office/write-xlsx.ts';
import { writeXlsxAside } from '#/platform/office/write-xlsx-aside.ts';
import type { Services } from '#/platform/services.ts';

/** Cells that are written before others get their turn: well under 3 ms. */
const cellsAtOnce = 2400;

async function* inPages(rows: Rows, columns: number): AsyncGenerator<Rows> {
  const breathe = createBreath();
  const rowsAtOnce = Math.ceil(cellsAtOnce / columns);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    yield rows.slice(at, at + rowsAtOnce);
    await breathe();
  }
}

/** Letters that Excel refuses in the name of a sheet, an apostrophe at its ends too; 31 at most. */
const sheetNameOf = (title: string): string => {
  const name = title
    .replaceAll(/[\\/?*[\]:\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 31)
    .replaceAll(/^'+|'+$|[\uD800-\uDBFF]$/g, '')
    .trim();
  return name === '' || name.toLowerCase() === 'history' ? 'Table' : name;
};

/** A table as a page shows it, as a file; its notes stand below, a row between. Numbers stay numbers. */
export const exportTable = async (
  { now }: Pick<Services, 'now'>,
  { title, format, lang, columns, rows, notes }: Input<typeof exportsEndpoints.exportTable>['body'],
): Promise<Download> => {
  const fileName = stampedFileName(title, format, now());
  const below: Rows = notes.length > 0 ? [[null], ...notes.map((note) => [note])] : [];
  if (format === 'csv')
    return { fileName, content: writeCsv(columns, inPages([...rows, ...below], columns.length), csvForms[lang]) };
  return {
    fileName,
    content: await writeXlsxAside(sheetNameOf(title), inPages([columns, ...rows, ...below], columns.length)),
  };
};
