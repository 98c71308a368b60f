import { Worker } from 'node:worker_threads';
import type { Rows } from './write-xlsx.ts';

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
