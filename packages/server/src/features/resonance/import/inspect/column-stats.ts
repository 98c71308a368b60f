import { copyText, shortenText } from '#/platform/tables/cell-text.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { isMissing, isMissingAmong, othersOfScale, parseNumber, wordKey } from '../cell-values.ts';
import { ChoiceParts } from './multiple-choice.ts';

interface Value {
  isMissing: boolean;
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
const keptCharacters = 200;
const numericShare = 0.98;
const mostRepeated = 0.1;
const longText = 64;
/** Characters at each end of a long text that are compared: a cell must not cost more because it is longer. */
const comparedCharacters = 500;
const characterCodes = 64;

/**
 * What is known of a column after one pass over it. Distinct values are counted up to `maxDistinct`,
 * longer texts by a fingerprint, so that memory stays bounded whatever the file holds.
 */
export class ColumnStats {
  readonly samples: string[] = [];
  answered = 0;
  missing = 0;
  numbers = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  sum = 0;
  isInteger = true;
  /** Answers that another row has given already. */
  repeated = 0;
  isOfSigns = false;
  readonly #maxDistinct: number;
  readonly #values = new Map<string, Value>();
  readonly #characters = new Array<Value | undefined>(characterCodes).fill(undefined);
  readonly #parts = new ChoiceParts();
  #distinct = 0;
  #longest = 0;

  constructor(maxDistinct: number) {
    this.#maxDistinct = maxDistinct;
  }

  get distinct(): number {
    return this.#distinct;
  }

  get isUnique(): boolean {
    return this.repeated === 0;
  }

  /** So are ids: a few that are there twice are mistakes. */
  get isNearlyUnique(): boolean {
    return this.repeated <= this.answered * mostRepeated;
  }

  get isNumeric(): boolean {
    return this.answered > 0 && this.numbers >= this.answered * numericShare;
  }

  get words(): string[] {
    if (this.isNumeric || this.#distinct === 0 || this.#distinct > maxWords) return [];
    const cells = [...this.#values.keys()].map((cell) => cell.trim()).filter((cell) => cell !== '');
    const words = [...new Map(cells.map((cell) => [wordKey(cell), cell])).values()];
    return words.length > maxWords || words.some((word) => word.length >= longText) ? [] : words;
  }

  get isListed(): boolean {
    return this.#distinct < this.#maxDistinct && this.#longest <= longText;
  }

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

  get choices(): ChoiceParts['result'] {
    return this.#parts.result;
  }

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
      if (known) this.repeated++;
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
      this.repeated += count - 1;
      this.#keep(cell);
    }
  }

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
