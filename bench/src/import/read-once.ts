import { hashOf } from '../hash-of.ts';

/** What a process that reads a file once tells of it. */
export interface Reading {
  readonly milliseconds: number;
  /** The most memory that the process held, the runtime with it. */
  readonly megabytes: number;
  readonly hash: string;
}

export type Reader = keyof typeof readers;

/** Loaded one at a time, so that a process holds nothing of the others. */
const readers = {
  rows: async () => (await import('./read-rows.ts')).readRows,
  import: async () => (await import('./read-by-import.ts')).readByImport,
  exceljs: async () => (await import('./read-by-exceljs.ts')).readByExceljs,
  papaparse: async () => (await import('./read-by-papaparse.ts')).readByPapaparse,
} as const satisfies Record<string, () => Promise<(path: string) => Promise<number[]>>>;

const [reader, path] = process.argv.slice(2) as [Reader, string];
const read = await readers[reader]();
const start = performance.now();
const integers = await read(path);
const milliseconds = performance.now() - start;
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ milliseconds, megabytes, hash: hashOf(integers) } satisfies Reading));
