import { open } from 'node:fs/promises';
import { detectCsvFormat } from '#/platform/csv/detect-csv-format.ts';
import { detectEncoding, type Encoding } from '#/platform/csv/detect-encoding.ts';
import { readCsv } from '#/platform/csv/read-csv.ts';
import type { Table } from '#/platform/files/table-row.ts';
import { openWorkbook, type WorkbookOptions } from '#/platform/office/open-workbook.ts';
import { sniffFile } from './sniff-file.ts';

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
export async function openTables(path: string, signal?: AbortSignal, options?: WorkbookOptions): Promise<OpenTables> {
  signal?.throwIfAborted();
  if ((await sniffFile(path)) === 'text') return openCsv(path, signal);
  return { kind: 'xlsx', encoding: 'utf-8', delimiter: null, ...(await openWorkbook(path, signal, options)) };
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
