import { describe, expect, it } from 'vitest';
import { openTables } from '#/platform/tables/open-tables.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import { readAllRows, writeTestFile } from '#test/table-files.ts';

const text = 'Name;Größe;Ort\nJürgen;1,80;Køge – “Süd”\n';

/** Latin and Mac bytes of the characters that the texts of this test use. */
const legacyBytes = {
  windows: { ö: 0xf6, ß: 0xdf, ü: 0xfc, ø: 0xf8, '–': 0x96, '“': 0x93, '”': 0x94 },
  mac: { ö: 0x9a, ß: 0xa7, ü: 0x9f, ø: 0xbf, '–': 0xd0, '“': 0xd2, '”': 0xd3 },
} as const;

const toLegacy = (given: string, table: Record<string, number>): Uint8Array =>
  Uint8Array.from(given, (character) => table[character] ?? character.charCodeAt(0));

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

describe('readCsv', () => {
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', swapped(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['windows-1252', toLegacy(text, legacyBytes.windows)],
    ['macintosh', toLegacy(text, legacyBytes.mac)],
  ])('reads %s', async (encoding, bytes) => {
    const path = await writeTestFile(bytes);
    expect((await openTables(path)).encoding).toBe(encoding);
    expect(await readAllRows(path)).toEqual([
      [1, 'Name', 'Größe', 'Ort'],
      [2, 'Jürgen', '1,80', 'Køge – “Süd”'],
    ]);
  });

  it('finds the encoding by a byte far down the file', async () => {
    const head = Buffer.from(`a,b\n${'1,2\n'.repeat(700_000)}`);
    const path = await writeTestFile(Buffer.concat([head, Buffer.from([0xfc, 0x62, 0x65, 0x72, 0x2c, 0x33])]));
    const rows = await readAllRows(path);
    expect(rows.length).toBe(700_002);
    expect(rows.at(-1)).toEqual([700_002, 'über', '3']);
  });

  it('keeps characters whole that stand where the file is cut into pieces', async () => {
    const path = await writeTestFile(`a,b\n${'x€😀,ü\n'.repeat(60_000)}`);
    const rows = await readAllRows(path);
    expect(rows.length).toBe(60_001);
    expect(rows.slice(1).every(([, first, second]) => first === 'x€😀' && second === 'ü')).toBe(true);
  });

  it.each([',', ';', '\t', '|'])('finds the delimiter %j', async (delimiter) => {
    const rows = [
      ['id', 'comment, long', 'score'],
      ['1', 'well; fine', '4,5'],
      ['2', 'a|b', '3'],
    ];
    const csv = rows.map((row) => row.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter));
    expect(await readAllRows(await writeTestFile(csv.join('\r\n')))).toEqual(rows.map((row, i) => [i + 1, ...row]));
  });

  it('believes the first line of Excel that names the delimiter', async () => {
    expect(await readAllRows(await writeTestFile('sep=|\na,b|c\n1|2\n'))).toEqual([
      [2, 'a,b', 'c'],
      [3, '1', '2'],
    ]);
  });

  it('counts lines as a spreadsheet does: a quoted newline is within a row, a blank line is a row', async () => {
    const csv = 'a,b\r\n"one\r\ntwo ""quoted""",1\r\n\r\n , \r\n"x",2\n3,4\r\n';
    expect(await readAllRows(await writeTestFile(csv))).toEqual([
      [1, 'a', 'b'],
      [2, 'one\r\ntwo "quoted"', '1'],
      [5, 'x', '2'],
      [6, '3', '4'],
    ]);
  });

  it('reads the line ends of old Macs', async () => {
    expect(await readAllRows(await writeTestFile('a,b\r1,2\r3,4'))).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
    ]);
  });

  it('leaves control characters out, and trims long cells', async () => {
    const csv = `a,b\n\u0001x\u001f,"${' '.repeat(300)}y\t\u0007"\n`;
    expect(await readAllRows(await writeTestFile(csv))).toEqual([
      [1, 'a', 'b'],
      [2, 'x', `${' '.repeat(64)}y\t`],
    ]);
    const long = `a,b\n${'x'.repeat(300)}${' '.repeat(300)},1\n`;
    expect((await readAllRows(await writeTestFile(long)))[1]).toEqual([2, 'x'.repeat(300), '1']);
  });

  it('skips blank lines before it parses: 49 MB of them take less than a second of processor time', async () => {
    const blank = '\n \r\n\n'.repeat(1_750_000);
    const csv = Buffer.concat([
      Buffer.from('\n\r\na,b\n1,2\n'),
      ...Array(6).fill(Buffer.from(blank)),
      Buffer.from('3,4\n'),
    ]);
    const path = await writeTestFile(csv);
    const before = process.cpuUsage();
    const rows = await readAllRows(path);
    const { user, system } = process.cpuUsage(before);
    expect(rows).toEqual([
      [3, 'a', 'b'],
      [4, '1', '2'],
      [31_500_005, '3', '4'],
    ]);
    expect(user + system).toBeLessThan(1_000_000);
  });

  it('reads rows that are longer than a piece of the file', async () => {
    const cell = 'y'.repeat(20_000);
    const row = Array.from({ length: 20 }, () => `"${cell}"`).join(',');
    const rows = await readAllRows(await writeTestFile(`${row}\n${row}\n`));
    expect(rows.map((cells) => cells.length)).toEqual([21, 21]);
    expect(rows[1]?.[20]).toBe(cell);
  });
});

describe('readCsv refuses', () => {
  it('NUL characters, with the line', async () => {
    const csv = `a,b\n${'1,2\n'.repeat(100_000)}3,\0\n`;
    await expect(readAllRows(await writeTestFile(csv))).rejects.toMatchObject({
      fileErrors: [{ title: 'The file contains a NUL character', lines: [{ line: 100_002 }] }],
    });
    await expect(readAllRows(await writeTestFile('a,b\n1,\0\n'))).rejects.toMatchObject({ code: 'fileCannotBeRead' });
  });

  it('a million columns', async () => {
    const row = 'x,'.repeat(1_000_000);
    await expect(readAllRows(await writeTestFile(`${row}\n${row}\n`))).rejects.toMatchObject({
      fileErrors: [{ title: 'Too many columns', lines: [{ line: 1 }] }],
    });
    const wide = 'x,'.repeat(tableLimits.columns);
    await expect(readAllRows(await writeTestFile(`a,b\n${wide}\n`))).rejects.toMatchObject({
      fileErrors: [{ title: 'Too many columns', lines: [{ line: 2 }] }],
    });
  });

  it('a quotation mark that is never closed', async () => {
    await expect(readAllRows(await writeTestFile('a,b\n1,2\n"3,4\n5,6\n'))).rejects.toMatchObject({
      fileErrors: [{ title: 'A quotation mark is left open', lines: [{ line: 3 }] }],
    });
    const long = `a,b\n1,"${'2\n'.repeat(200_000)}`;
    await expect(readAllRows(await writeTestFile(long))).rejects.toMatchObject({
      fileErrors: [{ title: 'A cell is too long', lines: [{ line: 2 }] }],
    });
  });

  it.each([
    ['id,comment,r1\n1,"Fresh" is good,4\n2,fine,5\n3,he says "no",1\n4,"Nice","2"\n', 2],
    ['id,comment,r1\n1,fine,4\n2,"Fresh" is good,4\n3,"so ""so""",5\n', 3],
    ['id;comment;other;r1\n1;"Fresh" is good;"b";4\n2;a;b;5\n', 2],
  ])('a quotation mark that is not doubled and swallows cells', async (csv, line) => {
    await expect(readAllRows(await writeTestFile(csv))).rejects.toMatchObject({
      fileErrors: [{ title: 'A quotation mark is not doubled', lines: [{ line }] }],
    });
  });

  it('but no other quotation marks', async () => {
    const csv =
      'id,comment,r1\r\n1,a 5" screen,4\r\n2,"he said ""hi, you""\nand left" ,5\r\n3,"he said "hi" too",1\r\n';
    expect((await readAllRows(await writeTestFile(csv))).map((row) => row[2])).toEqual([
      ...['comment', 'a 5" screen', 'he said "hi, you"\nand left', 'he said "hi" too'],
    ]);
  });

  it.each([
    ['id,comment,r1,r2\n1,ok,4,5\n2,I like\nit,4,1\n3,ok,2,2\n', 3],
    ['id,comment,r1,r2\n1,I like\n\nit,4,1\n2,"a\nb",2,2\n', 2],
    ['id,comment,r1,r2\n1,one\ntwo,4,1\n2,three\nfour,4,1\n3,ok,2,2\n', 2],
  ])('a row that is cut by a line break', async (csv, line) => {
    await expect(readAllRows(await writeTestFile(csv))).rejects.toMatchObject({
      fileErrors: [{ title: 'A row is cut', lines: [{ line }] }],
    });
  });

  const whole = Array.from({ length: 12 }, (_, at) => `${at},a,b,c,d`).join('\n');

  it.each([
    ['13,a,b,c,nice', 'product'],
    ['13,a,b,nice', 'product,d\n14,a,b'],
    ['13,a,b,c,one', 'of,many'],
  ])('a row that does not begin as the others do: %j', async (cut, piece) => {
    const csv = `id,a,b,c,d\n${whole}\n${cut}\n${piece}\n15,a,b,c,d\n`;
    await expect(readAllRows(await writeTestFile(csv))).rejects.toMatchObject({
      fileErrors: [{ title: 'A row is cut', lines: [{ line: 15, code: 'rowCut_begin' }] }],
    });
  });

  it('but no rows whose empty cells at the end are left off', async () => {
    const short = Array.from({ length: 16 }, (_, at) => `${at},a,b`).join('\n');
    const csv = `Title\n\nid,a,b,c,d\n1,2,3,4,5\n${short}\n2,3\n1,2,3,4,5\n2,3,4\n1,2,3,4,5\n3,4,5\n3,4,5\n`;
    expect(await readAllRows(await writeTestFile(csv))).toHaveLength(25);
    const some = `id,a,b,c,d\n${whole}\n13,a,b\n14,a,b\n15,a,b,c,d\n\n16\n17,a,b,c,d\n`;
    expect(await readAllRows(await writeTestFile(some))).toHaveLength(18);
    const named = 'name,a,b,c,d\nAnna,1,2,3,4\nBo,1\nCleo,1,2,3,4\nDan,1,2\nEve,1,2\nFin,1,2,3,4\n';
    expect(await readAllRows(await writeTestFile(named))).toHaveLength(7);
  });

  it('a cell that is longer than a spreadsheet allows', async () => {
    const csv = `a,b\n1,${'z'.repeat(tableLimits.cellCharacters + 1)}\n`;
    await expect(readAllRows(await writeTestFile(csv))).rejects.toMatchObject({
      fileErrors: [{ title: 'A cell is too long', lines: [{ line: 2 }] }],
    });
  });

  it('to go on when it is cancelled', async () => {
    const path = await writeTestFile(`a,b\n${'1,2\n'.repeat(200_000)}`);
    const file = await openTables(path);
    const stop = new AbortController();
    let batches = 0;
    const read = async (): Promise<void> => {
      for await (const _ of file.tables[0]!.rows(stop.signal)) if (++batches === 2) stop.abort();
    };
    await expect(read()).rejects.toThrow('aborted');
    expect(batches).toBe(2);
  });
});
