export interface SeriesScale {
  x: (day: string) => number;
  y: (value: number) => number;
  low: number;
  high: number;
}

const dayMs = 86_400_000;
const dayOf = (day: string): number => Date.parse(day) / dayMs;

/** A state begins near its lowest value, as it would be a flat line otherwise; what is counted begins at 0. */
export function seriesScale(
  { days, values, kind }: { days: readonly string[]; values: readonly (number | null)[]; kind: string },
  { width, height, pad }: { width: number; height: number; pad: number },
): SeriesScale {
  const known = values.filter((value) => value !== null);
  const top = Math.max(0, ...known);
  const least = known.length === 0 ? 0 : Math.min(...known);
  const low = kind === 'flow' ? 0 : least - (top - least) * 0.15;
  const high = top > low ? top : low + 1;
  const [first, last] = [dayOf(days[0] ?? '1970-01-01'), dayOf(days.at(-1) ?? '1970-01-02')];
  return {
    x: (day) => pad + ((dayOf(day) - first) / Math.max(1, last - first)) * (width - 2 * pad),
    y: (value) => pad + (1 - (value - low) / (high - low)) * (height - 2 * pad),
    low: least,
    high: top,
  };
}

/** The line through known values; what is unknown is a gap, a value between two gaps a dot. */
export function seriesPath(
  days: readonly string[],
  values: readonly (number | null)[],
  { x, y }: Pick<SeriesScale, 'x' | 'y'>,
): { line: string; dots: { x: number; y: number }[] } {
  let line = '';
  const dots: { x: number; y: number }[] = [];
  values.forEach((value, index) => {
    const day = days[index];
    if (value === null || day === undefined) return;
    const [px, py] = [x(day), y(value)];
    const hasBefore = index > 0 && values[index - 1] !== null;
    const hasAfter = values[index + 1] !== null && values[index + 1] !== undefined;
    line += `${hasBefore ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`;
    if (!hasBefore && !hasAfter) dots.push({ x: px, y: py });
  });
  return { line, dots };
}
