import type { LaidLines } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';

export interface Pointed {
  index: number;
  line: string | null;
}

export function nearestIndex(places: readonly number[], x: number): number {
  const after = places.findIndex((place) => place >= x);
  if (after <= 0) return after === 0 ? 0 : places.length - 1;
  return x - (places[after - 1] ?? 0) < (places[after] ?? 0) - x ? after - 1 : after;
}

/** How far from a line it is still meant, in px. */
const near = 12;

export function pointAt({ xs, y }: LaidLines, lines: readonly Line[], place: { x: number; y: number }): Pointed {
  const index = nearestIndex(xs, place.x);
  let found: string | null = null;
  let nearest = near;
  for (const line of lines) {
    const height = heightAt(line, { xs, y }, place.x, index);
    const far = height === null ? Number.POSITIVE_INFINITY : Math.abs(height - place.y);
    if (far >= nearest) continue;
    nearest = far;
    found = line.id;
  }
  return { index, line: found };
}

/** Where a line is at `x`, also between its days; null over its gaps. */
function heightAt({ values }: Line, { xs, y }: Pick<LaidLines, 'xs' | 'y'>, x: number, index: number): number | null {
  const here = values[index] ?? null;
  if (here === null) return null;
  const next = index + Math.sign(x - (xs[index] ?? 0));
  const there = values[next] ?? here;
  const length = (xs[next] ?? x) - (xs[index] ?? x);
  const share = length === 0 ? 0 : Math.min(1, (x - (xs[index] ?? 0)) / length);
  return y(here + (there - here) * share);
}

export interface DayValues {
  rows: readonly { line: Line; value: number | null }[];
  more: number;
}

/**
 * What lines tell of a day: one's own first, also where it tells nothing, then the highest values. Beyond `most` rows
 * they are counted only, but for the line that is pointed at.
 */
export function readDay(lines: readonly Line[], { index, line: pointed }: Pointed, most: number): DayValues {
  const all = lines
    .map((line) => ({ line, value: line.values[index] ?? null }))
    .filter(({ line, value }) => value !== null || line.isOwn)
    .sort((one, other) => Number(other.line.isOwn ?? false) - Number(one.line.isOwn ?? false) || compare(one, other));
  const rows = all.slice(0, most);
  const asked = all.slice(most).find(({ line }) => line.id === pointed);
  return { rows: asked === undefined ? rows : [...rows.slice(0, -1), asked], more: all.length - rows.length };
}

const compare = (one: { value: number | null }, other: { value: number | null }): number =>
  (other.value ?? -1) - (one.value ?? -1);

const days: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  PageDown: (index) => Math.max(0, index - 7),
  PageUp: (index, last) => Math.min(last, index + 7),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads: left and right to other days, up and down to the next line of the day; null for other keys. */
export function moveByKey(lines: readonly Line[], at: Pointed, key: string): Pointed | null {
  const last = (lines[0]?.values.length ?? 1) - 1;
  const to = days[key]?.(at.index, last);
  if (to !== undefined) return { ...at, index: to };
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const column = lines
    .map((line) => ({ line, value: line.values[at.index] ?? null }))
    .filter(({ value }) => value !== null)
    .sort(compare);
  if (column.length === 0) return at;
  const place = column.findIndex(({ line }) => line.id === at.line);
  const own = Math.max(
    0,
    column.findIndex(({ line }) => line.isOwn),
  );
  const next = place < 0 ? own : place + (key === 'ArrowUp' ? -1 : 1);
  return { ...at, line: column[Math.min(column.length - 1, Math.max(0, next))]?.line.id ?? null };
}
