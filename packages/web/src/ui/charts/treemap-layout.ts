import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';

export interface Sized {
  id: string;
  size: number;
  /** Laid out after all others, whatever its size. */
  isLast?: boolean;
}

export interface Placed<T extends Sized> {
  item: T;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Node<T> {
  item?: T;
  children?: Node<T>[];
}

/**
 * Places items of a size into a rectangle, largest first, with a gap of 2 px; `shape` is the ratio of sides that tiles
 * are near. Items without a size have no tile.
 */
export function layoutTreemap<T extends Sized>(
  items: readonly T[],
  width: number,
  height: number,
  shape = 1.2,
): Placed<T>[] {
  const sized = items.filter((item) => item.size > 0);
  if (sized.length === 0 || width <= 0) return [];
  const root = hierarchy<Node<T>>({ children: sized.map((item) => ({ item })) })
    .sum((node) => node.item?.size ?? 0)
    .sort((one, other) => rankLast(one.data.item) - rankLast(other.data.item) || (other.value ?? 0) - (one.value ?? 0));
  const lay = treemap<Node<T>>().tile(treemapSquarify.ratio(shape)).size([width, height]).paddingInner(2).round(true);
  return lay(root)
    .leaves()
    .flatMap(({ data, x0, y0, x1, y1 }) =>
      data.item === undefined ? [] : [{ item: data.item, x: x0, y: y0, width: x1 - x0, height: y1 - y0 }],
    );
}

const rankLast = (item: Sized | undefined): number => Number(item?.isLast ?? false);
