import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Reader, Reading } from './read-once.ts';

const run = promisify(execFile);

/** Reads a file once in a process of its own: what one reader leaves behind is no other's memory. */
export async function readInChild(reader: Reader, path: string): Promise<Reading> {
  const script = new URL('./read-once.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [script, reader, path]);
  return JSON.parse(stdout) as Reading;
}
