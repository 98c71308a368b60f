import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkbook } from './open-workbook.ts';
import { openZip } from './open-zip.ts';
import { type Rows, writeXlsx, writeXlsxAside } from './write-xlsx.ts';

const readBack = async (workbook: Uint8Array): Promise<readonly string[][]> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-xlsx-'));
  const path = join(folder, 'written.xlsx');
  await writeFile(path, workbook);
  const { tables, close } = await openWorkbook(path);
  const found: string[][] = [];
  for await (const batch of tables[0]!.rows()) found.push(...batch.map(({ cells }) => [...cells]));
  close();
  await rm(folder, { recursive: true });
  return found;
};

const readSheetXml = async (workbook: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-xlsx-'));
  await writeFile(join(folder, 'written.xlsx'), workbook);
  const zip = await openZip(join(folder, 'written.xlsx'));
  const pieces: Buffer[] = [];
  for await (const piece of zip.read('xl/worksheets/sheet1.xml')) pieces.push(piece);
  zip.close();
  await rm(folder, { recursive: true });
  return Buffer.concat(pieces).toString();
};

const written = async (rows: Rows) => readBack(await writeXlsx(rows, 'Sheet'));

it('shortens a text to what a cell of Excel may hold', async () => {
  const [cells] = await written([['a'.repeat(32_767), 'b'.repeat(32_768), `${'c'.repeat(32_765)}🌊🌊`, '=1+1', 2.5]]);
  expect(cells![0]).toBe('a'.repeat(32_767));
  expect(cells![1]).toBe(`${'b'.repeat(32_766)}…`);
  expect(cells![2]).toBe(`${'c'.repeat(32_765)}…`);
  expect(cells!.slice(3)).toEqual(['=1+1', '2.5']);
});

it('writes what looks like a formula, in wide letters too, as a text and never as a formula', async () => {
  const texts = ['=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '\t=1', '\r=1', '@x', '+1', '-1'];
  const sheet = await readSheetXml(await writeXlsx([texts, [...texts, -1]], 'Sheet'));
  expect(sheet).not.toMatch(/<f[ >/]/);
  expect(sheet.match(/<c [^>]*t="(?:s|inlineStr)"/g)).toHaveLength(2 * texts.length);
});

it('writes texts that look like escapes as they are', async () => {
  const texts = [
    '_x0041_ Co',
    'a _x000D_ b',
    '_x005F_',
    '_x005f_x0041_',
    '_x0041_x0042_',
    '__x0041__',
    '_x41_',
    'my_xabc',
  ];
  expect(await written([texts])).toEqual([texts]);
});

it('writes the same aside, page by page and in turn, also after one whose rows could not be read', async () => {
  const rowsOf = (of: number): string[][] => Array.from({ length: 250 }, (_, i) => [`${of}`, `=${i}`, '🌊']);
  async function* pagesOf(of: number, end: () => unknown = () => undefined) {
    const rows = rowsOf(of);
    for (let at = 0; at < rows.length; at += 100) yield rows.slice(at, at + 100);
    end();
  }
  const broken = () => {
    throw new Error('no more rows');
  };
  const [first, second, third] = await Promise.allSettled([
    writeXlsxAside('Sheet', pagesOf(1)),
    writeXlsxAside('Sheet', pagesOf(2, broken)),
    writeXlsxAside('Sheet', pagesOf(3)),
  ]);
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'no more rows' } });
  for (const [of, workbook] of [[1, first] as const, [3, third] as const]) {
    if (workbook.status === 'rejected') throw workbook.reason;
    expect(await readBack(workbook.value)).toEqual(rowsOf(of));
  }
});
