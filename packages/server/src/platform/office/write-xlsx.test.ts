import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkbook } from './open-workbook.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The cells of a workbook that was written, as they are read back. */
const written = async (rows: readonly (readonly (string | number | null)[])[]): Promise<readonly string[][]> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-xlsx-'));
  const path = join(folder, 'written.xlsx');
  await writeFile(path, await writeXlsx(rows, 'Sheet'));
  const { tables, close } = await openWorkbook(path);
  const found: string[][] = [];
  for await (const batch of tables[0]!.rows()) found.push(...batch.map(({ cells }) => [...cells]));
  close();
  await rm(folder, { recursive: true });
  return found;
};

it('shortens a text to what a cell of Excel may hold', async () => {
  const [cells] = await written([['a'.repeat(32_767), 'b'.repeat(32_768), `${'c'.repeat(32_765)}🌊🌊`, '=1+1', 2.5]]);
  expect(cells![0]).toBe('a'.repeat(32_767));
  expect(cells![1]).toBe(`${'b'.repeat(32_766)}…`);
  expect(cells![2]).toBe(`${'c'.repeat(32_765)}…`);
  expect(cells!.slice(3)).toEqual(['=1+1', '2.5']);
});
