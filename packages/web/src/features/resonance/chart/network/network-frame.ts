import { leastWithNumber } from '../drawing/draw-numbers.ts';
import type { Box, Size, View } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Subject } from '../model/subjects.ts';
import { type NetworkLayout, networkLayout, type Place } from './network-layout.ts';
import { fitRing, type Ring, type RingName, ringNames } from './ring-names.ts';

export interface NetworkFrame {
  readonly plot: Box;
  readonly layout: NetworkLayout;
  /** Of the ring, in px at the start: as wide and as high as there is room. */
  readonly ring: Ring;
  /** The names around the ring at a zoom, that of the chosen audience among them. */
  readonly namesAt: (k: number, chosen: number | null) => readonly RingName[];
  readonly isNarrow: boolean;
  /** What stands at the messages' marks. */
  readonly places: readonly (string | null)[];
  /** Of the messages' marks, in px. */
  readonly radii: readonly number[];
  /** What links run around, in px from the ring's middle: marks, and numbers beside those too small to hold one. */
  readonly obstacles: readonly Obstacle[];
}

interface Obstacle extends Place {
  readonly message: number;
  readonly r: number;
}

const layouts = new WeakMap<ChartModel, NetworkLayout>();

const layoutFor = (model: ChartModel): NetworkLayout => {
  const layout = layouts.get(model) ?? networkLayout(model);
  layouts.set(model, layout);
  return layout;
};

const toPx = (ring: Ring, { x, y }: Place): Place => ({ x: x * ring.x, y: y * ring.y });

const obstaclesOf = (model: ChartModel, message: number, r: number, { x, y }: Place): Obstacle[] => {
  const verdict = model.data.messages[message]?.r1Share.verdict;
  // The corners of a triangle reach further than the circle of its area.
  const mark = { message, x, y, r: verdict === 'above' || verdict === 'below' ? 1.3 * r : r };
  return r < leastWithNumber && model.ranks[message] !== null ? [mark, { message, x: x + r + 8, y, r: 7 }] : [mark];
};

/** So many audiences that not all can be named. */
const crowded = 50;

export const networkFrame = (model: ChartModel, size: Size): NetworkFrame => {
  const { messages } = model.data;
  const layout = layoutFor(model);
  const isNarrow = size.width < 560;
  const ring = fitRing(model, layout, size, isNarrow);
  let last: { k: number; first: number | null; names: readonly RingName[] } | null = null;
  const namesAt = (k: number, chosen: number | null) => {
    const first = layout.audiences.length > crowded ? chosen : null;
    if (last?.k !== k || last.first !== first) {
      const names = ringNames(model, layout, { x: ring.x * k, y: ring.y * k }, isNarrow, first);
      last = { k, first, names };
    }
    return last.names;
  };
  const room = 0.8 * Math.sqrt(ring.x * ring.y);
  const fitting = Math.max(3.5, room / Math.sqrt(Math.max(1, messages.length)) / 2.6);
  const largest = Math.min(isNarrow ? 9.5 : 11, fitting);
  const most = Math.max(1, ...messages.map(({ base }) => base));
  // What is small is still seen, where there are not too many.
  const radii = messages.map(({ base }) => Math.max(Math.min(5, largest * 0.6), largest * Math.sqrt(base / most)));
  return {
    plot: { x: 0, y: 0, ...size },
    layout,
    ring,
    namesAt,
    isNarrow,
    places: model.ranks.map((rank) => (rank === null ? null : `${rank}`)),
    radii,
    obstacles: layout.messages.flatMap((place, message) =>
      obstaclesOf(model, message, radii[message]!, toPx(ring, place)),
    ),
  };
};

export const onStage = ({ ring }: NetworkFrame, { x, y }: Place, view: View): Place => ({
  x: view.x + (ring.middle.x + x * ring.x) * view.k,
  y: view.y + (ring.middle.y + y * ring.y) * view.k,
});

export const markScale = ({ k }: View): number => Math.max(0.8, Math.min(2, Math.sqrt(k)));

export const audienceRadius = 4;

export const findPlace = ({ layout }: NetworkFrame, { message, audience }: Subject): Place | null => {
  if (message !== null) return layout.messages[message] ?? null;
  return audience === null ? null : (layout.audiences[audience] ?? null);
};
