/** What sums up a sheet, see `kernels.wat`. Addresses and lengths in bytes of the sheet's memory. */
export interface SheetKernels {
  readonly tally: (list: number, end: number, width: number, digits: number) => void;
  readonly add: (digits: number, sums: number, width: number, places: number) => void;
}

/** Adds rows, eight at a time, to a number a bit, whose binary digits are rows themselves: carry-save adders, see `bits.ts`. */
export const tallyInTypeScript =
  (words: Uint32Array): SheetKernels['tally'] =>
  (list, end, width, digits) => {
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
  };

/** Adds the numbers of all bits to their sums, digit by digit. */
export const addInTypeScript =
  (words: Uint32Array): SheetKernels['add'] =>
  (digits, sums, width, places) => {
    const wordsARow = width >>> 2;
    for (let column = 0; column < wordsARow; column++) {
      let from = (digits >>> 2) + column;
      let to = (sums >>> 2) + column;
      let carry = 0;
      for (let place = 0; place < places; place++) {
        const x = words[from]!;
        const y = words[to]!;
        const u = x ^ y;
        words[to] = u ^ carry;
        carry = (x & y) | (u & carry);
        from += wordsARow;
        to += wordsARow;
      }
    }
  };
