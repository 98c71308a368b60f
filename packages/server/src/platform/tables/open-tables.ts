import { open } from 'node:fs/promises';
import { detectCsvFormat } from '#/platform/csv/csv-format.ts';
import { readCsv } from '#/platform/csv/read-csv.ts';
import { detectEncoding, type Encoding } from '#/platform/csv/text-encoding.ts';
import { openWorkbook, type WorkbookOptions } from '#/platform/office/open-workbook.ts';
import { openSav } from '#/platform/spss/open-sav.ts';
import { UnreadableFileError } from './file-errors.ts';
import type { Table } from './table.ts';

export interface OpenTables {
  readonly kind: 'csv' | 'xlsx' | 'sav';
  readonly encoding: Encoding;
  readonly delimiter: string | null;
  readonly tables: readonly Table[];
  close(): void;
}

const sampleBytes = 131_072;

/** Opens a csv, an xlsx or a sav by its content. Throws UnreadableFileError for everything else. */
export async function openTables(path: string, signal?: AbortSignal, options?: WorkbookOptions): Promise<OpenTables> {
  signal?.throwIfAborted();
  const kind = await sniffFile(path);
  if (kind === 'text') return openCsv(path, signal);
  if (kind === 'sav') {
    const table = await openSav(path, signal);
    return { kind: 'sav', encoding: 'utf-8', delimiter: null, tables: [table], close: () => {} };
  }
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

const signatures = [
  { kind: 'xls', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'image', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'image', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'image', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'gzip', bytes: [0x1f, 0x8b] },
  { kind: 'program', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { kind: 'sas', bytes: [...Array<number>(12).fill(0), 0xc2, 0xea, 0x81, 0x60] },
  { kind: 'sas', bytes: [...Buffer.from('HEADER RECORD*******LIB')] },
  { kind: 'stata', bytes: [...Buffer.from('<stata_dta>')] },
] as const;

/**
 * What a file holds, by its content and never by its name: a zip (which may be a workbook), a file of SPSS or text.
 * Throws UnreadableFileError for an empty file and for everything else.
 */
async function sniffFile(path: string): Promise<'zip' | 'sav' | 'text'> {
  const head = await readHead(path);
  if (head.length === 0) throw new UnreadableFileError('fileEmpty_bytes', {});
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (/^\$FL[23]/.test(head.toString('latin1', 0, 4))) return 'sav';
  const signature = signatures.find(({ bytes }) => startsWith(head, bytes));
  if (signature) throw new UnreadableFileError(`notATable_${signature.kind}`, {});
  // A portable file begins with its name in five character sets.
  if (/SPSS PORT/.test(head.subarray(0, 600).toString('latin1'))) throw new UnreadableFileError('notATable_spss', {});
  if (head[0]! >= 0x6c && head[0]! <= 0x73 && (head[1] === 1 || head[1] === 2) && head[2] === 1 && head[3] === 0) {
    throw new UnreadableFileError('notATable_stata', {});
  }
  if (startsWith(head, [0x4d, 0x5a]) && head.includes(0)) throw new UnreadableFileError('notATable_program', {});
  if (/^\s*<[?!a-z]/i.test(head.toString('latin1').replace(/^\xef\xbb\xbf/, ''))) {
    throw new UnreadableFileError('notATable_web', {});
  }
  return 'text';
}

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, i) => head[i] === byte);

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(4096);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
