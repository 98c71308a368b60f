import { clipLabel, textWidth, wrapText } from '#/ui/charts/frame/text-width.ts';
import { Taken } from '../drawing/place-labels.ts';
import type { Box, Size } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { NetworkLayout } from './network-layout.ts';

/** Half of the ring's width and height. */
export interface Radii {
  readonly x: number;
  readonly y: number;
}

/** The name of an audience, or over the first of them that of its variable, from the ring's middle in px. */
export interface RingName {
  /** Null for a variable. */
  readonly audience: number | null;
  readonly lines: readonly string[];
  /** The end at the ring, and the middle of the lines. */
  readonly x: number;
  readonly y: number;
  readonly isLeft: boolean;
  /** Whether it had to leave its dot's side, and a line leads to it. */
  readonly isMoved: boolean;
}

export const nameSize = (isNarrow: boolean): number => (isNarrow ? 11 : 11.5);
export const nameLine = 13;

const dot = 4;
const off = 11;
const clear = 5;
const farthest = 44;

interface Wanted extends Size {
  readonly x: number;
  readonly y: number;
}

class Side {
  readonly #taken = new Taken();
  readonly #ring: Radii;

  constructor(ring: Radii, dots: readonly Box[]) {
    this.#ring = ring;
    for (const box of dots) this.#taken.add(box);
  }

  /** Beside the ring at a height; 0 above and below it. */
  #edge(y: number): number {
    const share = y / (this.#ring.y + 3);
    return Math.abs(share) >= 1 ? 0 : (this.#ring.x + 3) * Math.sqrt(1 - share * share);
  }

  /** A free place outside the ring, further to its pole (1 is down) where the wanted one is taken. Null where it is far. */
  place({ x, y, width, height }: Wanted, pole: 1 | -1): Box | null {
    for (let moved = 0; moved <= farthest; moved += 1.5) {
      const middle = y + pole * moved;
      const edge = this.#edge(middle - (pole * height) / 2) + clear;
      if (edge - x > 26) continue;
      const box = { x: Math.max(x, edge), y: middle - height / 2, width, height };
      const wide = { ...box, x: box.x - clear, width: width + 2 * clear };
      if (!this.#taken.isFree(wide)) continue;
      this.#taken.add(box);
      return box;
    }
    return null;
  }
}

const widest = (lines: readonly string[], isNarrow: boolean) =>
  Math.max(0, ...lines.map((text) => textWidth(text, nameSize(isNarrow))));

const linesOf = (text: string, isNarrow: boolean): string[] => {
  const label = clipLabel(text);
  return isNarrow ? wrapText(label, nameSize(true), 60, 2) : [label];
};

/** Names upright beside their dots, from the sides to the poles, each variable over the uppermost of its audiences. */
export const ringNames = (
  model: ChartModel,
  layout: NetworkLayout,
  ring: Radii,
  isNarrow: boolean,
  /** An audience that is named even where there is no room for all. */
  first: number | null = null,
): RingName[] => [false, true].flatMap((isLeft) => sideNames(model, layout, ring, isNarrow, isLeft, first));

const sideNames = (
  { data }: ChartModel,
  { angles, arcs }: NetworkLayout,
  ring: Radii,
  isNarrow: boolean,
  isLeft: boolean,
  first: number | null,
): RingName[] => {
  const points = angles.flatMap((angle, audience) =>
    Math.cos(angle) < 0 === isLeft
      ? [{ audience, x: Math.abs(Math.cos(angle)) * ring.x, y: Math.sin(angle) * ring.y, angle }]
      : [],
  );
  const dots = points.map(({ x, y }) => ({ x: x - dot, y: y - dot, width: 2 * dot, height: 2 * dot }));
  const side = new Side(ring, dots);
  const heads = new Map<number, string>();
  for (const { header, from, to } of arcs) {
    if (Math.cos((from + to) / 2) < 0 !== isLeft) continue;
    const own = points.filter(({ angle }) => angle > from && angle < to);
    const top = own.reduce((best, point) => (point.y < best.y ? point : best), own[0] ?? { audience: -1, y: 0 });
    heads.set(top.audience, header);
  }
  const names: RingName[] = [];
  const order = points.toSorted(
    (one, other) =>
      Number(other.audience === first) - Number(one.audience === first) || Math.abs(one.y) - Math.abs(other.y),
  );
  for (const { audience, angle, x, y } of order) {
    const pole = y < 0 ? -1 : 1;
    const lines = linesOf(data.audiences[audience]?.subheader ?? '', isNarrow);
    const at = { x: x + Math.max(dot + 1, Math.abs(Math.cos(angle)) * off), y: y + Math.sin(angle) * off };
    const head = heads.get(audience);
    const headLines = head === undefined ? [] : [clipLabel(head)];
    const half = (headLines.length * nameLine) / 2;
    const [width, height] = [widest([...headLines, ...lines], isNarrow), (headLines.length + lines.length) * nameLine];
    const box = side.place({ x: at.x, y: at.y - half, width, height }, pole);
    if (box === null) continue;
    const end = isLeft ? -box.x : box.x;
    const middle = box.y + half + height / 2;
    names.push({ audience, lines, x: end, y: middle, isLeft, isMoved: Math.abs(middle - at.y) > 7 });
    if (half > 0) names.push({ audience: null, lines: headLines, x: end, y: box.y + half, isLeft, isMoved: false });
  }
  return names;
};

const edges = { x: 10, y: 7 };

export interface Ring extends Radii {
  /** On the stage. */
  readonly middle: Radii;
}

const reachOf = (names: readonly RingName[], isNarrow: boolean) => {
  const along = (isLeft: boolean) =>
    names.filter((name) => name.isLeft === isLeft).map(({ x, lines }) => Math.abs(x) + widest(lines, isNarrow));
  const half = ({ lines }: RingName) => (lines.length * nameLine) / 2;
  return {
    left: Math.max(0, ...along(true)),
    right: Math.max(0, ...along(false)),
    top: Math.max(0, ...names.map((name) => half(name) - name.y)),
    bottom: Math.max(0, ...names.map((name) => half(name) + name.y)),
  };
};

/** As large a ring as leaves its names room on a stage: rather wide than round, and on a phone rather high. */
export const fitRing = (model: ChartModel, layout: NetworkLayout, size: Size, isNarrow: boolean): Ring => {
  const [width, height] = [size.width - 2 * edges.x, size.height - 2 * edges.y];
  const ring = { x: width / 2 - 30, y: height / 2 - 14 };
  let reach = { left: ring.x, right: ring.x, top: ring.y, bottom: ring.y };
  for (let round = 0; round < 40; round += 1) {
    ring.x = Math.max(40, Math.min(ring.x, ring.y * 1.45));
    ring.y = Math.max(40, Math.min(ring.y, ring.x * 1.6));
    const own = reachOf(ringNames(model, layout, ring, isNarrow), isNarrow);
    reach = {
      left: Math.max(own.left, ring.x + dot),
      right: Math.max(own.right, ring.x + dot),
      top: Math.max(own.top, ring.y + dot),
      bottom: Math.max(own.bottom, ring.y + dot),
    };
    const [tooWide, tooHigh] = [reach.left + reach.right - width, reach.top + reach.bottom - height];
    if (tooWide <= 0 && tooHigh <= 0) break;
    if (tooWide > 0) ring.x -= Math.min(12, Math.max(1, tooWide / 2));
    if (tooHigh > 0) ring.y -= Math.min(6, Math.max(1, tooHigh / 2));
  }
  return {
    ...ring,
    middle: {
      x: size.width / 2 + (reach.left - reach.right) / 2,
      y: size.height / 2 + (reach.top - reach.bottom) / 2,
    },
  };
};
