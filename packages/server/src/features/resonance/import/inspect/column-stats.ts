import { copyText, shortenText } from '#/platform/tables/cell-text.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { isMissing, isMissingAmong, othersOfScale, parseNumber, wordKey } from '../cell-values.ts';
import { ChoiceParts } from './multiple-choice.ts';

interface Value {
  isMissing: boolean;
  /** Whether other values may make it the point of a scale, although it says nothing alone. */
  inDoubt: boolean;
  /** NaN where the value is no number. */
  readonly number: number;
  count: number;
}

export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

const maxSamples = 5;
const maxWords = 20;
/** Of a sample; how much of it is shown depends on how many columns there are. */
const keptCharacters = 200;
const numericShare = 0.98;
const longText = 64;
/** Characters at each end of a long text that are compared: a cell must not cost more because it is longer. */
const comparedCharacters = 500;
/** Up to "?": digits and signs. */
const characterCodes = 64;

/**
 * What is known of a column after one pass over it. Distinct values are counted up to `maxDistinct`,
 * longer texts by a fingerprint, so that memory stays bounded whatever the file holds.
 */
export class ColumnStats {
  readonly samples: string[] = [];
  answered = 0;
  missing = 0;
  /** Of the answers that are numbers. */
  numbers = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  sum = 0;
  isInteger = true;
  /** Whether no value was seen twice; values beyond the limit are not compared. */
  isUnique = true;
  /** Whether its answers are signs from -- to ++, as other columns of the file show. */
  isOfSigns = false;
  readonly #maxDistinct: number;
  readonly #values = new Map<string, Value>();
  /** The same for values of one character, as most answers are: a list is looked up faster than a map. */
  readonly #characters = new Array<Value | undefined>(characterCodes).fill(undefined);
  readonly #parts = new ChoiceParts();
  #distinct = 0;
  #longest = 0;

  constructor(maxDistinct: number) {
    this.#maxDistinct = maxDistinct;
  }

  /** Values that are not missing, up to the limit. */
  get distinct(): number {
    return this.#distinct;
  }

  /** A few texts among numbers are slips of the pen; the import names their lines. */
  get isNumeric(): boolean {
    return this.answered > 0 && this.numbers >= this.answered * numericShare;
  }

  /** The different texts of a column of few and short ones, missing ones too; empty where there are more, or numbers. */
  get words(): string[] {
    if (this.isNumeric || this.#distinct === 0 || this.#distinct > maxWords) return [];
    const cells = [...this.#values.keys()].map((cell) => cell.trim()).filter((cell) => cell !== '');
    const words = [...new Map(cells.map((cell) => [wordKey(cell), cell])).values()];
    return words.length > maxWords || words.some((word) => word.length >= longText) ? [] : words;
  }

  get isListed(): boolean {
    return this.#distinct < this.#maxDistinct && this.#longest <= longText;
  }

  /** All different values but blanks, those of no answer too; only where they are listed. */
  get values(): CountedValue[] {
    if (!this.isListed) return [];
    const found = new Map<string, CountedValue>();
    const add = (cell: string, count: number): void => {
      const value = cell.trim();
      if (value === '') return;
      const known = found.get(wordKey(value));
      found.set(wordKey(value), known ? { ...known, count: known.count + count } : { value, count });
    };
    this.#characters.forEach((one, code) => {
      if (one) add(String.fromCharCode(code), one.count);
    });
    for (const [cell, { count }] of this.#values) add(cell, count);
    return [...found.values()];
  }

  /** What parts the answers of cells that hold several; null where they hold one each. */
  get choices(): ChoiceParts['result'] {
    return this.#parts.result;
  }

  /** Adds the cells of one column of a batch; cells that a short row leaves out are missing. */
  addColumn(batch: readonly TableRow[], column: number): void {
    for (const { cells } of batch) {
      const cell = cells[column] ?? '';
      const code = cell.length === 1 ? cell.charCodeAt(0) : characterCodes;
      const known = code < characterCodes ? this.#characters[code] : this.#values.get(cellKey(cell));
      const value = known ?? this.#read(cell);
      value.count++;
      if (value.isMissing) {
        this.missing++;
        continue;
      }
      this.answered++;
      if (known) this.isUnique = false;
      if (Number.isNaN(value.number)) continue;
      this.numbers++;
      this.sum += value.number;
    }
  }

  /**
   * Once all cells are added: values that only seemed missing, for others show that they are points of a scale, are
   * answers. `others`: what stands in columns of the same scale.
   */
  settle(others: readonly string[] = []): void {
    const known = [...this.#characters.entries()].flatMap(([code, value]) =>
      value ? [[String.fromCharCode(code), value] as const] : [],
    );
    const values = [...known, ...this.#values];
    const cells = [...values.map(([cell]) => cell), ...others];
    for (const [cell, value] of values) {
      if (!value.inDoubt || isMissingAmong(cell, cells)) continue;
      const { count } = value;
      Object.assign(value, { isMissing: false, inDoubt: false });
      this.missing -= count;
      this.answered += count;
      if (count > 1) this.isUnique = false;
      this.#keep(cell);
    }
  }

  /** A value that is not known yet: what it means, and, while there is room, an entry of its own. */
  #read(cell: string): Value {
    const missing = isMissing(cell);
    const inDoubt = missing && othersOfScale(cell) !== null;
    const value: Value = { isMissing: missing, inDoubt, number: parseNumber(cell), count: 0 };
    if (cell.length > this.#longest) this.#longest = cell.length;
    if (!value.isMissing && !Number.isNaN(value.number)) {
      this.min = Math.min(this.min, value.number);
      this.max = Math.max(this.max, value.number);
      this.isInteger &&= Number.isInteger(value.number);
    }
    if (!missing && Number.isNaN(value.number)) this.#parts.add(cell);
    if (this.#distinct >= this.#maxDistinct) return value;
    if (cell.length === 1 && cell.charCodeAt(0) < characterCodes) this.#characters[cell.charCodeAt(0)] = value;
    else if (!value.isMissing || this.#values.size < this.#maxDistinct * 2) {
      this.#values.set(copyText(cellKey(cell)), value);
    }
    if (!value.isMissing) this.#keep(cell);
    return value;
  }

  #keep(cell: string): void {
    this.#distinct++;
    if (this.samples.length < maxSamples) this.samples.push(copyText(shortenText(cell, keptCharacters)));
  }
}

/** The text itself where it is short, else its beginning, length, and a hash of its first and last 500 characters. */
function cellKey(cell: string): string {
  if (cell.length <= longText) return cell;
  const { length } = cell;
  let hash = 0;
  for (let i = 0; i < length; i++) {
    if (i === comparedCharacters) i = Math.max(i, length - comparedCharacters);
    hash = (Math.imul(hash, 31) + cell.charCodeAt(i)) | 0;
  }
  return `${cell.slice(0, 32)}\0${cell.length}\0${hash}`;
}
