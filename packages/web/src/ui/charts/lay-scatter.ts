import { clipLabel, textWidth } from './frame/text-width.ts';

export interface Labelled {
  id: string;
  text: string;
  /** Left end and base line. */
  x: number;
  y: number;
  isSure?: boolean | undefined;
}

interface Spot {
  id: string;
  name: string;
  x: number;
  y: number;
  /** Those of more weight get their label first. */
  weight: number;
  /** Has its label also where that covers something. */
  isSure?: boolean | undefined;
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
/** Points that a place is looked for at all: in a crowd few have one, and looking takes time. */
const tried = 240;

/** Labels beside points, above or below them, where they cover neither a label nor a point; the others stay without, but for sure ones. */
export function labelSpots(spots: readonly Spot[], room: { width: number; height: number; left?: number }): Labelled[] {
  const edge = room.left ?? 0;
  const seen = spots.filter(({ x, y }) => x >= edge && y >= 0 && x <= room.width && y <= room.height);
  const taken: Box[] = seen.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  const made: Labelled[] = [];
  for (const spot of seen.toSorted((one, other) => other.weight - one.weight).slice(0, tried)) {
    if (made.length >= most) break;
    const text = clipLabel(spot.name);
    const wide = textWidth(text, 11.5);
    const places = [
      { x: spot.x + 9, y: spot.y },
      { x: spot.x - 9 - wide, y: spot.y },
      { x: spot.x - wide / 2, y: spot.y - 14 },
      { x: spot.x - wide / 2, y: spot.y + 14 },
    ];
    const boxOf = ({ x, y }: { x: number; y: number }) => ({ left: x, right: x + wide, top: y - 7, bottom: y + 7 });
    const isInside = ({ left, right, top, bottom }: Box) =>
      left >= edge && right <= room.width && top >= 0 && bottom <= room.height;
    const inside = places.filter((one) => isInside(boxOf(one)));
    const free = inside.find((one) => !taken.some((other) => touches(boxOf(one), other)));
    const place = free ?? (spot.isSure ? inside[0] : undefined);
    if (place === undefined) continue;
    taken.push(boxOf(place));
    made.push({ id: spot.id, text, x: place.x, y: place.y + 4, isSure: spot.isSure });
  }
  return made;
}
