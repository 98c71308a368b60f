import type { FeatureKey } from './message-features.ts';
import { type Space, spaces } from './message-terms.ts';

/** The two things that are predicted: which wording wins, and the click rate of a topic. */
export type Head = 'score' | 'rate';
export const heads = ['score', 'rate'] as const satisfies readonly Head[];
export const spaceNames = ['words', 'characters', 'tags'] as const satisfies readonly Space[];

export interface SpaceWeights {
  readonly buckets: Uint32Array;
  readonly idf: Float32Array;
  readonly weights: Readonly<Record<Head, Float32Array>>;
}

export interface WordWeights {
  /** 24 bits each. */
  readonly hashes: Uint32Array;
  readonly shares: Float32Array;
  readonly weights: Readonly<Record<Head, Float32Array>>;
}

interface FeatureWeight {
  readonly key: FeatureKey;
  readonly mean: number;
  readonly deviation: number;
  readonly weights: Readonly<Record<Head, number>>;
}

export interface Calibration {
  /** A is better than B with σ((score A − score B) / temperature). */
  readonly temperature: number;
  /** Log-odds of a click that one point of a difference in score stands for. */
  readonly slope: number;
  /** 90 % of measured differences of log-odds are within this of what is predicted. */
  readonly halfWidth: number;
  /** Standard deviation of a message's own log-odds around what its score says, sampling aside. */
  readonly spread: number;
  /** Quantiles of the reference set, from the lowest to the highest in even steps. */
  readonly reference: Readonly<Record<Head, readonly number[]>>;
}

export interface ModelHeader {
  readonly version: 1;
  readonly credit: readonly string[];
  readonly trainedOn: { readonly texts: number; readonly pairs: number; readonly stories: number };
  readonly spaces: Readonly<Record<Space, { readonly scale: number; readonly otherIdf: number }>>;
  readonly features: readonly FeatureWeight[];
  readonly calibration: Calibration;
}

export interface Model {
  readonly header: ModelHeader;
  readonly spaces: Readonly<Record<Space, SpaceWeights>>;
  readonly words: WordWeights;
}

/** Of a column of numbers in bytes: how many, and what a step of one stands for. */
interface Column {
  readonly count: number;
  readonly step: number;
}

interface WrittenHeader extends ModelHeader {
  readonly columns: readonly Column[];
}

const magic = 'SOUNDPR1';
const hashBytes = 3;

/**
 * A model as bytes: a name, the length of the header, the header as JSON, then per hash space a bit for each bucket, its
 * idf and weights, then the words' hashes, shares and weights; every number a byte times its column's step.
 */
export const writeModel = (model: Model): Uint8Array<ArrayBuffer> => {
  const columns: Column[] = [];
  const parts: Uint8Array[] = [];
  const write = (values: Float32Array, limit: number): void => {
    const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    const step = Number((most / limit).toPrecision(8));
    columns.push({ count: values.length, step });
    parts.push(Uint8Array.from(values, (value) => Math.max(-limit, Math.min(limit, Math.round(value / step))) & 255));
  };
  for (const name of spaceNames) {
    const { buckets, idf, weights } = model.spaces[name];
    const bits = new Uint8Array(spaces[name] / 8);
    for (const bucket of buckets) bits[bucket >> 3]! |= 1 << (bucket & 7);
    parts.push(bits);
    write(idf, 255);
    for (const head of heads) write(weights[head], 127);
  }
  const { hashes, shares, weights } = model.words;
  parts.push(
    Uint8Array.from(hashes, (hash) => hash),
    Uint8Array.from(hashes, (hash) => hash >> 8),
  );
  parts.push(Uint8Array.from(hashes, (hash) => hash >> 16));
  write(shares, 255);
  for (const head of heads) write(weights[head], 127);
  const header: WrittenHeader = { ...model.header, columns };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, json.length, true);
  return join([new TextEncoder().encode(magic), length, json, ...parts]);
};

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Reads what `writeModel` wrote. Throws where the bytes are something else, or cut off. */
export const readModel = (bytes: Uint8Array): Model => {
  if (new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic) throw new Error('This is no model file.');
  let at = magic.length;
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new Error('The model file is cut off.');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const length = take(4);
  const json = take(new DataView(length.buffer, length.byteOffset, 4).getUint32(0, true));
  const { columns, ...header } = JSON.parse(new TextDecoder().decode(json)) as WrittenHeader;
  let column = 0;
  const read = (isSigned: boolean): Float32Array => {
    const { count, step } = columns[column++]!;
    return Float32Array.from(take(count), (byte) => (isSigned ? (byte << 24) >> 24 : byte) * step);
  };
  const readWeights = () => ({ score: read(true), rate: read(true) });
  const readSpace = (name: Space): SpaceWeights => {
    const buckets = bucketsIn(take(spaces[name] / 8));
    return { buckets, idf: read(false), weights: readWeights() };
  };
  const bySpace = { words: readSpace('words'), characters: readSpace('characters'), tags: readSpace('tags') };
  const words = columns[column]!.count;
  const planes = Array.from({ length: hashBytes }, () => take(words));
  const hashes = Uint32Array.from(planes[0]!, (low, i) => low | (planes[1]![i]! << 8) | (planes[2]![i]! << 16));
  return { header, spaces: bySpace, words: { hashes, shares: read(false), weights: readWeights() } };
};

const bucketsIn = (bits: Uint8Array): Uint32Array => {
  const buckets: number[] = [];
  for (const [index, byte] of bits.entries()) {
    for (let bit = 0; byte >> bit > 0; bit++) if ((byte >> bit) & 1) buckets.push(index * 8 + bit);
  }
  return Uint32Array.from(buckets);
};
