import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import type { ByteReader } from './byte-reader.ts';
import { chooseEncoding, damaged, type Extensions, readExtension } from './sav-extensions.ts';

export interface SavVariable {
  readonly name: string;
  /** Empty where it has none. */
  readonly label: string;
  /** Bytes of a text; 0 for a number. */
  readonly width: number;
  /** Pieces of at most 255 used bytes in which a case holds a text; [8] for a number. */
  readonly pieces: readonly number[];
  readonly format: number;
  /** By code: a number, or a text without the blanks at its end. */
  readonly labels: ReadonlyMap<number | string, string>;
  readonly missing: Missing;
}

interface Missing {
  readonly values: readonly (number | string)[];
  readonly range: readonly [low: number, high: number] | null;
}

export interface SavDictionary {
  readonly variables: readonly SavVariable[];
  /** The variable that cases are weighted by. */
  readonly weight: number | null;
  readonly compression: 'none' | 'bytes' | 'zlib';
  readonly bias: number;
  readonly systemMissing: number;
  readonly isLittleEndian: boolean;
  readonly decode: (bytes: Uint8Array) => string;
  /** How many cases there are; below 0 where the file does not say. */
  readonly cases: number;
  /** Where the cases begin, in bytes. */
  readonly casesAt: number;
}

interface Draft {
  readonly name: string;
  readonly slot: number;
  readonly width: number;
  readonly format: number;
  readonly label: Uint8Array | null;
  readonly missing: Missing & { readonly texts: readonly Uint8Array[] };
  readonly labels: [code: Uint8Array | number, label: Uint8Array][];
}

const compressions = ['none', 'bytes', 'zlib'] as const;
const variableRecord = 2;
const labelRecord = 3;
const documentRecord = 6;
const extensionRecord = 7;
const endRecord = 999;

/**
 * Reads the dictionary of a .sav or .zsav file. Throws UnreadableFileError where it is damaged or larger than a table
 * may be. Source of the layout: "System File Format" of the developers' guide of GNU PSPP.
 */
export const readSavDictionary = async (bytes: ByteReader): Promise<SavDictionary> => {
  const header = await readHeader(bytes);
  const drafts: Draft[] = [];
  const found: Extensions = {
    ...{ longNames: new Map(), widths: new Map(), longLabels: [], longMissing: [] },
    ...{ characterCode: null, encoding: null, systemMissing: -Number.MAX_VALUE },
  };
  let slots = 0;
  for (;;) {
    const record = await bytes.int();
    if (record === endRecord) break;
    if (record === variableRecord) {
      const draft = await readVariable(bytes, slots++);
      if (draft) drafts.push(draft);
      if (drafts.length > tableLimits.columns)
        throw new UnreadableFileError('tooManyColumns_sheet', { most: tableLimits.columns });
    } else if (record === labelRecord) await readLabels(bytes, drafts);
    else if (record === documentRecord) await bytes.skip(80 * (await bytes.count()));
    else if (record === extensionRecord) await readExtension(bytes, found);
    else throw damaged();
  }
  await bytes.skip(4);
  const texts = drafts.flatMap(({ label, labels }) => [...(label ? [label] : []), ...labels.map(([, text]) => text)]);
  const decode = chooseEncoding(found, texts);
  const variables = joinPieces(drafts, found, decode);
  const weightedBy = drafts.find(({ slot }) => slot === header.weightSlot)?.name;
  const weight = variables.findIndex(({ draft }) => draft.name === weightedBy);
  return {
    ...header,
    ...{ variables: variables.map(({ variable }) => variable), weight: weight < 0 ? null : weight },
    ...{ systemMissing: found.systemMissing, isLittleEndian: bytes.isLittleEndian, decode, casesAt: bytes.position },
  };
};

const readHeader = async (bytes: ByteReader) => {
  await bytes.skip(64);
  const layout = await bytes.take(4);
  const isLayout = (value: number) => value === 2 || value === 3;
  bytes.isLittleEndian = isLayout(layout.readInt32LE());
  if (!bytes.isLittleEndian && !isLayout(layout.readInt32BE())) throw damaged();
  await bytes.skip(4);
  const compression = compressions[await bytes.int()];
  if (!compression) throw damaged();
  const weightSlot = (await bytes.int()) - 1;
  const cases = await bytes.int();
  const bias = await bytes.double();
  await bytes.skip(9 + 8 + 64 + 3);
  return { compression, weightSlot, cases, bias };
};

const continued = -1;

const readVariable = async (bytes: ByteReader, slot: number): Promise<Draft | null> => {
  const width = await bytes.int();
  const hasLabel = await bytes.int();
  const missing = await bytes.int();
  const format = ((await bytes.int()) >> 16) & 0xff;
  await bytes.skip(4);
  const name = (await bytes.take(8)).toString('latin1').trimEnd();
  const label = hasLabel ? await bytes.padded(4) : null;
  const values: number[] = [];
  const texts: Uint8Array[] = [];
  if (Math.abs(missing) > 3 || width < continued || width > 255) throw damaged();
  for (let i = 0; i < Math.abs(missing); i++) {
    if (width > 0) texts.push(await bytes.take(8));
    else values.push(await bytes.double());
  }
  if (width === continued) return null;
  const range = missing < 0 ? ([values.shift()!, values.shift()!] as const) : null;
  return { name, slot, width, format, label, missing: { values, range, texts }, labels: [] };
};

const readLabels = async (bytes: ByteReader, drafts: readonly Draft[]): Promise<void> => {
  const labels: [Buffer, Uint8Array][] = [];
  for (let left = await bytes.count(); left > 0; left--) {
    const code = await bytes.take(8);
    const length = (await bytes.take(1))[0]!;
    const label = (await bytes.take(length)).subarray();
    await bytes.skip((8 - ((length + 1) % 8)) % 8);
    labels.push([code, label]);
  }
  if ((await bytes.int()) !== labelRecord + 1) throw damaged();
  for (let left = await bytes.count(); left > 0; left--) {
    const slot = (await bytes.int()) - 1;
    const draft = findSlot(drafts, slot);
    for (const [code, label] of labels) draft.labels.push([draft.width > 0 ? code : bytes.doubleOf(code), label]);
  }
};

const findSlot = (drafts: readonly Draft[], slot: number): Draft => {
  let [low, high] = [0, drafts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (drafts[middle]!.slot < slot) low = middle + 1;
    else high = middle;
  }
  if (drafts[low]?.slot !== slot) throw damaged();
  return drafts[low]!;
};

const pieceBytes = 255;
/** Of which so many count where the pieces are counted. */
const countedBytes = 252;

const joinPieces = (
  drafts: readonly Draft[],
  { longNames, widths, longLabels, longMissing }: Extensions,
  decode: (bytes: Uint8Array) => string,
) => {
  const decodeName = (name: string) => decode(Buffer.from(name, 'latin1'));
  const nameOf = ({ name }: Draft) => {
    const long = longNames.get(name);
    return long ? decode(long) : decodeName(name);
  };
  const labelsOf = Map.groupBy(longLabels, ({ name }) => decodeName(name));
  const missingOf = Map.groupBy(longMissing, ({ name }) => decodeName(name));
  const joined: { draft: Draft; variable: SavVariable }[] = [];
  for (let at = 0; at < drafts.length; ) {
    const draft = drafts[at]!;
    const width = widths.get(draft.name) ?? draft.width;
    const count = width > pieceBytes ? Math.ceil(width / countedBytes) : 1;
    const parts = drafts.slice(at, at + count);
    if (parts.length < count || (count > 1 && parts.some((part) => part.width === 0))) throw damaged();
    at += count;
    const name = nameOf(draft);
    const text = (code: Uint8Array | number) => (typeof code === 'number' ? code : decode(code));
    const { values, range, texts } = draft.missing;
    const variable: SavVariable = {
      ...{ name, label: draft.label ? decode(draft.label).trim() : '', width, format: draft.format },
      pieces: width === 0 ? [8] : parts.map((part) => part.width),
      labels: new Map([
        ...draft.labels.map(([code, label]) => [text(code), decode(label).trim()] as const),
        ...(labelsOf.get(name) ?? []).map(({ code, label }) => [decode(code), decode(label).trim()] as const),
      ]),
      missing: {
        values: [...values, ...texts.map(decode), ...(missingOf.get(name) ?? []).map(({ code }) => decode(code))],
        range,
      },
    };
    joined.push({ draft, variable });
  }
  return joined;
};
