import { describe, expect, it } from 'vitest';
import { SheetRows } from './sheet-rows.ts';
import { XmlScanner } from './xml-scanner.ts';

const sheet = Buffer.from(
  `<?xml version="1.0"?><w xmlns='a>b'><!-- <c> -- > --><sheetData><row r="1" spans="1:3"><c r="A1" t="inlineStr"><is><t>
Grün &amp; 😀</t></is></c><c r='B1' t="str"><f>1&lt;2</f><v><![CDATA[</c> ]] >]]></v></c><c r="C1"/></row><row><c><v>12</v></c></row></sheetData></w>`,
);

function scan(size: number): unknown {
  const rows = new SheetRows({ strings: [], dateStyles: [], is1904: false });
  const scanner = new XmlScanner(rows);
  for (let start = 0; start < sheet.length; start += size) scanner.push(sheet.subarray(start, start + size));
  scanner.end();
  return rows.takeAll().flat();
}

describe('XmlScanner', () => {
  it('reads the same whatever the pieces', () => {
    const expected = [
      { line: 1, cells: ['\nGrün & 😀', '</c> ]] >'] },
      { line: 2, cells: ['12'] },
    ];
    for (let size = 1; size <= sheet.length; size++) expect(scan(size)).toEqual(expected);
  });

  it('looks at a long token again only when there is twice as much of it', () => {
    const rows = new SheetRows({ strings: [], dateStyles: [], is1904: false });
    const scanner = new XmlScanner(rows);
    const bytes = Buffer.from(`<row r="1" x="${'a'.repeat(200_000)}"><c><v>7</v></c></row>`);
    for (let i = 0; i < bytes.length; i++) scanner.push(bytes.subarray(i, i + 1));
    scanner.end();
    expect(rows.takeAll()).toEqual([[{ line: 1, cells: ['7'] }]]);
  });

  it('refuses tokens that never end', () => {
    const scanner = new XmlScanner(new SheetRows({ strings: [], dateStyles: [], is1904: false }));
    const push = (): void => {
      for (let i = 0; i < 40; i++) scanner.push(Buffer.from(i === 0 ? '<c r="' : 'A'.repeat(65_536)));
    };
    expect(push).toThrow('damaged');
  });
});
