import { cleanCell } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import { excelDate } from './number-format.ts';
import { decodeXmlText, type XmlHandler, xmlName } from './xml-scanner.ts';

export interface CellContext {
  readonly strings: readonly string[];
  readonly dateStyles: readonly boolean[];
  readonly is1904: boolean;
  /** Per cell style, whether its numbers get the percent sign that Excel shows: 0.45 as "45%". */
  readonly percentStyles?: readonly boolean[];
}

const names = {
  row: xmlName('row'),
  cell: xmlName('c'),
  value: xmlName('v'),
  text: xmlName('t'),
  phonetic: xmlName('rPh'),
  data: xmlName('sheetData'),
} as const;

/** First letters of the attribute `t`; `z` stands for `str`, whose first letter `s` (shared) has. */
const types = { shared: 115, boolean: 98, error: 101, number: 110, inline: 105, formula: 122, date: 100 } as const;
const [letterR, letterS, letterT] = [114, 115, 116] as const;

/** Answers are mostly numbers of one or two digits; these strings are made once. */
const smallNumbers = Array.from({ length: 100 }, (_, number) => String(number));

/**
 * A batch is full with this many cells or characters: a few bytes can stand for a row of 16,384 cells, or of 16,384
 * times a long text, and a batch is read without a pause.
 */
const batchCells = 32_768;
const batchCharacters = 262_144;

/** Wide gaps are copied from here: a hostile sheet has little but gaps. */
const blanks = new Array<string>(tableLimits.columns).fill('');

export class SheetRows implements XmlHandler {
  isDone = false;
  readonly #context: CellContext;
  #full: TableRow[][] = [];
  #batch: TableRow[] = [];
  #batchCells = 0;
  #batchCharacters = 0;
  #rows = 0;
  #cellCount = 0;
  #filledCount = 0;
  #line = 0;
  #cells: string[] = [];
  #isFilled = false;
  #column = -1;
  #type: number = types.number;
  #style = 0;
  #value = '';
  #isInValue = false;
  #isInPhonetic = false;

  constructor(context: CellContext) {
    this.#context = context;
  }

  /** The batches that are full since the last call. */
  takeFull(): TableRow[][] {
    const full = this.#full;
    if (full.length > 0) this.#full = [];
    return full;
  }

  /** The same, with the rows of the batch that is not full yet. */
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
    if (this.isDone) return;
    if (name === names.cell) this.#openCell(bytes, start, end);
    else if (name === names.value) this.#isInValue = true;
    else if (name === names.row) this.#openRow(bytes, start, end);
    else if (name === names.text) this.#isInValue = !this.#isInPhonetic;
    else if (name === names.phonetic) this.#isInPhonetic = true;
  }

  close(name: number): void {
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

  #openRow(bytes: Buffer, start: number, end: number): void {
    this.#line++;
    this.#cells = [];
    this.#column = -1;
    this.#isFilled = false;
    const given = / r\s*=\s*["'](\d{1,9})["']/.exec(bytes.toString('latin1', start, end))?.[1];
    if (given !== undefined) this.#line = Math.max(this.#line, Number(given));
  }

  #closeRow(): void {
    if (!this.#isFilled) return;
    this.#rows++;
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
    if (this.#rows > tableLimits.rows || this.#cellCount > tableLimits.cells) {
      const { rows, cells } = tableLimits;
      throw new UnreadableFileError('sheetTooLarge', { rows, cells });
    }
  }

  /** Reads the attributes r (where), s (style) and t (type) in one pass: this runs for every cell. */
  #openCell(bytes: Buffer, start: number, end: number): void {
    this.#column++;
    this.#type = types.number;
    this.#style = 0;
    this.#value = '';
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
    if (value === '' || this.#type === types.error) return;
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

/** The column of a reference as "AB12", from 0. */
function readColumn(bytes: Buffer, start: number, end: number): number {
  let column = 0;
  for (let i = start; i < end && bytes[i]! >= 65 && column < 1e6; i++) column = column * 26 + (bytes[i]! & 31);
  return column - 1;
}

function readInteger(bytes: Buffer, start: number, end: number): number {
  let value = 0;
  for (let i = start; i < end; i++) {
    const digit = bytes[i]! - 48;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
  }
  return value;
}

function readType(bytes: Buffer, start: number, end: number): number {
  const first = bytes[start] ?? types.number;
  return first === types.shared && end - start > 1 ? types.formula : first;
}

/** Whether there are digits and nothing else: a number that needs no rounding. */
function areDigits(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i]! < 48 || bytes[i]! > 57) return false;
  return true;
}

/** A number as a spreadsheet shows it: 15 digits, because files hold 1.1000000000000001 for 1.1. */
function readNumber(bytes: Buffer, start: number, end: number): string {
  const first = bytes[start]! - 48;
  if (first >= 0 && first <= 9) {
    if (end - start === 1) return smallNumbers[first]!;
    const second = bytes[start + 1]! - 48;
    if (end - start === 2 && first > 0 && second >= 0 && second <= 9) return smallNumbers[first * 10 + second]!;
  }
  if (areDigits(bytes, start, end)) return bytes.toString('latin1', start, end);
  const text = bytes.toString('latin1', start, end).trim();
  const number = Number(text);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : cleanCell(text);
}
