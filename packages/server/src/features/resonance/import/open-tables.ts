import { open } from 'node:fs/promises';
import { detectCsvFormat } from './csv/detect-csv-format.ts';
import { detectEncoding, type Encoding } from './csv/detect-encoding.ts';
import { readCsv } from './csv/read-csv.ts';
import { sniffFile } from './sniff-file.ts';
import type { Table } from './table-row.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';
import { openZip } from './xlsx/open-zip.ts';
import { readSharedStrings } from './xlsx/read-shared-strings.ts';
import { readSheet } from './xlsx/read-sheet.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';

/** The tables of an opened file: the sheets of a workbook, or the one of a csv. Close it when done. */
export interface OpenTables {
  readonly kind: 'csv' | 'xlsx';
  readonly encoding: Encoding;
  /** Null for a workbook. */
  readonly delimiter: string | null;
  readonly tables: readonly Table[];
  close(): void;
}

const sampleBytes = 131_072;

/** Opens a csv or an xlsx by its content. Throws UnreadableFileError for everything else. */
export async function openTables(path: string, signal?: AbortSignal): Promise<OpenTables> {
  signal?.throwIfAborted();
  return (await sniffFile(path)) === 'zip' ? openWorkbook(path, signal) : openCsv(path, signal);
}

async function openCsv(path: string, signal?: AbortSignal): Promise<OpenTables> {
  const encoding = await detectEncoding(path, signal);
  const format = { ...detectCsvFormat(await readSample(path, encoding)), encoding };
  const table: Table = { name: '', hidden: false, rows: (given) => readCsv(path, format, given) };
  return { kind: 'csv', encoding, delimiter: format.delimiter, tables: [table], close: () => {} };
}

async function readSample(path: string, encoding: Encoding): Promise<string> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(sampleBytes);
    const { bytesRead } = await file.read(head, 0, sampleBytes, 0);
    return new TextDecoder(encoding).decode(head.subarray(0, bytesRead), { stream: true });
  } finally {
    await file.close();
  }
}

async function openWorkbook(path: string, signal?: AbortSignal): Promise<OpenTables> {
  const zip = await openZip(path);
  try {
    if (!zip.has('[Content_Types].xml') || !zip.has('xl/workbook.xml')) {
      throw new UnreadableFileError(zip.has('xl/workbook.bin') ? 'notATable_xlsb' : 'notATable_zip', {});
    }
    const { sheets, sharedStrings, dateStyles, is1904 } = await readWorkbook(zip, signal);
    const strings = sharedStrings === null ? [] : await readSharedStrings(zip, sharedStrings, signal);
    const context = { strings, dateStyles, is1904 };
    const tables = sheets.map(({ name, part, hidden }): Table => {
      return { name, hidden, rows: (given) => readSheet(zip, part, context, given) };
    });
    return { kind: 'xlsx', encoding: 'utf-8', delimiter: null, tables, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
