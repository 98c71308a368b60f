import { readFile } from 'node:fs/promises';
import { hashOf } from '../hash-of.ts';

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

/** On Linux a process inherits the peak that `maxRSS` tells from whoever started it; that of its own memory it does not. */
async function peakKilobytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}

const [reader, path] = process.argv.slice(2) as [Reader, string];
const read = await readers[reader]();
const start = performance.now();
const integers = await read(path);
const milliseconds = performance.now() - start;
const megabytes = (await peakKilobytes()) / 1024;
console.log(JSON.stringify({ milliseconds, megabytes, hash: hashOf(integers) } satisfies Reading));
