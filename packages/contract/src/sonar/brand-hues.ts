/** Indices of series colours: apart in hue from each other and from one's own blue, so that no two greens meet. */
const hues = [1, 2, 3, 5, 7, 9] as const;

/** So many brands have a colour each. */
export const maxHues = hues.length;

interface ChartedBrand {
  /** The number of its card. */
  readonly count: number;
  readonly isOwn: boolean;
}

/**
 * Which series colour each brand has, by the number of its card, so that it has the same in every chart; the next free
 * one where two want the same. Null for one's own, which has a colour apart.
 */
export const assignHues = (brands: readonly ChartedBrand[]): (number | null)[] => {
  const taken = new Set<number>();
  return brands.map(({ count, isOwn }) => {
    if (isOwn) return null;
    let at = count % hues.length;
    while (taken.has(at) && taken.size < hues.length) at = (at + 1) % hues.length;
    taken.add(at);
    return hues[at]!;
  });
};
