import { encodeText, pieceWidths } from './sav-text.ts';
import type { SavCases, SavFile } from './write-sav.ts';

/** What is added to a whole number that is its own code. */
export const bias = 100;

const codes = { end: 252, raw: 253, blanks: 254, systemMissing: 255 } as const;

const codesAGroup = 8;
const slotBytes = 8;

/** Eight values have eight codes of a byte before what does not fit into one. */
export class CasePacker {
  readonly #codes = Buffer.alloc(codesAGroup);
  readonly #raw = Buffer.alloc(codesAGroup * slotBytes);
  readonly #blanks = Buffer.alloc(slotBytes, ' ');
  readonly #numbers: number;
  readonly #texts: readonly { readonly width: number; readonly pieces: readonly number[] }[];
  #coded = 0;
  #rawBytes = 0;
  #bytes = Buffer.alloc(0);
  #at = 0;

  constructor({ columns, texts }: Pick<SavFile, 'columns' | 'texts'>) {
    this.#numbers = columns.length;
    this.#texts = texts.map(({ width }) => ({ width, pieces: pieceWidths(width) }));
  }

  pack({ values, texts }: SavCases): Buffer {
    const encoded = texts.map((value, i) => {
      const { width, pieces } = this.#texts[i % this.#texts.length]!;
      return encodeText(value, width, pieces);
    });
    const slots = encoded.reduce((sum, { length }) => sum + length / slotBytes, values.length);
    this.#bytes = Buffer.alloc(slots * 9 + 2 * codesAGroup * 9);
    this.#at = 0;
    for (let value = 0, cell = 0; value < values.length; ) {
      for (let left = this.#numbers; left > 0; left--) this.#addNumber(values[value++]!);
      for (let left = this.#texts.length; left > 0; left--) this.#addText(encoded[cell++]!);
    }
    return this.#bytes.subarray(0, this.#at);
  }

  end(): Buffer {
    this.#codes[this.#coded++] = codes.end;
    this.#codes.fill(0, this.#coded);
    this.#bytes = Buffer.alloc(codesAGroup * 9);
    this.#at = 0;
    this.#flush();
    return this.#bytes.subarray(0, this.#at);
  }

  #addNumber(value: number): void {
    if (Number.isNaN(value)) this.#add(codes.systemMissing);
    else if (Number.isInteger(value) && value > -bias && value < codes.end - bias) this.#add(value + bias);
    else {
      this.#rawBytes = this.#raw.writeDoubleLE(value, this.#rawBytes);
      this.#add(codes.raw);
    }
  }

  #addText(encoded: Buffer): void {
    for (let at = 0; at < encoded.length; at += slotBytes) {
      const slot = encoded.subarray(at, at + slotBytes);
      if (slot.equals(this.#blanks)) this.#add(codes.blanks);
      else {
        this.#rawBytes += slot.copy(this.#raw, this.#rawBytes);
        this.#add(codes.raw);
      }
    }
  }

  #add(code: number): void {
    this.#codes[this.#coded++] = code;
    if (this.#coded === codesAGroup) this.#flush();
  }

  #flush(): void {
    this.#codes.copy(this.#bytes, this.#at);
    this.#raw.copy(this.#bytes, this.#at + codesAGroup, 0, this.#rawBytes);
    this.#at += codesAGroup + this.#rawBytes;
    this.#coded = 0;
    this.#rawBytes = 0;
  }
}
