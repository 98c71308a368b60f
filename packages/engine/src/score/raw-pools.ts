import { emptyDays } from './raw-days.ts';
import { blockDays, type RawColumn, type RawPools } from './score-sums.ts';

/** Room for columns of so many blocks; each is put in by `pack`. */
export function poolsFor(columns: readonly (RawColumn | null)[], blocks: number): RawPools {
  const slotCounts = Array(9).fill(0) as number[];
  const slots = new Uint32Array(columns.length);
  for (const [at, column] of columns.entries()) if (column) slots[at] = slotCounts[column.bytes]!++;
  const days = (width: number): number => slotCounts[width]! * blocks * blockDays;
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

const poolOf = ({ bytes, shorts, words, floats }: RawPools, width: number) =>
  width === 1 ? bytes : width === 2 ? shorts : width === 4 ? words : floats;

/** Where a day of a column is in its pool. */
export const placeIn = ({ widths, slots, slotCounts }: RawPools, at: number, day: number): number =>
  ((day >> 5) * slotCounts[widths[at]!]! + slots[at]!) * blockDays + (day & (blockDays - 1));

export function pack(pools: RawPools, at: number, { raw, bytes }: RawColumn): void {
  const pool = poolOf(pools, bytes);
  for (let day = 0; day < raw.length; day += blockDays) {
    pool.set(raw.subarray(day, day + blockDays), placeIn(pools, at, day));
  }
}

/** One day of a column, NaN where it is unknown. */
export function poolDay(pools: RawPools, at: number, day: number): number {
  const width = pools.widths[at]!;
  if (width === 0) return Number.NaN;
  const stored = poolOf(pools, width)[placeIn(pools, at, day)]!;
  if (width === 8) return stored;
  return stored === 0 ? Number.NaN : (stored - 1) / pools.scales[at]!;
}

/** Days of a column from one on up to another that is not included; null where no day of it is known. */
export function poolDays(pools: RawPools, at: number, from: number, to: number): Float64Array | null {
  if (pools.widths[at] === 0) return null;
  const days = new Float64Array(to - from);
  for (let day = from; day < to; day++) days[day - from] = poolDay(pools, at, day);
  return days;
}

/** A column as it was before it was packed, over so many days, which are no fewer. */
export function unpack(pools: RawPools, at: number, days: number, length: number): RawColumn | null {
  const bytes = pools.widths[at]! as RawColumn['bytes'] | 0;
  if (bytes === 0) return null;
  const pool = poolOf(pools, bytes);
  const raw = emptyDays(bytes, length);
  for (let day = 0; day < days; day += blockDays) {
    const place = placeIn(pools, at, day);
    raw.set(pool.subarray(place, place + Math.min(blockDays, days - day)), day);
  }
  return { raw, bytes, scale: pools.scales[at]! as RawColumn['scale'] };
}
