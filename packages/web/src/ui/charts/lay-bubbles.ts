import { hierarchy, pack } from 'd3-hierarchy';
import type { Sized } from './treemap-layout.ts';

export interface Bubble<T extends Sized> {
  item: T;
  x: number;
  y: number;
  r: number;
}

interface Node<T> {
  item?: T;
  children?: Node<T>[];
}

/** Packs items as circles whose area is their size, the largest in the middle. Items without a size have none. */
export function layBubbles<T extends Sized>(items: readonly T[], width: number, height: number): Bubble<T>[] {
  const sized = items.filter((item) => item.size > 0);
  if (sized.length === 0 || width <= 0) return [];
  const root = hierarchy<Node<T>>({ children: sized.map((item) => ({ item })) })
    .sum((node) => node.item?.size ?? 0)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  return pack<Node<T>>()
    .size([width, height])
    .padding(3)(root)
    .leaves()
    .flatMap(({ data, x, y, r }) => (data.item === undefined ? [] : [{ item: data.item, x, y, r }]));
}
