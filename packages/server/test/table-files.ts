import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openTables } from '#/platform/tables/open-tables.ts';

export async function writeTestFile(content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'upload');
  await writeFile(path, content);
  return path;
}

/** All rows of the first table of a file: `[line, …cells]`. */
export async function readAllRows(path: string): Promise<(number | string)[][]> {
  const file = await openTables(path);
  try {
    const rows: (number | string)[][] = [];
    for await (const batch of file.tables[0]!.rows()) for (const { line, cells } of batch) rows.push([line, ...cells]);
    return rows;
  } finally {
    file.close();
  }
}
