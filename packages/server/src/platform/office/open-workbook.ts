import type { Table } from '#/platform/files/table-row.ts';
import { UnreadableFileError } from '#/platform/files/unreadable-file-error.ts';
import { openZip } from './open-zip.ts';
import { readSharedStrings } from './read-shared-strings.ts';
import { readSheet } from './read-sheet.ts';
import { readWorkbook } from './read-workbook.ts';

/** The sheets of a workbook in their order. Close it when done. */
export interface OpenWorkbook {
  readonly tables: readonly Table[];
  close(): void;
}

export interface WorkbookOptions {
  /** Whether numbers get the percent sign that Excel shows with them: 0.45 as "45%". */
  readonly percentSigns?: boolean;
}

/** What a zip that is no workbook of Excel most likely is. */
const kindOf = (zip: { has(part: string): boolean }) => {
  if (zip.has('xl/workbook.bin')) return 'notATable_xlsb';
  if (zip.has('mimetype') && zip.has('content.xml')) return 'notATable_ods';
  return zip.has('Index/Document.iwa') || zip.has('Index.zip') ? 'notATable_numbers' : 'notATable_zip';
};

/** Opens an xlsx. Throws UnreadableFileError for any other zip and for one that is damaged or unpacks to too much. */
export async function openWorkbook(
  path: string,
  signal?: AbortSignal,
  { percentSigns = false }: WorkbookOptions = {},
): Promise<OpenWorkbook> {
  const zip = await openZip(path);
  try {
    if (!zip.has('[Content_Types].xml') || !zip.has('xl/workbook.xml')) {
      throw new UnreadableFileError(kindOf(zip), {});
    }
    const { sheets, sharedStrings, dateStyles, percentStyles, is1904 } = await readWorkbook(zip, signal);
    const strings = sharedStrings === null ? [] : await readSharedStrings(zip, sharedStrings, signal);
    const context = { strings, dateStyles, is1904, ...(percentSigns ? { percentStyles } : {}) };
    const tables = sheets.map(({ name, part, hidden }): Table => {
      return { name, hidden, rows: (given) => readSheet(zip, part, context, given) };
    });
    return { tables, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
