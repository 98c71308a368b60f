import { fitBytes, nameVariables } from './sav-names.ts';

/** A numeric variable of a file to be written. */
export interface SavColumn {
  /** What it is to be called; made a name of SPSS, and told from others of the same name. */
  readonly name: string;
  readonly label: string;
  readonly labels: readonly (readonly [code: number, label: string])[];
  /** Codes from … to, both included, that are no answer. */
  readonly missing: readonly [from: number, to: number] | null;
  readonly decimals: number;
  readonly measure: 'nominal' | 'ordinal' | 'scale';
}

export interface SavFile {
  readonly title: string;
  readonly createdOn: Date;
  readonly columns: readonly SavColumn[];
  /** The place of the variable that cases are weighted by. */
  readonly weight: number | null;
  readonly cases: number;
}

const systemMissing = -Number.MAX_VALUE;
const bias = 100;
const longest = { label: 255, valueLabel: 120, title: 64 } as const;
const measures = { nominal: 1, ordinal: 2, scale: 3 } as const;
const numberFormat = 5;
const numberWidth = 8;

/**
 * A .sav file in UTF-8, piece by piece: its dictionary, then what `rows` yields, the values of all variables case by
 * case, one behind the other; NaN is a value that is missing in the system. Longer labels are cut.
 * Source of the layout: "System File Format" of the developers' guide of GNU PSPP.
 */
export async function* writeSav(
  file: SavFile,
  rows: AsyncIterable<Float64Array> | Iterable<Float64Array>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.concat([...dictionary(file)]);
  const packer = new Packer();
  for await (const values of rows) yield packer.pack(values);
  yield packer.end();
}

function* dictionary({ title, createdOn, columns, weight, cases }: SavFile): Generator<Buffer> {
  const names = nameVariables(columns.map(({ name }) => name));
  yield Buffer.concat([
    text('$FL2', 4),
    text('@(#) SPSS DATA FILE Soundings', 60),
    ints(2, columns.length, 1, weight === null ? 0 : weight + 1, cases),
    doubles(bias),
    ...[text(savDay(createdOn), 9), text(createdOn.toISOString().slice(11, 19), 8)],
    ...[text(fitBytes(title, longest.title), 64), Buffer.alloc(3)],
  ]);
  for (const [i, { label, missing, decimals }] of columns.entries()) {
    const format = (numberFormat << 16) | (numberWidth << 8) | decimals;
    yield Buffer.concat([
      ints(2, 0, label === '' ? 0 : 1, missing ? -2 : 0, format, format),
      text(names[i]!.short, 8),
      ...(label === '' ? [] : [sized(fitBytes(label, longest.label), 4)]),
      ...(missing ? [doubles(...missing)] : []),
    ]);
  }
  const labelled = columns.flatMap(({ labels }, i) => (labels.length > 0 ? [{ labels, slot: i + 1 }] : []));
  // Variables of one scale share its labels, in one record.
  for (const sharing of Map.groupBy(labelled, ({ labels }) => JSON.stringify(labels)).values()) {
    const { labels } = sharing[0]!;
    yield ints(3, labels.length);
    for (const [code, label] of labels)
      yield Buffer.concat([doubles(code), shortSized(fitBytes(label, longest.valueLabel))]);
    yield ints(4, sharing.length, ...sharing.map(({ slot }) => slot));
  }
  yield extension(3, 4, ints(1, 0, 0, -1, 1, 1, 2, 65_001));
  yield extension(4, 8, doubles(systemMissing, Number.MAX_VALUE, nextAbove(systemMissing)));
  yield extension(11, 4, ints(...columns.flatMap(({ measure }) => [measures[measure], numberWidth, 1])));
  yield extension(13, 1, Buffer.from(names.map(({ short, long }) => `${short}=${long}`).join('\t')));
  yield extension(20, 1, Buffer.from('UTF-8'));
  yield ints(999, 0);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const savDay = (date: Date): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(date.getUTCDate())} ${months[date.getUTCMonth()]} ${two(date.getUTCFullYear() % 100)}`;
};

/** The smallest number above a negative one. */
const nextAbove = (value: number): number => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) - 1n);
  return view.getFloat64(0);
};

const ints = (...values: readonly number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);
const doubles = (...values: readonly number[]): Buffer => Buffer.from(Float64Array.from(values).buffer);

/** Filled with blanks to its length. */
const text = (value: string, length: number): Buffer => {
  const bytes = Buffer.alloc(length, ' ');
  bytes.write(value);
  return bytes;
};

const sized = (value: string, unit: number): Buffer => {
  const length = Buffer.byteLength(value);
  return Buffer.concat([ints(length), text(value, Math.ceil(length / unit) * unit)]);
};

/** With its length in one byte, both together a multiple of eight. */
const shortSized = (value: string): Buffer => {
  const length = Buffer.byteLength(value);
  return Buffer.concat([Buffer.of(length), text(value, Math.ceil((length + 1) / 8) * 8 - 1)]);
};

const extension = (subtype: number, size: number, content: Buffer): Buffer =>
  Buffer.concat([ints(7, subtype, size, content.length / size), content]);

const codes = { end: 252, raw: 253, systemMissing: 255 } as const;

const codesAGroup = 8;

/** Eight values have eight codes of a byte before what does not fit into one. */
class Packer {
  readonly #codes = Buffer.alloc(codesAGroup);
  readonly #raw = Buffer.alloc(codesAGroup * 8);
  #coded = 0;
  #rawBytes = 0;

  pack(values: Float64Array): Buffer {
    const bytes = Buffer.alloc(values.length * 9 + 2 * codesAGroup * 9);
    let at = 0;
    for (const value of values) {
      if (Number.isNaN(value)) this.#codes[this.#coded] = codes.systemMissing;
      else if (Number.isInteger(value) && value > -bias && value < codes.end - bias) {
        this.#codes[this.#coded] = value + bias;
      } else {
        this.#codes[this.#coded] = codes.raw;
        this.#rawBytes = this.#raw.writeDoubleLE(value, this.#rawBytes);
      }
      if (++this.#coded === codesAGroup) at = this.#flush(bytes, at);
    }
    return bytes.subarray(0, at);
  }

  end(): Buffer {
    this.#codes[this.#coded++] = codes.end;
    this.#codes.fill(0, this.#coded);
    const bytes = Buffer.alloc(codesAGroup * 9);
    return bytes.subarray(0, this.#flush(bytes, 0));
  }

  #flush(bytes: Buffer, at: number): number {
    this.#codes.copy(bytes, at);
    this.#raw.copy(bytes, at + codesAGroup, 0, this.#rawBytes);
    const end = at + codesAGroup + this.#rawBytes;
    this.#coded = 0;
    this.#rawBytes = 0;
    return end;
  }
}
