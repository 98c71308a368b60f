import type { RawColumn, RawDays } from './score-sums.ts';

type Scale = RawColumn['scale'];
/** How exact a column has to be: what its whole numbers are multiplied by, and the largest of them; floats have none. */
interface Need {
  readonly scale: Scale;
  readonly most: number;
}
const floats: Need = { scale: 1, most: Number.POSITIVE_INFINITY };

/** Days of which none is known. */
export function emptyDays(bytes: RawColumn['bytes'], length: number): RawDays {
  if (bytes === 1) return new Uint8Array(length);
  if (bytes === 2) return new Uint16Array(length);
  return bytes === 4 ? new Uint32Array(length) : new Float64Array(length).fill(Number.NaN);
}

/** Bytes of a day that hold one more than the largest number, as 0 is a day that is unknown. */
const bytesFor = ({ most }: Need): RawColumn['bytes'] =>
  most < 2 ** 8 - 1 ? 1 : most < 2 ** 16 - 1 ? 2 : most < 2 ** 32 - 1 ? 4 : 8;

const needOf = ({ bytes, scale }: RawColumn): Need => (bytes === 8 ? floats : { scale, most: 2 ** (8 * bytes) - 2 });

/** Whether each number is that of a whole one divided by the scale: 4.3 is that of 43 and 10. */
const scaleFor = (numbers: Float64Array): Scale | null => {
  let scale: Scale = 1;
  for (const x of numbers) {
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
  for (const x of numbers) if (x > most) most = x;
  return { scale, most: most * scale };
};

const together = (a: Need, b: Need): Need => {
  const scale = Math.max(a.scale, b.scale) as Scale;
  return { scale, most: Math.max((a.most / a.scale) * scale, (b.most / b.scale) * scale) };
};

/** NaN where it is unknown. */
export const dayOf = ({ raw, bytes, scale }: RawColumn, at: number): number => {
  const stored = raw[at]!;
  if (bytes === 8) return stored;
  return stored === 0 ? Number.NaN : (stored - 1) / scale;
};

const write = ({ raw, scale }: RawColumn, at: number, numbers: Float64Array): void => {
  if (raw instanceof Float64Array) raw.set(numbers, at);
  else for (const [i, x] of numbers.entries()) raw[at + i] = Number.isNaN(x) ? 0 : Math.round(x * scale) + 1;
};

export const daysOf = (column: RawColumn, from: number, to: number): Float64Array => {
  const days = new Float64Array(to - from);
  for (let at = from; at < to; at++) days[at - from] = dayOf(column, at);
  return days;
};

const fits = (has: Need, need: Need): boolean =>
  has === floats || (has.scale >= need.scale && has.most / has.scale >= need.most / need.scale);

/** The column with these numbers (NaN unknown, else 0 or above) at a place; another one where they do not fit in. */
export function put(column: RawColumn | null, length: number, at: number, numbers: Float64Array): RawColumn {
  const need = needFor(numbers);
  const has = column && needOf(column);
  let fitting = column;
  if (!fitting || !fits(has!, need)) {
    const wanted = has ? together(has, need) : need;
    const bytes = bytesFor(wanted);
    fitting = { raw: emptyDays(bytes, length), bytes, scale: bytes === 8 ? 1 : wanted.scale };
    if (column) write(fitting, 0, daysOf(column, 0, length));
  }
  write(fitting, at, numbers);
  return fitting;
}
