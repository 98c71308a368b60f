import { textWidth } from '../frame/text-width.ts';
import type { Place } from '../paths.ts';
import type { Line } from './line-chart.tsx';

interface Request {
  lines: readonly Line[];
  days: readonly string[];
  width: number;
  height: number;
  formatDay: (day: string) => string;
  always: readonly number[];
  /** For the names at the ends of lines, in px. */
  room: number;
}

export interface LaidLines {
  left: number;
  right: number;
  top: number;
  bottom: number;
  xs: number[];
  x: (day: string) => number;
  isSeen: (from: string, to: string) => boolean;
  y: (value: number) => number;
  grid: number[];
  ticks: { x: number; text: string }[];
  span: ScoreSpan;
}

/** Places of a line chart in its own pixels. */
export function layLines({ lines, days, width, height, formatDay, always, room }: Request): LaidLines {
  const left = 34;
  const right = Math.max(left, width - room);
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
    grid: gridLines(span, bottom - top),
    ticks: dayTicks(xs, texts).map((index) => {
      const text = texts[index] ?? '';
      const half = textWidth(text, 11) / 2;
      return { x: Math.max(half, Math.min(width - half, xs[index] ?? 0)), text };
    }),
    span,
  };
}

interface ScoreSpan {
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

function gridLines({ min, max }: ScoreSpan, height: number): number[] {
  const step = ((max - min) / 10) * 26 > height ? 20 : 10;
  const lines: number[] = [];
  for (let at = Math.ceil(min / step) * step; at <= max; at += step) lines.push(at);
  return lines;
}

/** Every so many days that their labels have room, the last one among them. */
export function dayTicks(xs: readonly number[], labels: readonly string[], size = 11): number[] {
  const gap = Math.max(0, ...labels.map((label) => textWidth(label, size))) + 16;
  for (let step = 1; step < xs.length; step += 1) {
    const picked = xs.flatMap((_, index) => ((xs.length - 1 - index) % step === 0 ? [index] : []));
    const hasRoom = picked.every((index, at) => at === 0 || xs[index]! - xs[picked[at - 1]!]! >= gap);
    if (hasRoom) return picked;
  }
  return xs.length === 0 ? [] : [xs.length - 1];
}

/** Places at least `gap` apart, as near as can be to where they are wanted: those that crowd share their middle. */
export function spread(places: readonly number[], gap: number, min: number, max: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const crowds: { first: number; count: number; sum: number }[] = [];
  for (const index of order) {
    const wanted = Math.max(min, Math.min(places[index] ?? 0, max));
    let crowd = { first: wanted, count: 1, sum: wanted };
    for (
      let before = crowds.at(-1);
      before && before.first + before.count * gap > crowd.first;
      before = crowds.at(-1)
    ) {
      crowds.pop();
      const [count, sum] = [before.count + crowd.count, before.sum + crowd.sum];
      const first = sum / count - ((count - 1) * gap) / 2;
      crowd = { first: Math.max(min, Math.min(first, max - (count - 1) * gap)), count, sum };
    }
    crowds.push(crowd);
  }
  const made = crowds.flatMap(({ first, count }) => Array.from({ length: count }, (_, at) => first + at * gap));
  const placed = [...places];
  for (const [at, index] of order.entries()) placed[index] = made[at] ?? 0;
  return placed;
}

export const linePlaces = ({ values }: Line, { xs, y }: Pick<LaidLines, 'xs' | 'y'>): (Place | null)[] =>
  values.map((value, index) => (value === null ? null : { x: xs[index] ?? 0, y: y(value) }));

/** What happened on a day, or from one to another; `number` names it under the chart. */
export interface LineEvent {
  number: number;
  from: string;
  to: string;
}

export interface LineLevel {
  value: number;
  label: string;
}

export interface LineSpan {
  from: string;
  to: string;
  label: string;
}

/** For the name of a level, which may have to stand over the plot. */
const levelRoom = 160;

/**
 * Where the names of the period and of what it is compared with begin, in px: over the middle of their days, or at
 * either side of both where these are near each other. Null for one that finds no place.
 */
export function placeSpanNames(
  laid: Pick<LaidLines, 'left' | 'right' | 'x'>,
  period: LineSpan | undefined,
  compare: LineSpan | undefined,
): { period: number | null; compare: number | null } {
  const wide = ({ label }: LineSpan) => textWidth(label, 11);
  const overMiddle = (span: LineSpan) => {
    const left = (laid.x(span.from) + laid.x(span.to) - wide(span)) / 2;
    return Math.min(laid.right - wide(span), Math.max(laid.left, left));
  };
  const places = { period: period ? overMiddle(period) : null, compare: compare ? overMiddle(compare) : null };
  if (period === undefined || compare === undefined) return places;
  const isApart =
    overMiddle(compare) + wide(compare) + 8 < overMiddle(period) ||
    overMiddle(period) + wide(period) + 8 < overMiddle(compare);
  if (isApart) return places;
  const isBefore = laid.x(compare.from) <= laid.x(period.from);
  const [first, last] = isBefore ? [compare, period] : [period, compare];
  const firstLeft = laid.x(first.from) - 5 - wide(first);
  const [one, other] = [
    firstLeft < laid.left + levelRoom ? null : firstLeft,
    laid.x(isBefore ? last.from : last.to) + 5,
  ];
  return isBefore ? { compare: one, period: other } : { period: one, compare: other };
}

/** Px of the piece of a level's line before its name over the plot. */
const sample = 24;

/**
 * Where the name of the level stands, in px, of the left end of its base line: at the upper left over the plot, where no
 * line runs, with a piece of the level's line. Where the names of days leave no room there, it stands over the level.
 */
export function placeLevelName(
  laid: Pick<LaidLines, 'left' | 'right' | 'top' | 'y'>,
  { value, label }: LineLevel,
  free: number,
) {
  const end = laid.left + sample + textWidth(label, 11) + 12;
  return end <= Math.min(laid.right, free)
    ? { x: laid.left + sample, y: laid.top - 8, isApart: true }
    : { x: laid.left + 4, y: laid.y(value) - 5, isApart: false };
}
