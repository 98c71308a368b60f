import { posix } from 'node:path';
import { createYield } from '#/platform/event-loop.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { type SheetFacts, type Table, type TableRow, tableLimits } from '#/platform/tables/table.ts';
import { isDateFormat, isPercentFormat } from './number-format.ts';
import { openZip, type Zip } from './open-zip.ts';
import { readXmlPart } from './read-xml-part.ts';
import { readSharedStrings } from './shared-strings.ts';
import { type CellContext, SheetRows } from './sheet-rows.ts';
import { XmlScanner } from './xml-scanner.ts';

interface OpenWorkbook {
  readonly tables: readonly Table[];
  close(): void;
}

export interface WorkbookOptions {
  readonly percentSigns?: boolean;
  readonly allowsUncalculated?: boolean;
}

const findForeignKind = (zip: { has(part: string): boolean }) => {
  if (zip.has('xl/workbook.bin')) return 'notATable_xlsb';
  if (zip.has('mimetype') && zip.has('content.xml')) return 'notATable_ods';
  return zip.has('Index/Document.iwa') || zip.has('Index.zip') ? 'notATable_numbers' : 'notATable_zip';
};

/** Opens an xlsx. Throws UnreadableFileError for any other zip and for one that is damaged or unpacks to too much. */
export async function openWorkbook(
  path: string,
  signal?: AbortSignal,
  { percentSigns = false, allowsUncalculated = false }: WorkbookOptions = {},
): Promise<OpenWorkbook> {
  const zip = await openZip(path);
  try {
    if (!zip.has('[Content_Types].xml') || !zip.has('xl/workbook.xml')) {
      throw new UnreadableFileError(findForeignKind(zip), {});
    }
    const { sheets, sharedStrings, dateStyles, percentStyles, is1904 } = await readWorkbook(zip, signal);
    const strings = sharedStrings === null ? [] : await readSharedStrings(zip, sharedStrings, signal);
    const context = { strings, dateStyles, is1904, allowsUncalculated, ...(percentSigns ? { percentStyles } : {}) };
    const tables = sheets.map(({ name, part, hidden }): Table => {
      const seen: SheetFacts = { merged: [], hiddenRows: 0, hiddenColumns: [], lastLine: 0 };
      return { name, hidden, seen, rows: (given) => readSheet(zip, part, { context, seen }, given) };
    });
    return { tables, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

interface SheetPart {
  readonly name: string;
  readonly part: string;
  readonly hidden: boolean;
}

interface Workbook {
  readonly sheets: readonly SheetPart[];
  readonly is1904: boolean;
  readonly sharedStrings: string | null;
  readonly dateStyles: readonly boolean[];
  readonly percentStyles: readonly boolean[];
}

const { partBytes, stylesBytes } = tableLimits;
const relationsPart = { part: 'xl/_rels/workbook.xml.rels', maxBytes: partBytes };
const workbookPart = { part: 'xl/workbook.xml', maxBytes: partBytes };

async function readWorkbook(zip: Zip, signal?: AbortSignal): Promise<Workbook> {
  const parts = new Map<string, { type: string; part: string }>();
  const onRelation = (name: string, { Id, Type = '', Target = '', TargetMode }: Record<string, string>): void => {
    if (name !== 'Relationship' || Id === undefined || TargetMode === 'External') return;
    parts.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: posix.join('/xl', resolve(Target)).slice(1) });
  };
  await readXmlPart(zip, relationsPart, onRelation, signal);

  const sheets: SheetPart[] = [];
  const taken = new Set<string>();
  let is1904 = false;
  const onElement = (name: string, { id = '', name: title = '', state, date1904 }: Record<string, string>): void => {
    if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true';
    const found = name === 'sheet' ? parts.get(id) : undefined;
    if (found?.type === 'worksheet' && zip.has(found.part)) {
      // Thousands of sheets that are one part would be read as often.
      const part = found.part.toLowerCase();
      if (taken.has(part)) throw new UnreadableFileError('workbookDamaged_partTwice', { part: found.part });
      taken.add(part);
      sheets.push({ name: title, part: found.part, hidden: state === 'hidden' || state === 'veryHidden' });
    }
  };
  await readXmlPart(zip, workbookPart, onElement, signal);

  const findPart = (wanted: string): string | null => {
    const found = [...parts.values()].find(({ type, part }) => type === wanted && zip.has(part));
    return found?.part ?? null;
  };
  const styles = findPart('styles');
  return {
    sheets,
    is1904,
    sharedStrings: findPart('sharedStrings'),
    ...(styles === null ? { dateStyles: [], percentStyles: [] } : await readStyles(zip, styles, signal)),
  };
}

/** Targets are relative to xl/, or begin with / and count from the top of the zip. */
const resolve = (target: string): string => (target.startsWith('/') ? posix.join('..', target) : target);

async function readStyles(
  zip: Zip,
  part: string,
  signal?: AbortSignal,
): Promise<Pick<Workbook, 'dateStyles' | 'percentStyles'>> {
  const codes = new Map<number, string>();
  const formats = new Map<number, { isDate: boolean; isPercent: boolean }>();
  const dateStyles: boolean[] = [];
  const percentStyles: boolean[] = [];
  let isInCells = false;
  const onElement = (name: string, { numFmtId, formatCode }: Record<string, string>): void => {
    if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
    else if (name === 'cellXfs') isInCells = true;
    else if (name === 'cellStyles' || name === 'dxfs') isInCells = false;
    else if (name === 'xf' && isInCells) {
      const id = Number(numFmtId ?? 0);
      const code = codes.get(id);
      const format = formats.get(id) ?? { isDate: isDateFormat(id, code), isPercent: isPercentFormat(id, code) };
      formats.set(id, format);
      dateStyles.push(format.isDate);
      percentStyles.push(format.isPercent);
    }
  };
  await readXmlPart(zip, { part, maxBytes: stylesBytes }, onElement, signal);
  return { dateStyles, percentStyles };
}

const sliceBytes = 8192;

interface SheetTarget {
  readonly context: CellContext;
  readonly seen: SheetFacts;
}

async function* readSheet(
  zip: Zip,
  part: string,
  { context, seen }: SheetTarget,
  signal?: AbortSignal,
): AsyncGenerator<TableRow[]> {
  const yieldToEventLoop = createYield(signal);
  const rows = new SheetRows(context);
  const scanner = new XmlScanner(rows);
  for await (const chunk of zip.read(part, signal)) {
    for (let start = 0; start < chunk.length && !rows.isOver; start += sliceBytes) {
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
      scanner.push(chunk.subarray(start, start + sliceBytes));
      yield* rows.takeFull();
    }
    yield* rows.takeAll();
    if (rows.isOver) break;
  }
  if (!rows.isDone) scanner.end();
  const { merged, hiddenRows, hiddenColumns, lastLine } = rows;
  Object.assign(seen, { merged, hiddenRows, hiddenColumns, lastLine });
  yield* rows.takeAll();
}
