import { textWidth } from './text-width.ts';

export interface ScoreSpan {
  min: number;
  max: number;
}

/** The part of 0 to 100 that values lie in, in whole tens with some room, at least 20 of them. */
export function scoreSpan(values: readonly (number | null)[], always: readonly number[] = []): ScoreSpan {
  const known = [...values.filter((value) => value !== null), ...always];
  if (known.length === 0) return { min: 0, max: 100 };
  const min = Math.max(0, Math.floor((Math.min(...known) - 2) / 10) * 10);
  const max = Math.min(100, Math.ceil((Math.max(...known) + 2) / 10) * 10);
  if (max - min >= 20) return { min, max };
  return max <= 80 ? { min, max: min + 20 } : { min: max - 20, max };
}

/** Lines of a grid: tens, or twenties where there are many. */
export function gridOf({ min, max }: ScoreSpan, height: number): number[] {
  const step = ((max - min) / 10) * 26 > height ? 20 : 10;
  const lines: number[] = [];
  for (let at = Math.ceil(min / step) * step; at <= max; at += step) lines.push(at);
  return lines;
}

/** Which of the days get a label, the last one always, so that none touch. */
export function dayTicks(xs: readonly number[], labels: readonly string[], size = 11): number[] {
  const gap = Math.max(0, ...labels.map((label) => textWidth(label, size))) + 16;
  const picked: number[] = [];
  let room = Number.POSITIVE_INFINITY;
  for (let index = xs.length - 1; index >= 0; index -= 1) {
    const x = xs[index] ?? 0;
    if (room - x < gap) continue;
    picked.unshift(index);
    room = x;
  }
  return picked;
}

/** Parts of a line between its gaps, as places of its values. */
export function runsOf(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  values.forEach((value, index) => {
    if (value !== null) run.push(index);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  return run.length > 0 ? [...runs, run] : runs;
}

/** Moves labels apart until each has `gap`, within `min` and `max`, in the order of their places. */
export function spread(places: readonly number[], gap: number, min: number, max: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const made = [...places];
  let least = min;
  for (const index of order) {
    made[index] = Math.max(least, made[index] ?? 0);
    least = (made[index] ?? 0) + gap;
  }
  let most = max;
  for (const index of order.toReversed()) {
    made[index] = Math.min(most, made[index] ?? 0);
    most = (made[index] ?? 0) - gap;
  }
  return made;
}

/** A line broken at its gaps, as an SVG path; a value alone between gaps has none. */
export const linePath = (
  values: readonly (number | null)[],
  { xs, y }: { xs: readonly number[]; y: (value: number) => number },
): string =>
  runsOf(values)
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map((index) => `${xs[index] ?? 0},${y(values[index] ?? 0)}`).join('L')}`)
    .join('');
