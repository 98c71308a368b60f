import { type MetricName, type MetricSource, metricSources } from '@soundings/contract/sonar/metrics';

/**
 * Days of one figure of one account, one after the other. Three things are kept apart: a day that nobody collected
 * (source 0), one that was collected without the network telling the figure (a source, and no number), and a number,
 * 0 among them.
 */
export interface Days {
  readonly values: Float64Array;
  readonly sources: Uint8Array;
}

export const uncollected = (length: number): Days => ({
  values: new Float64Array(length).fill(Number.NaN),
  sources: new Uint8Array(length),
});

/**
 * Days of a stored block, aligned to 1970-01-01. A multiple of the 32 days that scores are summed by; why no more and
 * no fewer: docs/decisions/0016.
 */
export const storageBlockDays = 128;

export const blockIndex = (day: number): number => Math.floor(day / storageBlockDays);
export const blockFirstDay = (block: number): number => block * storageBlockDays;

/** Bytes of a number that is kept as it is, and not as what it is above the least of its block. */
const float = 8;
const bitmapBytes = storageBlockDays / 8;
const headBytes = 10;

/** Which bytes of a stored block say on which of its days there is a number, counted from 0: the first day is the lowest bit. */
export const knownBytes = { from: headBytes + bitmapBytes, length: bitmapBytes };

const setBit = (bytes: Uint8Array, at: number, day: number): void => {
  bytes[at + (day >> 3)]! |= 1 << (day & 7);
};
const hasBit = (bytes: Uint8Array, at: number, day: number): boolean =>
  (bytes[at + (day >> 3)]! & (1 << (day & 7))) !== 0;

const viewBytes = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** How many bytes hold each of these as a whole number above the least of them; 8 where one of them is none. */
const bytesNeeded = (known: readonly number[], least: number): number => {
  let most = 0;
  for (const value of known) {
    const above = value - least;
    if (!Number.isInteger(above) || above >= 2 ** 48 || least + above !== value) return float;
    if (above > most) most = above;
  }
  let width = 0;
  while (most >= 256 ** width) width++;
  return width;
};

/**
 * A block as it is stored: 1 byte width of a number, 1 byte source (0: they differ), 8 bytes the least number, a bit a
 * day for "collected", a bit a day for "has a number", where sources differ 1 byte for each collected day, and for each
 * number `width` bytes above the least, low byte first, or 8 bytes of a float. Exact for every finite number.
 * @param days `storageBlockDays` of them
 */
export function packDays({ values, sources }: Days): Uint8Array {
  const collected = sources.filter((source) => source !== 0);
  const known = [...values]
    .filter((value, day) => sources[day] !== 0 && !Number.isNaN(value))
    .map((value) => value + 0);
  const least = known.length > 0 ? known.reduce((a, b) => Math.min(a, b)) : 0;
  const width = bytesNeeded(known, least);
  const oneSource = collected.every((source) => source === collected[0]);
  const sourcesAt = headBytes + 2 * bitmapBytes;
  const valuesAt = sourcesAt + (oneSource ? 0 : collected.length);
  const bytes = new Uint8Array(valuesAt + known.length * width);
  const view = viewBytes(bytes);
  bytes[0] = width;
  bytes[1] = oneSource ? (collected[0] ?? 0) : 0;
  view.setFloat64(2, least, true);
  for (let day = 0; day < storageBlockDays; day++) {
    if (sources[day] === 0) continue;
    setBit(bytes, headBytes, day);
    if (!Number.isNaN(values[day])) setBit(bytes, headBytes + bitmapBytes, day);
  }
  if (!oneSource) bytes.set(collected, sourcesAt);
  let at = valuesAt;
  for (const value of known) {
    if (width === float) view.setFloat64(at, value, true);
    else
      for (let byte = 0, rest = value - least; byte < width; byte++, rest = Math.floor(rest / 256))
        bytes[at + byte] = rest % 256;
    at += width;
  }
  return bytes;
}

export function unpackDays(bytes: Uint8Array, { values, sources }: Days, to = 0): void {
  const width = bytes[0]!;
  const source = bytes[1]!;
  const view = viewBytes(bytes);
  const least = view.getFloat64(2, true);
  let sourceAt = headBytes + 2 * bitmapBytes;
  let at = sourceAt;
  if (source === 0) for (let day = 0; day < storageBlockDays; day++) if (hasBit(bytes, headBytes, day)) at++;
  for (let day = 0; day < storageBlockDays; day++) {
    if (!hasBit(bytes, headBytes, day)) continue;
    sources[to + day] = source === 0 ? bytes[sourceAt++]! : source;
    if (!hasBit(bytes, headBytes + bitmapBytes, day)) continue;
    values[to + day] = width === float ? view.getFloat64(at, true) : least + wholeAt(bytes, at, width);
    at += width;
  }
}

const wholeAt = (bytes: Uint8Array, at: number, width: number): number => {
  let whole = 0;
  for (let byte = width - 1; byte >= 0; byte--) whole = whole * 256 + bytes[at + byte]!;
  return whole;
};

/** What stands for a figure in stored rows. A number is never given to another figure. */
const codes = {
  followers: 1,
  interactions: 2,
  comments: 3,
  posts: 4,
  following: 5,
  subscription: 6,
  employees: 7,
  score: 8,
  reviews: 9,
} as const satisfies Record<MetricName, number>;

const names = new Map<number, MetricName>(Object.entries(codes).map(([name, code]) => [code, name as MetricName]));

export const metricCode = (metric: MetricName): number => codes[metric];

/** @throws Error where a newer version has written the row */
export const metricName = (code: number): MetricName => {
  const name = names.get(code);
  if (!name) throw new Error(`There is no figure with the number ${code}.`);
  return name;
};

/** What stands for a source in stored days; 0 is a day that was not collected. */
const sourceCodes = { api: 1, provider: 2, import: 3, demo: 4 } as const satisfies Record<MetricSource, number>;

export const sourceCode = (source: MetricSource): number => sourceCodes[source];

export const sourceName = (code: number): MetricSource | null =>
  metricSources.find((source) => sourceCodes[source] === code) ?? null;
