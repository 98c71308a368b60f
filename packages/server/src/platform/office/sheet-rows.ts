import { cleanCell } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { CellRange, TableRow } from '#/platform/tables/table.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import { columnName, readColumn, readInteger, readNumber, readType, cellTypes as types } from './cell-bytes.ts';
import { excelDate } from './number-format.ts';
import { decodeXmlText, type XmlHandler, xmlName } from './xml-scanner.ts';

export interface CellContext {
  readonly strings: readonly string[];
  readonly dateStyles: readonly boolean[];
  readonly is1904: boolean;
  /** Per cell style, whether its numbers get the percent sign that Excel shows: 0.45 as "45%". */
  readonly percentStyles?: readonly boolean[];
  readonly allowsUncalculated?: boolean;
}

const names = {
  column: xmlName('col'),
  row: xmlName('row'),
  cell: xmlName('c'),
  value: xmlName('v'),
  formula: xmlName('f'),
  text: xmlName('t'),
  phonetic: xmlName('rPh'),
  data: xmlName('sheetData'),
  merged: xmlName('mergeCell'),
} as const;

const behind = new Set(
  ['phoneticPr', 'conditionalFormatting', 'dataValidations', 'hyperlinks', 'drawing', 'tableParts', 'extLst'].map(
    xmlName,
  ),
);
const endOfMerged = xmlName('mergeCells');
const maxMerged = 10_000;

const isHidden = (attributes: string): boolean => / hidden\s*=\s*["'](?:1|true)["']/.test(attributes);

const [letterR, letterS, letterT] = [114, 115, 116] as const;

/** Errors that say that there is no value; any other one hides what was there. */
const noValues = new Set(['#N/A', '#NULL!']);

/**
 * A batch is full with this many cells or characters: a few bytes can stand for a row of 16,384 cells, or of 16,384
 * times a long text, and a batch is read without a pause.
 */
const batchCells = 32_768;
const batchCharacters = 262_144;

const blanks = new Array<string>(tableLimits.columns).fill('');

export class SheetRows implements XmlHandler {
  isDone = false;
  isOver = false;
  readonly merged: CellRange[] = [];
  hiddenRows = 0;
  readonly hiddenColumns: [first: number, last: number][] = [];
  lastLine = 0;
  readonly #context: CellContext;
  #full: TableRow[][] = [];
  #batch: TableRow[] = [];
  #batchCells = 0;
  #batchCharacters = 0;
  #cellCount = 0;
  #filledCount = 0;
  #line = 0;
  #cells: string[] = [];
  #isFilled = false;
  #isHidden = false;
  #column = -1;
  #type: number = types.number;
  #style = 0;
  #value = '';
  #isInValue = false;
  #isInPhonetic = false;
  #isFormula = false;
  #hasResult = false;

  constructor(context: CellContext) {
    this.#context = context;
  }

  takeFull(): TableRow[][] {
    const full = this.#full;
    if (full.length > 0) this.#full = [];
    return full;
  }

  takeAll(): TableRow[][] {
    this.#endBatch();
    return this.takeFull();
  }

  #endBatch(): void {
    if (this.#batch.length > 0) this.#full.push(this.#batch);
    this.#batch = [];
    this.#batchCells = 0;
    this.#batchCharacters = 0;
  }

  open(name: number, bytes: Buffer, start: number, end: number): void {
    if (this.isDone) this.#openBehind(name, bytes, start, end);
    else if (name === names.cell) this.#openCell(bytes, start, end);
    else if (name === names.value) {
      this.#isInValue = true;
      this.#hasResult = true;
    } else if (name === names.row) this.#openRow(bytes, start, end);
    else if (name === names.formula) this.#isFormula = true;
    else if (name === names.text) this.#isInValue = !this.#isInPhonetic;
    else if (name === names.phonetic) this.#isInPhonetic = true;
    else if (name === names.column) this.#openColumn(bytes.toString('latin1', start, end));
  }

  close(name: number): void {
    if (name === endOfMerged) this.isOver = true;
    if (this.isDone) return;
    if (name === names.cell) this.#closeCell();
    else if (name === names.value || name === names.text) this.#isInValue = false;
    else if (name === names.row) this.#closeRow();
    else if (name === names.phonetic) this.#isInPhonetic = false;
    else if (name === names.data) this.isDone = true;
  }

  text(bytes: Buffer, start: number, end: number, isLiteral: boolean): void {
    if (!this.#isInValue || this.isDone) return;
    let value: string;
    if (this.#type === types.shared) value = this.#context.strings[readInteger(bytes, start, end)] ?? '';
    else if (this.#type === types.number) value = readNumber(bytes, start, end);
    else value = decodeXmlText(bytes, start, end, isLiteral);
    this.#value = this.#value === '' ? value : this.#value + value;
    if (this.#value.length > tableLimits.cellCharacters) {
      const { cellCharacters } = tableLimits;
      throw new UnreadableFileError('cellTooLong_sheet', { most: cellCharacters }, { line: this.#line });
    }
  }

  #openBehind(name: number, bytes: Buffer, start: number, end: number): void {
    if (behind.has(name) || this.merged.length === maxMerged) this.isOver = true;
    if (this.isOver || name !== names.merged) return;
    const found = / ref\s*=\s*["']([A-Z]{1,3})(\d{1,9}):([A-Z]{1,3})(\d{1,9})["']/.exec(
      bytes.toString('latin1', start, end),
    );
    if (!found) return;
    const [, left, first, right, last] = found;
    this.merged.push({ range: `${left}${first}:${right}${last}`, firstLine: Number(first), lastLine: Number(last) });
  }

  #openColumn(attributes: string): void {
    if (!isHidden(attributes) || this.hiddenColumns.length === tableLimits.columns) return;
    const [first, last] = [/ min\s*=\s*["'](\d{1,5})["']/, / max\s*=\s*["'](\d{1,5})["']/].map((place) =>
      Number(place.exec(attributes)?.[1]),
    );
    if (first && last) this.hiddenColumns.push([first - 1, last - 1]);
  }

  #openRow(bytes: Buffer, start: number, end: number): void {
    this.#line++;
    this.#cells = [];
    this.#column = -1;
    this.#isFilled = false;
    const attributes = bytes.toString('latin1', start, end);
    const given = / r\s*=\s*["'](\d{1,9})["']/.exec(attributes)?.[1];
    if (given !== undefined) this.#line = Math.max(this.#line, Number(given));
    this.#isHidden = isHidden(attributes);
  }

  #closeRow(): void {
    if (!this.#isFilled) return;
    if (this.#isHidden) this.hiddenRows++;
    this.lastLine = this.#line;
    this.#cellCount += this.#cells.length;
    this.#batchCells += this.#cells.length;
    this.#checkSize();
    this.#batch.push({ line: this.#line, cells: this.#cells });
    if (this.#batchCells >= batchCells || this.#batchCharacters >= batchCharacters) this.#endBatch();
  }

  #checkSize(): void {
    const gaps = this.#cellCount - this.#filledCount;
    if (gaps > tableLimits.gapCells && gaps > tableLimits.gapRatio * this.#filledCount) {
      throw new UnreadableFileError('sheetNearlyEmpty', {}, { line: this.#line });
    }
  }

  /** Reads the attributes r (where), s (style) and t (type) in one pass: this runs for every cell. */
  #openCell(bytes: Buffer, start: number, end: number): void {
    this.#column++;
    this.#type = types.number;
    this.#style = 0;
    this.#value = '';
    this.#isFormula = false;
    this.#hasResult = false;
    let i = start;
    while (i < end) {
      while (i < end && bytes[i]! <= 32) i++;
      const name = bytes[i]!;
      const isShort = bytes[i + 1] === 61;
      while (i < end && bytes[i] !== 34 && bytes[i] !== 39) i++;
      const quote = bytes[i]!;
      const from = ++i;
      while (i < end && bytes[i] !== quote) i++;
      if (isShort && name === letterR) this.#column = readColumn(bytes, from, i);
      else if (isShort && name === letterS) this.#style = readInteger(bytes, from, i);
      else if (isShort && name === letterT) this.#type = readType(bytes, from, i);
      i++;
    }
    if (this.#column >= tableLimits.columns) {
      const { columns } = tableLimits;
      throw new UnreadableFileError('tooManyColumns_sheet', { most: columns }, { line: this.#line });
    }
  }

  #closeCell(): void {
    let value = this.#value;
    if (this.#isFormula && !this.#hasResult && !this.#context.allowsUncalculated) {
      const column = columnName(this.#column);
      throw new UnreadableFileError('formulaWithoutResult', { column }, { line: this.#line });
    }
    if (value === '' || (this.#type === types.error && noValues.has(value.trim()))) return;
    if (this.#type !== types.shared && this.#type !== types.number) value = cleanCell(value);
    if (this.#type === types.number && this.#context.dateStyles[this.#style]) {
      value = excelDate(Number(value), this.#context.is1904);
    } else if (this.#type === types.number && this.#context.percentStyles?.[this.#style]) {
      // As Excel counts, with 15 digits: 0.29 is 29%, not 28.999999999999996%.
      value = `${Number((Number(value) * 100).toPrecision(15))}%`;
    } else if (this.#type === types.boolean) value = value.trim() === '1' ? 'TRUE' : 'FALSE';
    else if (this.#type === types.date) value = value.slice(0, 10);
    const gap = this.#column - this.#cells.length;
    if (gap > 16) this.#cells = this.#cells.concat(blanks.slice(0, gap));
    else for (let i = 0; i < gap; i++) this.#cells.push('');
    this.#cells[this.#column] = value;
    this.#filledCount++;
    this.#batchCharacters += value.length;
    this.#isFilled ||= value.trim() !== '';
  }
}
