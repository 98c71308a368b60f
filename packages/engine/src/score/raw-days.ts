import { prefixStride, type RawColumn, type RawDays, type RawPools } from './score-sums.ts';

export function poolsFor(columns: readonly (RawColumn | null)[], blocks: number): RawPools {
  const slotCounts = Array(9).fill(0) as number[];
  const slots = new Uint32Array(columns.length);
  for (const [at, column] of columns.entries()) if (column) slots[at] = slotCounts[column.bytes]!++;
  const days = (width: number): number => slotCounts[width]! * blocks * prefixStride;
  return {
    bytes: new Uint8Array(days(1)),
    shorts: new Uint16Array(days(2)),
    words: new Uint32Array(days(4)),
    floats: new Float64Array(days(8)).fill(Number.NaN),
    widths: Uint8Array.from(columns, (column) => column?.bytes ?? 0),
    scales: Uint8Array.from(columns, (column) => column?.scale ?? 1),
    slots,
    slotCounts,
  };
}

const choosePool = ({ bytes, shorts, words, floats }: RawPools, width: number) =>
  width === 1 ? bytes : width === 2 ? shorts : width === 4 ? words : floats;

export const placeIn = ({ widths, slots, slotCounts }: RawPools, at: number, day: number): number =>
  ((day >> 5) * slotCounts[widths[at]!]! + slots[at]!) * prefixStride + (day & (prefixStride - 1));

export function pack(pools: RawPools, at: number, { raw, bytes }: RawColumn): void {
  const pool = choosePool(pools, bytes);
  for (let day = 0; day < raw.length; day += prefixStride) {
    pool.set(raw.subarray(day, day + prefixStride), placeIn(pools, at, day));
  }
}

export function poolDay(pools: RawPools, at: number, day: number): number {
  const width = pools.widths[at]!;
  if (width === 0) return Number.NaN;
  const stored = choosePool(pools, width)[placeIn(pools, at, day)]!;
  if (width === 8) return stored;
  return stored === 0 ? Number.NaN : (stored - 1) / pools.scales[at]!;
}

/** Days of a column from one on up to another that is not included; null where no day of it is known. */
export function poolDays(pools: RawPools, at: number, from: number, to: number): Float64Array | null {
  const width = pools.widths[at]!;
  if (width === 0) return null;
  const scale = pools.scales[at]!;
  const days = new Float64Array(to - from);
  for (let day = from; day < to; ) {
    const end = Math.min(to, ((day >> 5) + 1) << 5);
    const place = placeIn(pools, at, day);
    if (width === 1) readBytes(pools.bytes, place, scale, days, day - from, end - from);
    else if (width === 2) readShorts(pools.shorts, place, scale, days, day - from, end - from);
    else if (width === 4) readWords(pools.words, place, scale, days, day - from, end - from);
    else days.set(pools.floats.subarray(place, place + end - day), day - from);
    day = end;
  }
  return days;
}

/** A loop for one kind of array each: one that meets several kinds takes several times as long. */
const readWhole =
  <A extends Uint8Array | Uint16Array | Uint32Array>() =>
  (pool: A, place: number, scale: number, into: Float64Array, from: number, to: number): void => {
    for (let i = from, at = place; i < to; i++, at++) {
      const stored = pool[at]!;
      into[i] = stored === 0 ? Number.NaN : (stored - 1) / scale;
    }
  };
const readBytes = readWhole<Uint8Array>();
const readShorts = readWhole<Uint16Array>();
const readWords = readWhole<Uint32Array>();

const writeWhole =
  <A extends Uint8Array | Uint16Array | Uint32Array>() =>
  (raw: A, at: number, scale: number, numbers: Float64Array): void => {
    for (let i = 0; i < numbers.length; i++) {
      const x = numbers[i]!;
      raw[at + i] = Number.isNaN(x) ? 0 : Math.round(x * scale) + 1;
    }
  };
const writeBytes = writeWhole<Uint8Array>();
const writeShorts = writeWhole<Uint16Array>();
const writeWords = writeWhole<Uint32Array>();

export function unpack(pools: RawPools, at: number, days: number, length: number): RawColumn | null {
  const bytes = pools.widths[at]! as RawColumn['bytes'] | 0;
  if (bytes === 0) return null;
  const pool = choosePool(pools, bytes);
  const raw = emptyDays(bytes, length);
  for (let day = 0; day < days; day += prefixStride) {
    const place = placeIn(pools, at, day);
    raw.set(pool.subarray(place, place + Math.min(prefixStride, days - day)), day);
  }
  return { raw, bytes, scale: pools.scales[at]! as RawColumn['scale'] };
}

type Scale = RawColumn['scale'];
interface Need {
  readonly scale: Scale;
  readonly most: number;
}
const floats: Need = { scale: 1, most: Number.POSITIVE_INFINITY };

function emptyDays(bytes: RawColumn['bytes'], length: number): RawDays {
  if (bytes === 1) return new Uint8Array(length);
  if (bytes === 2) return new Uint16Array(length);
  return bytes === 4 ? new Uint32Array(length) : new Float64Array(length).fill(Number.NaN);
}

/** Bytes of a day that hold one more than the largest number, as 0 is a day that is unknown. */
const bytesFor = ({ most }: Need): RawColumn['bytes'] =>
  most < 2 ** 8 - 1 ? 1 : most < 2 ** 16 - 1 ? 2 : most < 2 ** 32 - 1 ? 4 : 8;

const columnNeed = ({ bytes, scale }: RawColumn): Need =>
  bytes === 8 ? floats : { scale, most: 2 ** (8 * bytes) - 2 };

const scaleFor = (numbers: Float64Array): Scale | null => {
  let scale: Scale = 1;
  for (let i = 0; i < numbers.length; i++) {
    const x = numbers[i]!;
    while (!Number.isNaN(x) && Math.round(x * scale) / scale !== x) {
      if (scale === 100) return null;
      scale = scale === 1 ? 10 : 100;
    }
  }
  return scale;
};

const needFor = (numbers: Float64Array): Need => {
  const scale = scaleFor(numbers);
  if (scale === null) return floats;
  let most = 0;
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! > most) most = numbers[i]!;
  return { scale, most: most * scale };
};

const together = (a: Need, b: Need): Need => {
  const scale = Math.max(a.scale, b.scale) as Scale;
  return { scale, most: Math.max((a.most / a.scale) * scale, (b.most / b.scale) * scale) };
};

const readDay = ({ raw, bytes, scale }: RawColumn, at: number): number => {
  const stored = raw[at]!;
  if (bytes === 8) return stored;
  return stored === 0 ? Number.NaN : (stored - 1) / scale;
};

const write = ({ raw, scale }: RawColumn, at: number, numbers: Float64Array): void => {
  if (raw instanceof Uint8Array) writeBytes(raw, at, scale, numbers);
  else if (raw instanceof Uint16Array) writeShorts(raw, at, scale, numbers);
  else if (raw instanceof Uint32Array) writeWords(raw, at, scale, numbers);
  else raw.set(numbers, at);
};

export const unpackDays = (column: RawColumn, from: number, to: number): Float64Array => {
  const days = new Float64Array(to - from);
  for (let at = from; at < to; at++) days[at - from] = readDay(column, at);
  return days;
};

const fits = (has: Need, need: Need): boolean =>
  has === floats || (has.scale >= need.scale && has.most / has.scale >= need.most / need.scale);

export function put(column: RawColumn | null, length: number, at: number, numbers: Float64Array): RawColumn {
  const need = needFor(numbers);
  const has = column && columnNeed(column);
  let fitting = column;
  if (!fitting || !fits(has!, need)) {
    const wanted = has ? together(has, need) : need;
    const bytes = bytesFor(wanted);
    fitting = { raw: emptyDays(bytes, length), bytes, scale: bytes === 8 ? 1 : wanted.scale };
    if (column) write(fitting, 0, unpackDays(column, 0, length));
  }
  write(fitting, at, numbers);
  return fitting;
}
