import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { openTables } from './open-tables.ts';

/** Files that the tests of the import make for themselves: nothing binary lies in the repository. */

/** Writes a temporary file that is gone when the test ends, and answers its path. */
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

/** A zip of the given parts. `declared` overrides the unpacked size that the directory claims for a part. */
export function makeZip(parts: Record<string, string | Uint8Array>, declared: Record<string, number> = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declared[name] ?? bytes.length, 22);
    local.writeUInt16LE(label.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    directory.push(central, label);
    bodies.push(local, label, packed);
    offset += local.length + label.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

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
