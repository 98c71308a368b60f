import { bias, CasePacker } from './case-packer.ts';
import { fitBytes, nameVariables } from './sav-names.ts';
import { countSlots, pieceWidths } from './sav-text.ts';

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

export interface SavText {
  readonly name: string;
  readonly label: string;
  /** In bytes, 1 … `longestText`. */
  readonly width: number;
}

/** Some cases, one behind the other; NaN is a value that is missing in the system. */
export interface SavCases {
  readonly values: Float64Array;
  readonly texts: readonly string[];
}

export interface SavFile {
  readonly title: string;
  readonly createdOn: Date;
  readonly columns: readonly SavColumn[];
  /** They stand behind the numbers. */
  readonly texts: readonly SavText[];
  /** The place of the variable that cases are weighted by. */
  readonly weight: number | null;
  readonly cases: number;
}

const systemMissing = -Number.MAX_VALUE;
const longest = { label: 255, valueLabel: 120, title: 64 } as const;
const measures = { nominal: 1, ordinal: 2, scale: 3 } as const;
const textFormat = 1;
const numberFormat = 5;
const numberWidth = 8;
/** On screen; what it holds is longer. */
const textWidth = 40;

/**
 * A .sav file in UTF-8, piece by piece: its dictionary, then the cases that `rows` yields. Longer labels and texts are
 * cut.
 * Source of the layout: "System File Format" of the developers' guide of GNU PSPP.
 */
export async function* writeSav(
  file: SavFile,
  rows: AsyncIterable<SavCases> | Iterable<SavCases>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.concat([...dictionary(file)]);
  const packer = new CasePacker(file);
  for await (const cases of rows) yield packer.pack(cases);
  yield packer.end();
}

function* dictionary({ title, createdOn, columns, texts, weight, cases }: SavFile): Generator<Buffer> {
  const names = nameVariables([...columns, ...texts].map(({ name }) => name));
  const pieces = texts.flatMap(({ width }) => pieceWidths(width));
  const slots = columns.length + pieces.reduce((sum, width) => sum + countSlots(width), 0);
  yield Buffer.concat([
    text('$FL2', 4),
    text('@(#) SPSS DATA FILE Soundings', 60),
    ints(2, slots, 1, weight === null ? 0 : weight + 1, cases),
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
  yield* textVariables(texts, names.slice(columns.length));
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
  const shown = [
    ...columns.flatMap(({ measure }) => [measures[measure], numberWidth, 1]),
    ...pieces.flatMap(() => [measures.nominal, textWidth, 0]),
  ];
  yield extension(11, 4, ints(...shown));
  yield extension(13, 1, Buffer.from(names.map(({ short, long }) => `${short}=${long}`).join('\t')));
  const longTexts = texts.flatMap(({ width }, i) =>
    width > 255 ? [`${names[columns.length + i]!.short}=${String(width).padStart(5, '0')}\0\t`] : [],
  );
  if (longTexts.length > 0) yield extension(14, 1, Buffer.from(longTexts.join('')));
  yield extension(20, 1, Buffer.from('UTF-8'));
  yield ints(999, 0);
}

const continued = -1;

/** Every eight bytes of a text have a record, and each piece but the first a name that nobody sees. */
function* textVariables(texts: readonly SavText[], names: readonly { readonly short: string }[]): Generator<Buffer> {
  let hidden = 0;
  for (const [i, { label, width }] of texts.entries()) {
    for (const [piece, bytes] of pieceWidths(width).entries()) {
      const format = (textFormat << 16) | (bytes << 8);
      const name = piece === 0 ? names[i]!.short : `S${String(++hidden).padStart(7, '0')}`;
      const isNamed = piece === 0 && label !== '';
      yield Buffer.concat([
        ints(2, bytes, isNamed ? 1 : 0, 0, format, format),
        text(name, 8),
        ...(isNamed ? [sized(fitBytes(label, longest.label), 4)] : []),
      ]);
      const slot = Buffer.concat([ints(2, continued, 0, 0, 0, 0), text('', 8)]);
      for (let left = countSlots(bytes) - 1; left > 0; left--) yield slot;
    }
  }
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
