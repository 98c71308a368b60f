import { makeZip } from './make-zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell as text, number, or ready-made XML within `<c>`: `{ xml: '<v>1</v>', attributes: 't="b"' }`. */
export type TestCell = string | number | null | { readonly xml: string; readonly attributes?: string };

/** The parts of a workbook whose sheets hold the given rows; texts stand inline. `extra` adds or replaces parts. */
export function workbookParts(
  sheets: Record<string, readonly (readonly TestCell[])[]>,
  extra: Record<string, string> = {},
): Record<string, string> {
  const names = Object.keys(sheets);
  const relations = names.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  relations.push(`<Relationship Id="rIdA" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/>`);
  relations.push(`<Relationship Id="rIdB" Type="${office}/styles" Target="styles.xml"/>`);
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('');
  return {
    '[Content_Types].xml': `${declaration}<Types/>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(rows)] as const),
    ),
    ...extra,
  };
}

export const makeXlsx = (...given: Parameters<typeof workbookParts>): Buffer => makeZip(workbookParts(...given));

function sheetXml(rows: readonly (readonly TestCell[])[]): string {
  const body = rows.map((cells, r) => {
    const xml = cells.map((cell, c) => cellXml(cell, `${String.fromCharCode(65 + c)}${r + 1}`)).join('');
    return `<row r="${r + 1}">${xml}</row>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: TestCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${reference}" ${cell.attributes ?? ''}>${cell.xml}</c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
