import { describe, expect, it } from 'vitest';
import { openTables } from '#/platform/tables/open-tables.ts';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { readAllRows, writeTestFile } from '#test/table-files.ts';

const formula = (xml: string) => ({ xml });
const strings = (xml: string) => ({ 'xl/sharedStrings.xml': `<?xml version="1.0"?><sst>${xml}</sst>` });
const shared = (index: number) => ({ xml: `<v>${index}</v>`, attributes: 't="s"' });

describe('readSheet', () => {
  it('reads shared, inline and rich text with entities, and leaves phonetic guides out', async () => {
    const texts = strings(
      '<si><t>Grøn &amp; gul &#xE6;</t></si><si><r><t xml:space="preserve">rich </t></r><r><rPr><b/></rPr><t>text</t></r></si>' +
        '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t><![CDATA[<raw> & ]]></t></si><si><t>a_x000D_b</t></si>',
    );
    const row = [shared(0), shared(1), shared(2), shared(3), shared(4), 'inline <&>', shared(99)];
    const path = await writeTestFile(makeXlsx({ Data: [row] }, texts));
    expect(await readAllRows(path)).toEqual([
      [1, 'Grøn & gul æ', 'rich text', '東京', '<raw> & ', 'a\rb', 'inline <&>'],
    ]);
  });

  it('leaves out what no database takes: control characters and halves of surrogate pairs', async () => {
    const texts = strings(
      '<si><t>a_x0000_b_x0007_c</t></si><si><t>_xD83D_</t></si><si><r><t>_xD83D_</t></r><r><t>_xDE00_</t></r></si>' +
        '<si><t>x&#xDC00;y&#9;&#10;z</t></si>',
    );
    const own = [
      { xml: '<is><t>_x0000_in_xDFFF_</t></is>', attributes: 't="inlineStr"' },
      { xml: '<v>_x0001_</v>', attributes: 't="str"' },
      { xml: '<v>a_x0000_</v>', attributes: 't="d"' },
      { xml: '<v>\0e1</v>' },
    ];
    const path = await writeTestFile(makeXlsx({ Data: [[shared(0), shared(1), shared(2), shared(3), ...own]] }, texts));
    expect(await readAllRows(path)).toEqual([[1, 'abc', '\ufffd', '😀', 'x\ufffdy\t\nz', 'in\ufffd', '', 'a', 'e1']]);
  });

  it('trims long cells, so that nothing walks over their blanks again', async () => {
    const long = `${' '.repeat(500)}a${' '.repeat(500)}`;
    const path = await writeTestFile(
      makeXlsx({ Data: [[shared(0), long, ' b ']] }, strings(`<si><t>${long}</t></si>`)),
    );
    expect(await readAllRows(path)).toEqual([[1, 'a', 'a', ' b ']]);
  });

  it('gives rows of long texts in small batches', async () => {
    const rows = Array.from({ length: 100 }, () => [shared(0)]);
    const file = await openTables(
      await writeTestFile(makeXlsx({ Data: rows }, strings(`<si><t>${'x'.repeat(32_000)}</t></si>`))),
    );
    const sizes: number[] = [];
    for await (const batch of file.tables[0]!.rows()) sizes.push(batch.length);
    file.close();
    expect(Math.max(...sizes)).toBe(9);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100);
  });

  it('refuses texts in many pieces that are too long together', async () => {
    const runs = '<r><t>0123456789</t></r>'.repeat(4000);
    for (const cell of [{ xml: `<is>${runs}</is>`, attributes: 't="inlineStr"' }, shared(0)]) {
      const path = await writeTestFile(makeXlsx({ Data: [[cell]] }, strings(`<si>${runs}</si>`)));
      await expect(readAllRows(path)).rejects.toThrow('A cell is too long');
    }
  });

  it('reads numbers, booleans, errors and formulas', async () => {
    const row = [
      7,
      { xml: '<v>1.1000000000000001</v>' },
      { xml: '<v>1E-3</v>' },
      { xml: '<v>1</v>', attributes: 't="b"' },
      { xml: '<v>#N/A</v>', attributes: 't="e"' },
      formula('<f>SUM(A1:B1)</f><v>12</v>'),
      { xml: '<f>"a"&amp;"b"</f><v>ab</v>', attributes: 't="str"' },
      { xml: '<v>3292879998</v>' },
    ];
    const path = await writeTestFile(makeXlsx({ Data: [row] }));
    expect(await readAllRows(path)).toEqual([[1, '7', '1.1', '0.001', 'TRUE', '', '12', 'ab', '3292879998']]);
  });

  it('reads #N/A as blank, and keeps other errors: they hide what was there', async () => {
    const error = (text: string) => ({ xml: `<v>${text}</v>`, attributes: 't="e"' });
    const path = await writeTestFile(
      makeXlsx({ Data: [[1, error('#N/A'), error('#NULL!'), error('#DIV/0!'), error('#REF!')]] }),
    );
    expect(await readAllRows(path)).toEqual([[1, '1', '', '', '#DIV/0!', '#REF!']]);
  });

  it('refuses a formula that was never calculated, and takes an empty result for a blank', async () => {
    const empty = { xml: '<f>IF(A1=1,"","x")</f><v></v>', attributes: 't="str"' };
    expect(await readAllRows(await writeTestFile(makeXlsx({ Data: [[1, empty, 2]] })))).toEqual([[1, '1', '', '2']]);
    const path = await writeTestFile(makeXlsx({ Data: [[1], [1, formula('<f>A1+1</f>')]] }));
    await expect(readAllRows(path)).rejects.toMatchObject({
      fileErrors: [{ lines: [{ line: 2, code: 'formulaWithoutResult', values: { column: 'B' } }] }],
    });
  });

  it('tells which cells are merged, which columns and how many rows are hidden once they are read, whatever stands before and behind them', async () => {
    const sheet =
      '<worksheet><cols><col min="1" max="1" width="9"/><col min="2" max="3" hidden="1"/></cols>' +
      '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>1</v></c></row>' +
      '<row r="3" hidden="1"/><row r="4" hidden="0"><c r="A4"><v>1</v></c></row></sheetData><autoFilter ref="A1:B2"/>' +
      '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref=\'AB2:AB30\'/></mergeCells>' +
      '<conditionalFormatting><mergeCell ref="A9:A10"/></conditionalFormatting><pageMargins/></worksheet>';
    const file = await openTables(await writeTestFile(makeXlsx({ Data: [] }, { 'xl/worksheets/sheet1.xml': sheet })));
    for (let times = 0; times < 2; times++) for await (const _ of file.tables[0]!.rows());
    expect(file.tables[0]!.seen).toEqual({
      merged: [
        { range: 'A1:C1', firstLine: 1, lastLine: 1 },
        { range: 'AB2:AB30', firstLine: 2, lastLine: 30 },
      ],
      hiddenRows: 1,
      hiddenColumns: [[1, 2]],
      lastLine: 4,
    });
    file.close();
  });

  it('shows dates by their number format', async () => {
    const styles =
      '<?xml version="1.0"?><styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot;days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs></styleSheet>';
    const styled = (style: number, value: number) => ({ xml: `<v>${value}</v>`, attributes: `s="${style}"` });
    const row = [
      styled(0, 45_000),
      styled(1, 45_000),
      styled(2, 45_000.75),
      styled(3, 2),
      styled(4, 0.5),
      styled(1, 59),
      // Ratings that a sheet shows as days.
      styled(1, 5),
      styled(2, 0),
    ];
    const path = await writeTestFile(makeXlsx({ Data: [row] }, { 'xl/styles.xml': styles }));
    expect(await readAllRows(path)).toEqual([
      [1, '45000', '2023-03-15', '2023-03-15', '2', '12:00:00', '1900-02-28', '5', '0'],
    ]);
  });

  it('keeps the lines and columns of sparse sheets, with prefixes, comments and self-closing tags', async () => {
    const sheet =
      '<?xml version="1.0"?><x:worksheet xmlns:x="m"><!-- > <c> --><x:sheetData><x:row r="2"><x:c r="A2"/><x:c r="C2"><x:v>5</x:v></x:c></x:row>' +
      "<x:row r='5'/><x:row r='9'><x:c r='AA9' t='inlineStr'><x:is><x:t>far</x:t></x:is></x:c></x:row></x:sheetData><x:extLst><c r=\"A1\"><v>1</v></c></x:extLst></x:worksheet>";
    const path = await writeTestFile(makeXlsx({ Data: [] }, { 'xl/worksheets/sheet1.xml': sheet }));
    expect(await readAllRows(path)).toEqual([
      [2, '', '', '5'],
      [9, ...Array.from({ length: 26 }, () => ''), 'far'],
    ]);
  });

  it('reads sheets of many pieces whole', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => [`id ${i} æøå`, i % 7, i / 8]);
    const path = await writeTestFile(makeXlsx({ Data: rows }));
    expect(await readAllRows(path)).toEqual(rows.map((row, i) => [i + 1, ...row.map(String)]));
  });

  it('lists the sheets with their names and whether they are hidden', async () => {
    const parts = workbookParts({ 'A &amp; B': [['x']], Secret: [['y']] });
    const workbook = parts['xl/workbook.xml']!.replace('name="Secret"', 'name="Secret" state="veryHidden"');
    const file = await openTables(await writeTestFile(makeZip({ ...parts, 'xl/workbook.xml': workbook })));
    expect(file.tables.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['A & B', false],
      ['Secret', true],
    ]);
    file.close();
  });

  it('stops when it is cancelled', async () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => ['text', i, i * 3]);
    const file = await openTables(await writeTestFile(makeXlsx({ Data: rows })));
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      for await (const _ of file.tables[0]!.rows(stop.signal)) stop.abort();
    };
    await expect(read()).rejects.toThrow('aborted');
    file.close();
  });
});
