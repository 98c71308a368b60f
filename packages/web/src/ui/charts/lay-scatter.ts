import { nice } from 'd3-array';
import { clipLabel, textWidth } from './frame/text-width.ts';

export interface Labelled {
  id: string;
  text: string;
  x: number;
  y: number;
  isSure?: boolean | undefined;
}

interface Point {
  x: number;
  y: number;
}

interface Spot {
  id: string;
  name: string;
  x: number;
  y: number;
  weight: number;
  isSure?: boolean | undefined;
}

interface Room {
  width: number;
  height: number;
  left?: number;
  corners?: readonly Corner[];
  taken?: readonly Box[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const most = 80;
const tried = 240;

const minSpan = 10;

/**
 * The part of 0 to 100 that values lie in, with a tenth of it on either side, from one whole tick to another. A level
 * that would lie on its edge has that room, too.
 */
export function axisSpan(given: readonly number[], level?: number): { min: number; max: number } {
  if (given.length === 0) return { min: 0, max: 100 };
  const roomOf = (low: number, high: number) => Math.max((high - low) * 0.1, (minSpan - (high - low)) / 2);
  const [least, most] = [Math.min(...given), Math.max(...given)];
  const near = 2 * roomOf(least, most);
  const isNear = level !== undefined && level > least - near && level < most + near;
  const values = isNear ? [...given, level] : given;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = roomOf(low, high);
  const [min, max] = nice(Math.max(0, low - room), Math.min(100, high + room), 8);
  return { min: Math.max(0, min), max: Math.min(100, max) };
}

export interface Corner {
  name: string;
  x: number;
  y: number;
  isRight: boolean;
}

/** What the four fields around a cross are called: upper right, upper left, lower right, lower left. */
export type QuadrantNames = readonly [string, string, string, string];

export const cornerSize = 12;

export function placeCorners(
  names: QuadrantNames,
  cross: { x: number; y: number },
  plot: { left: number; right: number; top: number; bottom: number },
): Corner[] {
  const [x, y] = [
    Math.min(plot.right, Math.max(plot.left, cross.x)),
    Math.min(plot.bottom, Math.max(plot.top, cross.y)),
  ];
  // One field fills all: no line parts it from others.
  if (x !== cross.x && y !== cross.y) return [];
  return names.flatMap((name, index) => {
    const [isRight, isUpper] = [index % 2 === 0, index < 2];
    const width = isRight ? plot.right - x : x - plot.left;
    const height = isUpper ? y - plot.top : plot.bottom - y;
    // Two names of a row may reach over the line between their fields, not into each other.
    const beside = names[isRight ? index + 1 : index - 1] ?? '';
    const isTight = width < textWidth(name, cornerSize) + 24;
    if (isTight && textWidth(`${name}${beside}`, cornerSize) + 40 > plot.right - plot.left) return [];
    if (width < 24 || height < 32) return [];
    return [
      { name, isRight, x: isRight ? plot.right - 6 : plot.left + 8, y: isUpper ? plot.top + 16 : plot.bottom - 10 },
    ];
  });
}

const levelSize = 11;

/** Where the name of the lines at a level stands: along one of them, at an end where it covers no mark if there is such. */
export function placeLevelName(
  name: string,
  cross: Point,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  marks: readonly Point[],
): (Point & { box: Box }) | null {
  const wide = textWidth(name, levelSize);
  const [isAcross, isDown] = [cross.x > left && cross.x < right, cross.y > top && cross.y < bottom];
  const spots = isAcross
    ? [bottom - 10, top + 26].flatMap((y) => [
        { x: cross.x + 6, y },
        { x: cross.x - 6 - wide, y },
      ])
    : isDown
      ? [cross.y - 6, cross.y + 14].flatMap((y) => [
          { x: left + 6, y },
          { x: right - 6 - wide, y },
        ])
      : [];
  const placed = spots.map((spot) => ({
    ...spot,
    box: { left: spot.x - 8, right: spot.x + wide + 8, top: spot.y - 17, bottom: spot.y + 8 },
  }));
  const isFree = ({ box }: { box: Box }) =>
    box.left >= left - 8 &&
    box.right <= right + 8 &&
    !marks.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  return placed.find(isFree) ?? placed[0] ?? null;
}

const labelSize = 11.5;
/** Kept free between names beside each other, which would read as one. */
const beside = 8;
const radius = 5;
/** Left end of a label's base line, and the height of its middle, for a text that is so wide. */
const spotSides: readonly ((spot: Spot, wide: number) => { x: number; y: number })[] = [
  ({ x, y }) => ({ x: x + radius + 4, y }),
  ({ x, y }, wide) => ({ x: x - radius - 4 - wide, y }),
  ({ x, y }, wide) => ({ x: x - wide / 2, y: y - radius - 9 }),
  ({ x, y }, wide) => ({ x: x - wide / 2, y: y + radius + 9 }),
  ({ x, y }) => ({ x: x + 4, y: y - radius - 7 }),
  ({ x, y }) => ({ x: x + 4, y: y + radius + 7 }),
  ({ x, y }, wide) => ({ x: x - 4 - wide, y: y - radius - 7 }),
  ({ x, y }, wide) => ({ x: x - 4 - wide, y: y + radius + 7 }),
];

export function labelSpots(spots: readonly Spot[], room: Room): Labelled[] {
  const { left: edge = 0 } = room;
  const seen = spots.filter(({ x, y }) => x >= edge && y >= 0 && x <= room.width && y <= room.height);
  const taken: Box[] = seen.map(({ x, y }) => ({
    left: x - radius - 1,
    right: x + radius + 1,
    top: y - radius,
    bottom: y + radius,
  }));
  taken.push(...(room.taken ?? []));
  for (const { name, x, y, isRight } of room.corners ?? []) {
    const wide = textWidth(name, cornerSize);
    taken.push({ left: isRight ? x - wide : x, right: isRight ? x : x + wide, top: y - 12, bottom: y + 4 });
  }
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= edge && right <= room.width && top >= 0 && bottom <= room.height;
  const placed: Labelled[] = [];
  for (const spot of seen.toSorted((one, other) => other.weight - one.weight).slice(0, tried)) {
    if (placed.length >= most) break;
    const text = clipLabel(spot.name);
    const wide = textWidth(text, labelSize);
    const inside = spotSides
      .map((side) => side(spot, wide))
      .map(({ x, y }) => ({ x, y, box: { left: x, right: x + wide, top: y - 7, bottom: y + 7 } }))
      .filter(({ box }) => isInside(box));
    const free = inside.find(({ box }) => !taken.some((other) => touches(box, other)));
    const place = free ?? (spot.isSure ? inside[0] : undefined);
    if (place === undefined) continue;
    taken.push({ ...place.box, left: place.box.left - beside, right: place.box.right + beside });
    placed.push({ id: spot.id, text, x: place.x, y: place.y + 4, isSure: spot.isSure });
  }
  return placed;
}
