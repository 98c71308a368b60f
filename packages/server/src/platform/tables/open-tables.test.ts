import { describe, expect, it } from 'vitest';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { readAllRows, writeTestFile } from '#test/table-files.ts';

const refusal = async (content: string | Uint8Array): Promise<{ code: string; title: string | undefined }> => {
  const error = await readAllRows(await writeTestFile(content)).then(
    () => null,
    (thrown) => thrown,
  );
  return { code: error?.code, title: error?.fileErrors?.[0]?.title };
};

const notATable = { code: 'unsupportedMediaType', title: 'This is not a table' };
const damaged = { code: 'fileCannotBeRead', title: 'The workbook is damaged' };
const unpacksTooMuch = { code: 'fileCannotBeRead', title: 'The file is too large when unpacked' };
const doctype = { code: 'fileCannotBeRead', title: 'The workbook contains a DOCTYPE' };

describe('openTables refuses what is no table, whatever its name', () => {
  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0\x03\0'), Buffer.alloc(500)])],
    ['an old xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['a PDF', '%PDF-1.7\n…'],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['an HTML table', '<html><table><tr><td>1</td></tr></table></html>'],
    ['an SVG', '\ufeff  <svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a zip that is no workbook', makeZip({ 'word/document.xml': '<w/>', '[Content_Types].xml': '<Types/>' })],
  ])('%s', async (_, content) => {
    expect(await refusal(content)).toEqual(notATable);
  });

  it('an empty file', async () => {
    expect(await refusal('')).toEqual({ code: 'fileCannotBeRead', title: 'The file is empty' });
  });

  it('but not a csv that begins with the letters of a program', async () => {
    expect(await readAllRows(await writeTestFile('MZ,b\n1,2\n'))).toHaveLength(2);
  });
});

describe('openTables refuses hostile workbooks', () => {
  const parts = workbookParts({ Data: [['a', 1]] });

  it('a part that unpacks to hundreds of times its size', async () => {
    const bomb = makeZip({ ...parts, 'xl/worksheets/sheet1.xml': ' '.repeat(8_000_000) });
    expect(bomb.length).toBeLessThan(12_000);
    expect(await refusal(bomb)).toEqual(unpacksTooMuch);
  });

  it('a part that declares less than it unpacks to', async () => {
    const name = 'xl/worksheets/sheet1.xml';
    expect(await refusal(makeZip({ ...parts, [name]: ' '.repeat(8_000_000) }, { [name]: 1000 }))).toEqual(
      unpacksTooMuch,
    );
  });

  it('a hundred thousand parts', async () => {
    const end = Buffer.from(makeZip(parts));
    end.writeUInt16LE(50_000, end.length - 22 + 10);
    end.writeUInt16LE(50_000, end.length - 22 + 8);
    expect(await refusal(end)).toEqual(unpacksTooMuch);
  });

  it.each([
    ['xl/workbook.xml', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook>&a;</workbook>'],
    ['xl/worksheets/sheet1.xml', '<!DOCTYPE x [<!ENTITY a "lol">]><worksheet><sheetData/></worksheet>'],
    ['xl/sharedStrings.xml', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "lol">]><sst><si><t>&a;</t></si></sst>'],
    ['xl/styles.xml', `<!DOCTYPE x [${'<!ENTITY a "lol">'.repeat(10)}]><styleSheet/>`],
  ])('a DOCTYPE in %s', async (name, xml) => {
    expect(await refusal(makeZip({ ...parts, [name]: xml }))).toEqual(doctype);
  });

  it('entities that nothing defines stay text', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&lol; &#0;</v></c></row></sheetData></worksheet>';
    const path = await writeTestFile(makeZip({ ...parts, 'xl/worksheets/sheet1.xml': sheet }));
    expect(await readAllRows(path)).toEqual([[1, '&lol; \ufffd']]);
  });

  it('damaged zips and damaged XML', async () => {
    const good = makeXlsx({ Data: [['a']] });
    expect(await refusal(good.subarray(0, good.length - 40))).toEqual(damaged);
    const broken = Buffer.from(good);
    broken.fill(0xff, 90, 140);
    expect(await refusal(broken)).toEqual(damaged);
    const cut = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"';
    expect(await refusal(makeZip({ ...parts, 'xl/worksheets/sheet1.xml': cut }))).toEqual(damaged);
    expect(await refusal(makeZip({ ...parts, 'xl/workbook.xml': '<workbook><sheets>' }))).toEqual(damaged);
  });

  it('rows that have one cell far out to the right and nothing else', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`);
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
    const found = await refusal(makeZip({ ...parts, 'xl/worksheets/sheet1.xml': sheet }));
    expect(found.title).toBe('The table is nearly empty');
  });

  it('elements of thousands of attributes, and small parts that are large', async () => {
    const attributes = Array.from({ length: 101 }, (_, i) => `a${i}=""`).join(' ');
    const refused = (name: string, xml: string) => refusal(makeZip({ ...parts, [name]: xml }));
    expect(await refused('xl/workbook.xml', `<workbook ${attributes}/>`)).toEqual(damaged);
    expect(await refused('xl/styles.xml', `<styleSheet><xf ${attributes}/></styleSheet>`)).toEqual(damaged);
    const noise = Array.from({ length: 800_000 }, (_, i) => `${(i * 7919) % 99_991}`).join(' ');
    expect(await refused('xl/workbook.xml', `<workbook><!--${noise}--></workbook>`)).toEqual(damaged);
  });

  it('sheets that are one part', async () => {
    const relation = (i: number) => `<Relationship Id="rId${i}" Type="x/worksheet" Target="worksheets/sheet1.xml"/>`;
    const relations = `<Relationships>${relation(1)}${relation(2)}</Relationships>`;
    const workbook = '<workbook xmlns:r="o"><sheets><sheet r:id="rId1"/><sheet r:id="rId2"/></sheets></workbook>';
    const names = { 'xl/workbook.xml': workbook, 'xl/_rels/workbook.xml.rels': relations };
    expect(await refusal(makeZip({ ...parts, ...names }))).toEqual(damaged);
  });

  it('a row of columns beyond the limit', async () => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData></worksheet>';
    const found = await refusal(makeZip({ ...parts, 'xl/worksheets/sheet1.xml': sheet }));
    expect(found.title).toBe('Too many columns');
  });
});
