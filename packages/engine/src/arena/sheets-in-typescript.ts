import { listedAtOnce, places, type SheetKernels, scratchRows } from './sheet-kernels.ts';

export const sheetsInTypeScript = (words: Uint32Array): SheetKernels => {
  const bytes = new Uint8Array(words.buffer);
  return {
    sum: (mask, end, row, first, second, bytesANumber, width, scratch, out) => {
      fillZero(words, out, 3 * places * width);
      const part: Part = { words, bytes, scratch, row, width, listed: 0 };
      for (let at = mask; at < end; ) {
        at = listNext(part, mask, at, end);
        for (let byte = 0; byte < bytesANumber; byte++) {
          const sums = out + (places + 8 * byte) * width;
          weigh(part, first + byte, bytesANumber, byte === 0 ? 0 : 1, sums);
          if (byte === 0) add(words, firstDigitRow(part), out, width, scratchRows.digits);
          weigh(part, second + byte, bytesANumber, 1, sums + places * width);
        }
      }
    },
    tally: (mask, end, row, width, scratch, out) => {
      fillZero(words, out, places * width);
      const part: Part = { words, bytes, scratch, row, width, listed: 0 };
      for (let at = mask; at < end; ) {
        at = listNext(part, mask, at, end);
        fillZero(words, firstDigitRow(part), scratchRows.digits * width);
        tally(words, scratch, listRows(part), width, firstDigitRow(part));
        add(words, firstDigitRow(part), out, width, scratchRows.digits);
      }
    },
  };
};

const fillZero = (words: Uint32Array, from: number, bytes: number): void => {
  words.fill(0, from / 4, (from + bytes) / 4);
};

interface Part {
  readonly words: Uint32Array;
  readonly bytes: Uint8Array;
  readonly scratch: number;
  readonly row: number;
  readonly width: number;
  listed: number;
}

const countBitsNeeded = (number: number): number => 32 - Math.clz32(number);

const firstDigitRow = ({ scratch, width }: Part): number => scratch + scratchRows.empty + width;

/** Lists members of a mask from `at` on, until more could be too many, and empties the empty row; tells how far it came. */
function listNext(part: Part, mask: number, at: number, end: number): number {
  const { words, scratch, width } = part;
  fillZero(words, scratch + scratchRows.empty, width);
  const list = scratch / 4;
  let next = list;
  let word = at / 4;
  for (; word < end / 4 && next - list <= listedAtOnce - 32; word++) {
    const last = (word - mask / 4) * 32 + 31;
    for (let left = words[word]!; left !== 0; left &= left - 1) words[next++] = last - Math.clz32(left & -left);
  }
  part.listed = next - list;
  return word * 4;
}

function listRows({ words, scratch, row, width, listed }: Part): number {
  let at = scratch / 4;
  for (const end = at + listed; at < end; at++) words[at] = row + words[at]! * width;
  for (; (at & 15) !== 0; at++) words[at] = scratch + scratchRows.empty;
  return at * 4;
}

/** Adds up one byte of a number over the listed who have each bit: by value, the highest first, see `kernels.wat`. */
function weigh(part: Part, values: number, step: number, least: number, sums: number): void {
  const { words, scratch, width, listed } = part;
  const digits = firstDigitRow(part);
  fillZero(words, digits, scratchRows.digits * width);
  const ends = sortRows(part, values, step);
  let at = scratch + scratchRows.sorted;
  let last = 0;
  for (let value = 255; value >= least; value--) {
    const end = ends[value]!;
    if (end === at) continue;
    addTimes(words, last - value, digits, sums, width, countBitsNeeded(listed));
    last = value;
    tally(words, at, end, width, digits);
    at = end;
  }
  addTimes(words, last, digits, sums, width, countBitsNeeded(listed));
}

/** Addresses of rows by value, the highest first, filled up with the empty row; tells where those of each value end. */
function sortRows({ words, bytes, scratch, row, width, listed }: Part, values: number, step: number): Float64Array {
  const list = scratch >>> 2;
  const next = new Uint32Array(256);
  for (let i = list; i < list + listed; i++) next[bytes[values + words[i]! * step]!]!++;
  const ends = new Float64Array(256);
  let at = (scratch + scratchRows.sorted) >>> 2;
  for (let value = 255; value >= 0; value--) {
    const end = at + next[value]!;
    next[value] = at;
    for (at = end; (at & 15) !== 0; at++) words[at] = scratch + scratchRows.empty;
    ends[value] = at * 4;
  }
  for (let i = list; i < list + listed; i++) {
    const respondent = words[i]!;
    words[next[bytes[values + respondent * step]!]!++] = row + respondent * width;
  }
  return ends;
}

function addTimes(words: Uint32Array, times: number, digits: number, sums: number, width: number, used: number): void {
  for (let left = Math.max(0, times); left !== 0; left &= left - 1) {
    add(words, digits, sums + (31 - Math.clz32(left & -left)) * width, width, used);
  }
}

function add(words: Uint32Array, digits: number, sums: number, width: number, used: number): void {
  const wordsARow = width >>> 2;
  for (let column = 0; column < wordsARow; column++) {
    let from = (digits >>> 2) + column;
    let to = (sums >>> 2) + column;
    let carry = 0;
    for (let place = 0; place < used; place++) {
      const x = words[from]!;
      const y = words[to]!;
      const u = x ^ y;
      words[to] = u ^ carry;
      carry = (x & y) | (u & carry);
      from += wordsARow;
      to += wordsARow;
    }
    for (; carry !== 0; to += wordsARow) {
      const y = words[to]!;
      words[to] = y ^ carry;
      carry &= y;
    }
  }
}

/** Adds rows, eight at a time, to a number a bit, whose binary digits are rows themselves: carry-save adders, see `bits.ts`. */
function tally(words: Uint32Array, list: number, end: number, width: number, digits: number): void {
  const wordsARow = width >>> 2;
  for (let next = list >>> 2; next < end >>> 2; next += 8) {
    const a = words[next]! >>> 2;
    const b = words[next + 1]! >>> 2;
    const c = words[next + 2]! >>> 2;
    const d = words[next + 3]! >>> 2;
    const e = words[next + 4]! >>> 2;
    const f = words[next + 5]! >>> 2;
    const g = words[next + 6]! >>> 2;
    const h = words[next + 7]! >>> 2;
    for (let column = 0; column < wordsARow; column++) {
      let at = (digits >>> 2) + column;
      let ones = words[at]!;
      let twos = words[at + wordsARow]!;
      let fours = words[at + 2 * wordsARow]!;
      let x = words[a + column]!;
      let y = words[b + column]!;
      let u = ones ^ x;
      const twosA = (ones & x) | (u & y);
      ones = u ^ y;
      x = words[c + column]!;
      y = words[d + column]!;
      u = ones ^ x;
      const twosB = (ones & x) | (u & y);
      ones = u ^ y;
      u = twos ^ twosA;
      const foursA = (twos & twosA) | (u & twosB);
      twos = u ^ twosB;
      x = words[e + column]!;
      y = words[f + column]!;
      u = ones ^ x;
      const twosC = (ones & x) | (u & y);
      ones = u ^ y;
      x = words[g + column]!;
      y = words[h + column]!;
      u = ones ^ x;
      const twosD = (ones & x) | (u & y);
      ones = u ^ y;
      u = twos ^ twosC;
      const foursB = (twos & twosC) | (u & twosD);
      twos = u ^ twosD;
      u = fours ^ foursA;
      let carry = (fours & foursA) | (u & foursB);
      fours = u ^ foursB;
      words[at] = ones;
      words[at + wordsARow] = twos;
      words[at + 2 * wordsARow] = fours;
      for (at += 3 * wordsARow; carry !== 0; at += wordsARow) {
        const digit = words[at]!;
        words[at] = digit ^ carry;
        carry &= digit;
      }
    }
  }
}
