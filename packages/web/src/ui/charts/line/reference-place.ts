import { textWidth } from '../frame/text-width.ts';
import { type LaidLines, linePlaces } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';

const size = { font: 11, height: 15, step: 12, sample: 24 };

/** As many lines as a name is hard to read among: one that is told apart, or three quiet ones. */
const tangled = 0.3;

interface Request {
  level: number;
  name: string;
  /** Up to where nothing is written over the plot, in pixels. */
  free: number;
}

/**
 * Where the name of a level stands: over or under it, at the place along it that the fewest lines run through; the first
 * of those, from the left. Where every place is among lines it stands over the plot, with a piece of
 * the level's line, if there is room. In pixels, of the left end of its base line.
 */
export function referencePlace(laid: LaidLines, lines: readonly Line[], { level, name, free }: Request) {
  const width = textWidth(name, size.font);
  const y = laid.y(level);
  const weights = lines.map(({ isOwn, isQuiet }) => (isOwn ? 3 : isQuiet ? 0.1 : 1));
  const drawn = lines.map((line) => linePlaces(line, laid).filter((place) => place !== null));
  let best = { x: laid.left + 4, y: y - 5, isApart: false };
  let least = Number.POSITIVE_INFINITY;
  for (const side of ['over', 'under'] as const) {
    const top = side === 'over' ? y - 2 - size.height : y + 2;
    const base = side === 'over' ? y - 5 : y + 13;
    if (base + 3 > laid.bottom || top < laid.top) continue;
    for (let x = laid.left + 4; x + width <= laid.right - 4; x += size.step) {
      const box = { left: x - 2, right: x + width + 2, top, bottom: top + size.height };
      const crossed = drawn.reduce((sum, places, at) => sum + (runsThrough(places, box) ? weights[at]! : 0), 0);
      if (crossed >= least) continue;
      least = crossed;
      best = { x, y: base, isApart: false };
    }
  }
  const end = laid.left + size.sample + width + size.step;
  const isRoomAbove = end <= Math.min(laid.right, free);
  return least >= tangled && isRoomAbove ? { x: laid.left + size.sample, y: laid.top - 8, isApart: true } : best;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Place {
  x: number;
  y: number;
}

/** Whether a line between places, in order from the left, enters a box. */
const runsThrough = (places: readonly Place[], box: Box): boolean =>
  places.some((place, index) => {
    const next = places[index + 1] ?? place;
    if (next.x < box.left || place.x > box.right) return false;
    const at = (x: number) =>
      next.x === place.x ? place.y : place.y + ((x - place.x) / (next.x - place.x)) * (next.y - place.y);
    const ends = [at(Math.max(box.left, place.x)), at(Math.min(box.right, next.x))];
    return Math.max(...ends) >= box.top && Math.min(...ends) <= box.bottom;
  });
