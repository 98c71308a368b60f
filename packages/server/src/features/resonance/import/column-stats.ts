import { copyText, shortenText } from '#/platform/files/cut-text.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import { isMissing } from './is-missing.ts';
import { isMissingAmong, othersOfScale } from './is-missing-among.ts';
import { parseNumber } from './parse-number.ts';
import { wordKey } from './word-key.ts';

interface Value {
  readonly isMissing: boolean;
  /** How often, of a missing value that other values may make the point of a scale. */
  readonly inDoubt: { count: number } | null;
  /** NaN where the value is no number. */
  readonly number: number;
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
  readonly #maxDistinct: number;
  readonly #values = new Map<string, Value>();
  /** The same for values of one character, as most answers are: a list is looked up faster than a map. */
  readonly #characters = new Array<Value | undefined>(characterCodes).fill(undefined);
  #distinct = 0;

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

  /** Adds the cells of one column of a batch; cells that a short row leaves out are missing. */
  addColumn(batch: readonly TableRow[], column: number): void {
    for (const { cells } of batch) {
      const cell = cells[column] ?? '';
      const code = cell.length === 1 ? cell.charCodeAt(0) : characterCodes;
      const known = code < characterCodes ? this.#characters[code] : this.#values.get(keyOf(cell));
      const { isMissing, inDoubt, number } = known ?? this.#read(cell);
      if (isMissing) {
        this.missing++;
        if (inDoubt) inDoubt.count++;
        continue;
      }
      this.answered++;
      if (known) this.isUnique = false;
      if (Number.isNaN(number)) continue;
      this.numbers++;
      this.sum += number;
    }
  }

  /** Once all cells are added: values that only seemed missing, for others show that they are points of a scale, are answers. */
  settle(): void {
    const cells = [...this.#values.keys()];
    for (const [cell, value] of [...this.#values]) {
      if (!value.inDoubt || isMissingAmong(cell, cells)) continue;
      const { count } = value.inDoubt;
      this.#values.set(cell, { isMissing: false, inDoubt: null, number: Number.NaN });
      this.missing -= count;
      this.answered += count;
      if (count > 1) this.isUnique = false;
      this.#keep(cell);
    }
  }

  /** A value that is not known yet: what it means, and, while there is room, an entry of its own. */
  #read(cell: string): Value {
    const missing = isMissing(cell);
    const inDoubt = missing && othersOfScale(cell) ? { count: 0 } : null;
    const value: Value = { isMissing: missing, inDoubt, number: parseNumber(cell) };
    if (!value.isMissing && !Number.isNaN(value.number)) {
      this.min = Math.min(this.min, value.number);
      this.max = Math.max(this.max, value.number);
      this.isInteger &&= Number.isInteger(value.number);
    }
    if (this.#distinct >= this.#maxDistinct) return value;
    if (cell.length === 1 && cell.charCodeAt(0) < characterCodes) this.#characters[cell.charCodeAt(0)] = value;
    else if (!value.isMissing || this.#values.size < this.#maxDistinct * 2) {
      this.#values.set(copyText(keyOf(cell)), value);
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
function keyOf(cell: string): string {
  if (cell.length <= longText) return cell;
  const { length } = cell;
  let hash = 0;
  for (let i = 0; i < length; i++) {
    if (i === comparedCharacters) i = Math.max(i, length - comparedCharacters);
    hash = (Math.imul(hash, 31) + cell.charCodeAt(i)) | 0;
  }
  return `${cell.slice(0, 32)}\0${cell.length}\0${hash}`;
}
