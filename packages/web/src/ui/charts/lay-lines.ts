import type { Line, LinePoint } from './line-chart.tsx';
import { dayTicks, gridOf, type ScoreSpan, scoreSpan } from './line-scales.ts';

interface Request {
  lines: readonly Line[];
  days: readonly string[];
  width: number;
  height: number;
  formatDay: (day: string) => string;
  always: readonly number[];
}

export interface LaidLines {
  left: number;
  right: number;
  top: number;
  bottom: number;
  xs: number[];
  /** Where a day lies, also one between the points. */
  x: (day: string) => number;
  /** Whether some of these days are drawn. */
  isSeen: (from: string, to: string) => boolean;
  y: (value: number) => number;
  grid: number[];
  ticks: { x: number; text: string }[];
  span: ScoreSpan;
  go: (points: readonly LinePoint[]) => (id: string, key: string) => string | undefined;
}

const sides: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ups: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Whether a point is the nearest of a line that shares no day with another, so that no line is out of reach. */
const isNearest = (point: LinePoint, here: LinePoint, points: readonly LinePoint[]): boolean => {
  const isKnown = (line: Line, index: number) => (line.values[index] ?? null) !== null;
  if (here.line.values.some((_, index) => isKnown(here.line, index) && isKnown(point.line, index))) return false;
  const far = ({ index }: LinePoint) => Math.abs(index - here.index);
  const own = points.filter(({ line }) => line.id === point.line.id);
  return own.toSorted((one, other) => far(one) - far(other))[0] === point;
};

/** Left and right along a line over its gaps, up and down to the other lines of the same day, Home and End to its ends. */
const goOf = (points: readonly LinePoint[]) => (id: string, key: string) => {
  const here = points.find((point) => point.id === id);
  if (here === undefined) return undefined;
  const along = points.filter(({ line }) => line.id === here.line.id);
  if (key === 'Home') return along[0]?.id;
  if (key === 'End') return along.at(-1)?.id;
  const side = sides[key];
  if (side !== undefined) return along[along.indexOf(here) + side]?.id;
  const up = ups[key];
  if (up === undefined) return undefined;
  const value = ({ line, index }: LinePoint) => line.values[index] ?? 0;
  const column = points
    .filter((point) => point.index === here.index || isNearest(point, here, points))
    .sort((one, other) => value(other) - value(one));
  return column[column.indexOf(here) + up]?.id;
};

/** Places of a line chart in its own pixels. */
export function layLines({ lines, days, width, height, formatDay, always }: Request): LaidLines {
  const left = 34;
  const right = Math.max(left, width - (width < 420 ? 96 : 150));
  const [top, bottom] = [20, height - 30];
  const times = days.map((day) => Date.parse(day));
  const first = times[0] ?? 0;
  const length = Math.max(1, (times.at(-1) ?? 0) - first);
  const at = (time: number) => left + ((time - first) / length) * (right - left);
  const xs = times.map((time) => (times.length === 1 ? right : at(time)));
  const span = scoreSpan(
    lines.flatMap(({ values }) => values),
    always,
  );
  const texts = days.map(formatDay);
  return {
    left,
    right,
    top,
    bottom,
    xs,
    x: (day) => Math.min(right, Math.max(left, times.length === 1 ? right : at(Date.parse(day)))),
    isSeen: (from, to) => Date.parse(from) <= (times.at(-1) ?? 0) && Date.parse(to) >= first,
    y: (value) => bottom - ((value - span.min) / (span.max - span.min)) * (bottom - top),
    grid: gridOf(span, bottom - top),
    ticks: dayTicks(xs, texts).map((index) => ({ x: xs[index] ?? 0, text: texts[index] ?? '' })),
    span,
    go: goOf,
  };
}
