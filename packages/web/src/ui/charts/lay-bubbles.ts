import { hierarchy, pack } from 'd3-hierarchy';
import type { Sized } from './treemap-layout.ts';

interface Bubble<T extends Sized> {
  item: T;
  x: number;
  y: number;
  r: number;
}

interface LaidBubbles<T extends Sized> {
  bubbles: Bubble<T>[];
  /** Of what they take, with a margin. */
  height: number;
}

interface Node<T> {
  item?: T;
  children?: Node<T>[];
}

const margin = 6;
/** A few brands do not become moons. */
const largest = 130;
/** Ways that a pack is turned: half a turn in steps of 7.5°. */
const turns = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 24);

/**
 * Packs items as circles whose area is their size, the largest in the middle, then turns and enlarges the whole so that
 * it fills the width, or the height at most. Items without a size have none.
 */
export function layBubbles<T extends Sized>(items: readonly T[], width: number, most: number): LaidBubbles<T> {
  const sized = items.filter((item) => item.size > 0);
  if (sized.length === 0 || width <= 0) return { bubbles: [], height: most };
  const root = hierarchy<Node<T>>({ children: sized.map((item) => ({ item })) })
    .sum((node) => node.item?.size ?? 0)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const packed = pack<Node<T>>()
    .size([width, most])
    .padding(3)(root)
    .leaves()
    .flatMap(({ data, x, y, r }) => (data.item === undefined ? [] : [{ item: data.item, x, y, r }]));
  return fitted(packed, width, most);
}

function fitted<T extends Sized>(packed: readonly Bubble<T>[], width: number, most: number): LaidBubbles<T> {
  const limit = largest / Math.max(...packed.map(({ r }) => r));
  const ways = turns.map((turn) => {
    const bubbles = packed.map((bubble) => turned(bubble, turn));
    const box = boxOf(bubbles);
    const scale = Math.min((width - 2 * margin) / box.width, (most - 2 * margin) / box.height, limit);
    return { bubbles, box, scale };
  });
  // The largest; of equally large ones the flattest.
  const { bubbles, box, scale } = ways.reduce((best, way) => {
    const gain = way.scale - best.scale;
    return gain > 1e-6 || (Math.abs(gain) <= 1e-6 && way.box.height < best.box.height) ? way : best;
  });
  const left = (width - box.width * scale) / 2;
  return {
    height: Math.ceil(box.height * scale + 2 * margin),
    bubbles: bubbles.map(({ item, x, y, r }) => ({
      item,
      x: left + (x - box.x) * scale,
      y: margin + (y - box.y) * scale,
      r: r * scale,
    })),
  };
}

const turned = <T extends Sized>({ item, x, y, r }: Bubble<T>, turn: number): Bubble<T> => ({
  item,
  x: x * Math.cos(turn) - y * Math.sin(turn),
  y: x * Math.sin(turn) + y * Math.cos(turn),
  r,
});

function boxOf(bubbles: readonly Bubble<Sized>[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, r } of bubbles) {
    left = Math.min(left, x - r);
    top = Math.min(top, y - r);
    right = Math.max(right, x + r);
    bottom = Math.max(bottom, y + r);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
