import type { Found, Subject } from '../model/subjects.ts';
import type { Palette } from './palette.ts';

export type Pen = CanvasRenderingContext2D;
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Scene {
  readonly view: View;
  readonly palette: Palette;
  readonly selected: Subject | null;
  readonly found: Found | null;
  /** Without the list beside it, which says what the numbers mean. */
  readonly isAlone: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One way to draw a chart, laid out for one size. Places are in the stage's px. */
export interface Vision {
  readonly plot: Plot;
  draw(pen: Pen, scene: Scene): void;
  drawPointed(pen: Pen, scene: Scene, pointed: Subject): void;
  find(x: number, y: number, view: View): Subject | null;
  boxOf(subject: Subject, view: View): Box | null;
  step(from: Subject | null, key: Arrow): Subject | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const along: Record<Arrow, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

/** The point that an arrow key leads to: near, and rather ahead than aside. -1 where none lies that way. */
export const nearestInDirection = (points: readonly Point[], from: number, key: Arrow): number => {
  const start = points[from];
  if (start === undefined) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(({ x, y }, at) => {
    const [ahead, aside] = along[key](x - start.x, y - start.y);
    const cost = ahead + 2.5 * Math.abs(aside);
    if (at === from || ahead <= 1e-6 || cost >= least) return;
    best = at;
    least = cost;
  });
  return best;
};

/** What of a drawing is in sight: screen = world · k + (x, y), in px from the plot's upper left corner. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const touches = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export interface Plot extends Box {
  /** Of all that is drawn, at the start, in px; the plot's own without it. */
  readonly drawnWidth?: number;
}

export const startView: View = { k: 1, x: 0, y: 0 };
export const zoomIn = 1.25;
export const zoomOut = 0.8;

const least = zoomOut ** 2;
const most = zoomIn ** 17;
const slack = 0.25;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const hold = (offset: number, k: number, size: number, drawn = size) => {
  const over = size - drawn * k;
  return clamp(offset, Math.min(0, over) - size * slack, Math.max(0, over) + size * slack);
};

const heldView = (view: View, plot: Plot): View => ({
  k: view.k,
  x: hold(view.x, view.k, plot.width, plot.drawnWidth),
  y: hold(view.y, view.k, plot.height),
});

export const zoomAt = (view: View, factor: number, x: number, y: number, plot: Plot): View => {
  // Steps of 1.25 and 0.8 undo each other exactly but for rounding: back at 1 it is 1.
  const wanted = clamp(view.k * factor, least, most);
  const k = Math.abs(wanted - 1) < 1e-9 ? 1 : wanted;
  const change = k / view.k;
  return heldView({ k, x: x - (x - view.x) * change, y: y - (y - view.y) * change }, plot);
};

export const panBy = (view: View, dx: number, dy: number, plot: Plot): View =>
  heldView({ k: view.k, x: view.x + dx, y: view.y + dy }, plot);

/** The view moved so far that a box (in the stage's px) lies in the plot; the same view where it does already. */
export const panIntoView = (view: View, box: Box, plot: Plot): View => {
  const middleX = box.x + box.width / 2;
  const middleY = box.y + box.height / 2;
  const isIn =
    middleX >= plot.x && middleX <= plot.x + plot.width && middleY >= plot.y && middleY <= plot.y + plot.height;
  if (isIn) return view;
  return panBy(view, plot.x + plot.width / 2 - middleX, plot.y + plot.height / 2 - middleY, plot);
};
