import { Worker } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

/** What a cell of Excel may hold; a workbook with more in one is taken for damaged. */
const maxTextLength = 32_767;

const shorten = (text: string): string => {
  if (text.length <= maxTextLength) return text;
  const start = text.slice(0, maxTextLength - 1);
  return `${/[\uD800-\uDBFF]$/.test(start) ? start.slice(0, -1) : start}…`;
};

/** Excel reads `_x0041_` as the character of that number; `_x005F_` is the underscore of one that is meant as it stands. */
const escaped = (text: string): string => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

export type Rows = readonly (readonly (string | number | null)[])[];

const toCells = (rows: Rows) =>
  rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value: escaped(shorten(value)), type: String };
    }),
  );

export interface RowStyle {
  /** As Excel writes formats: `0.0%`, `0.00`, `#,##0`. */
  readonly format?: string;
  readonly look?: 'title' | 'heading' | 'quiet';
  readonly isFirst?: boolean;
}

export interface StyledSheet {
  readonly name: string;
  readonly rows: readonly { readonly cells: Rows[number]; readonly style: RowStyle }[];
  readonly widths: readonly number[];
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

const looks = {
  title: { fontWeight: 'bold', fontSize: 14 },
  heading: { fontWeight: 'bold', backgroundColor: '#E8EEF2', wrap: true, alignVertical: 'bottom' },
  quiet: { textColor: '#5B6770' },
} as const;
const ruled = { topBorderStyle: 'thin', topBorderColor: '#C5CED4' } as const;

export const writeStyledXlsx = ({ name, rows, widths, frozenRows, frozenColumns }: StyledSheet): Promise<Uint8Array> =>
  writeExcelFile(
    rows.map(({ cells, style: { format, look, isFirst } }) => {
      const style = { ...(look && looks[look]), ...(isFirst && ruled) };
      const isHeading = look === 'heading';
      return cells.map((value, column) => {
        const isName = column < frozenColumns;
        if (typeof value === 'number') return { value, type: Number, ...style, ...(format && { format }) };
        if (value === null || value === '') return isHeading || isFirst ? style : null;
        const align = isName || look === 'title' || look === 'quiet' ? {} : ({ align: 'right' } as const);
        return { value: escaped(shorten(value)), type: String, ...style, ...align };
      });
    }),
    {
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: frozenRows,
      stickyColumnsCount: frozenColumns,
    },
  ).toBuffer();

/**
 * A workbook of one sheet. Texts stay texts: a cell that begins like a formula is one no more than any other, because
 * its type is written with it. A text that is too long for a cell ends in an ellipsis.
 */
export const writeXlsx = (rows: Rows, sheet: string): Promise<Uint8Array> =>
  writeExcelFile(toCells(rows), { sheet }).toBuffer();

export const writeSheets = (
  sheets: readonly { readonly name: string; readonly rows: Rows; readonly widths: readonly number[] }[],
): Promise<Uint8Array> =>
  writeExcelFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: toCells(rows),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();

const script = new URL('./xlsx.worker.ts', import.meta.url);
const heapMb = 512;

const openWorker = (sheet: string): Worker =>
  new Worker(script, {
    workerData: { sheet },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });

const write = async (sheet: string, pages: AsyncIterable<Rows>): Promise<Uint8Array> => {
  const worker = openWorker(sheet);
  const written = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => resolve(Buffer.from(bytes.buffer)));
    worker.once('error', reject);
  });
  // It may fail while rows are still being read.
  written.catch(() => undefined);
  try {
    for await (const page of pages) worker.postMessage(page);
    worker.postMessage(null);
    return await written;
  } finally {
    await worker.terminate();
  }
};

let last: Promise<unknown> = Promise.resolve();

/**
 * A workbook of one sheet, as `writeXlsx` writes it, made in a thread of its own so that nothing else waits for it. One
 * at a time, however many are asked for: the rows of the next are read when it is its turn. Throws what reading the rows
 * throws, and an error where the workbook takes more than 512 MB.
 */
export const writeXlsxAside = (sheet: string, pages: AsyncIterable<Rows>): Promise<Uint8Array> => {
  const own = last.then(() => write(sheet, pages));
  last = own.catch(() => undefined);
  return own;
};
