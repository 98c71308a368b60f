import { headings, labelOf, shape, surveyRows } from './survey-file.ts';
import { ZipWriter } from './zip-writer.ts';

const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Writes the survey as Excel writes it: a reference in every cell, texts in the list of shared strings. */
export async function writeWorkbook(path: string): Promise<void> {
  const zip = await ZipWriter.create(path);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetType}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${package_}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Survey" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${package_}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': sharedStrings(),
  };
  for (const [name, text] of Object.entries(parts)) await zip.add(name, [declaration + text]);
  await zip.add('xl/worksheets/sheet1.xml', sheet());
  await zip.end();
}

/** The headings first, then the labels from 1 on. */
function sharedStrings(): string {
  const texts = [...headings, ...Array.from({ length: shape.labels }, (_, label) => labelOf(label + 1))];
  const items = texts.map((text) => `<si><t>${text}</t></si>`).join('');
  return `<sst xmlns="${main}" count="${texts.length}" uniqueCount="${texts.length}">${items}</sst>`;
}

function* sheet(): Generator<string> {
  const names = headings.map((_, column) => columnName(column));
  const text = (column: number, row: number, index: number) =>
    `<c r="${names[column]}${row}" t="s"><v>${index}</v></c>`;
  yield `${declaration}<worksheet xmlns="${main}"><sheetData><row r="1">${names.map((_, i) => text(i, 1, i)).join('')}</row>`;
  let row = 1;
  let xml = '';
  for (const cells of surveyRows()) {
    row++;
    xml += `<row r="${row}"><c r="A${row}"><v>${cells[0]}</v></c>`;
    for (let column = 1; column < cells.length; column++) {
      const cell = cells[column]!;
      if (column <= shape.variables) xml += text(column, row, headings.length - 1 + cell);
      else if (cell !== 0) xml += `<c r="${names[column]}${row}"><v>${cell}</v></c>`;
    }
    xml += '</row>';
    if (xml.length < 1_000_000) continue;
    yield xml;
    xml = '';
  }
  yield `${xml}</sheetData></worksheet>`;
}

/** "A" of 0, "AA" of 26. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
