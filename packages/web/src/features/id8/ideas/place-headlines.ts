import { textWidth, wrapText } from '#/ui/charts/frame/text-width.ts';

interface Spot {
  id: string;
  headline: string;
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Room {
  width: number;
  height: number;
  /** Radius of a dot. */
  radius: number;
  taken: readonly Box[];
}

export interface PlacedHeadline {
  id: string;
  lines: readonly string[];
  /** Middle of the lines where they stand above or below, else their end at the dot. */
  x: number;
  /** Base line of the first. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const size = 11.5;
export const lineHeight = 14;
const gap = 5;
/** Widest line and most lines, in the order in which they are tried. */
const shapes = [
  { width: 150, lines: 2 },
  { width: 190, lines: 2 },
  { width: 250, lines: 2 },
  { width: 130, lines: 3 },
  { width: 190, lines: 3 },
  { width: 320, lines: 1 },
];

/** Whole headlines beside their dots, where they cover nothing. One that finds no room is left out. */
export function placeHeadlines(spots: readonly Spot[], room: Room): PlacedHeadline[] {
  const taken = [...spots.map((spot) => around(spot, room.radius + 1)), ...room.taken];
  return spots.flatMap(({ id, headline, ...spot }) => {
    const place = shapes
      .map(({ width, lines }) => wrapText(headline, size, width, lines))
      .filter((lines) => !lines.at(-1)?.endsWith('…') || headline.endsWith('…'))
      .flatMap((lines) => placesFor(spot, lines, room.radius))
      .find(({ box }) => isInside(box, room) && !taken.some((other) => touches(box, other)));
    if (place === undefined) return [];
    const { box, ...at } = place;
    taken.push(box);
    return [{ id, ...at }];
  });
}

const placesFor = ({ x, y }: { x: number; y: number }, lines: readonly string[], radius: number) => {
  const wide = Math.max(...lines.map((line) => textWidth(line, size)));
  const high = lines.length * lineHeight;
  const place = (anchor: PlacedHeadline['anchor'], at: number, left: number, top: number) => ({
    ...{ lines, anchor, x: at, y: top + 11 },
    box: { left, right: left + wide, top, bottom: top + high },
  });
  const [right, left] = [x + radius + gap, x - radius - gap];
  return [
    place('start', right, right, y - high / 2),
    place('end', left, left - wide, y - high / 2),
    place('middle', x, x - wide / 2, y + radius + gap - 2),
    place('middle', x, x - wide / 2, y - radius - gap + 2 - high),
  ];
};

const around = ({ x, y }: { x: number; y: number }, radius: number): Box => ({
  ...{ left: x - radius, right: x + radius },
  ...{ top: y - radius, bottom: y + radius },
});

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Room): boolean =>
  left >= edge && right <= width - edge && top >= edge && bottom <= height - edge;

const edge = 8;

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
