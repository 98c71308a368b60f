import type { Steps } from '../steps.ts';
import { type PairwiseSimilarity, pairIndex } from './pairwise-similarity.ts';

/** Texts joined two by two until one group is left: `left` and `right` are texts below `size`, else `size` + a merge. */
export interface Dendrogram {
  readonly size: number;
  readonly merges: readonly Merge[];
}

interface Merge {
  readonly left: number;
  readonly right: number;
  readonly similarity: number;
}

const comparisonsPerStep = 200_000;

/**
 * Average linkage (UPGMA) by chains of nearest neighbours, O(n²): F. Murtagh, "A survey of recent advances in
 * hierarchical clustering algorithms", Computer Journal 26 (1983).
 */
export function* joinInSteps(similarity: PairwiseSimilarity): Steps<Dendrogram> {
  const { size } = similarity;
  const near = new Float32Array((size * Math.max(0, size - 1)) / 2);
  for (let a = 1, i = 0; a < size; a++) {
    for (let b = 0; b < a; b++) near[i++] = similarity.at(a, b);
    if (a % 50 === 0) yield;
  }
  const counts = new Int32Array(size).fill(1);
  const levels = new Float64Array(size).fill(1);
  const found: { a: number; b: number; similarity: number }[] = [];
  const active = Array.from({ length: size }, (_, index) => index);
  const chain: number[] = [];
  let compared = 0;
  while (active.length > 1) {
    if (chain.length === 0) chain.push(active[0]!);
    const tip = chain.at(-1)!;
    const before = chain.at(-2);
    // Ties go to the text before the tip: else a chain may never end.
    let best = before ?? -1;
    let most = before === undefined ? -1 : near[pairIndex(tip, before)]!;
    for (const other of active) {
      if (other === tip) continue;
      const value = near[pairIndex(tip, other)]!;
      if (value > most) [best, most] = [other, value];
    }
    compared += active.length;
    if (best !== before) chain.push(best);
    else {
      chain.length -= 2;
      const [kept, gone] = tip < best ? [tip, best] : [best, tip];
      // Rounding must put no group above its own parts.
      levels[kept] = Math.min(most, levels[kept]!, levels[gone]!);
      found.push({ a: kept, b: gone, similarity: levels[kept]! });
      active.splice(active.indexOf(gone), 1);
      const [m, n] = [counts[kept]!, counts[gone]!];
      for (const other of active) {
        if (other === kept) continue;
        const at = pairIndex(kept, other);
        near[at] = (m * near[at]! + n * near[pairIndex(gone, other)]!) / (m + n);
      }
      counts[kept] = m + n;
      compared += active.length;
    }
    if (compared > comparisonsPerStep) {
      compared = 0;
      yield;
    }
  }
  return { size, merges: sortMerges(found, size) };
}

/** A chain finds merges out of order; a group is known by its smallest text. */
const sortMerges = (found: readonly { a: number; b: number; similarity: number }[], size: number): Merge[] => {
  const groupOf = Array.from({ length: size }, (_, index) => index);
  return found
    .map((merge, order) => ({ ...merge, order }))
    .toSorted((one, other) => other.similarity - one.similarity || one.order - other.order)
    .map(({ a, b, similarity }, index) => {
      const merge = { left: groupOf[a]!, right: groupOf[b]!, similarity };
      groupOf[a] = size + index;
      return merge;
    });
};

export const cutDendrogram = ({ size, merges }: Dendrogram, threshold: number): number[][] => {
  const groups = new Map<number, number[]>(Array.from({ length: size }, (_, index) => [index, [index]]));
  for (const [index, { left, right, similarity }] of merges.entries()) {
    if (similarity < threshold) break;
    groups.set(size + index, [...groups.get(left)!, ...groups.get(right)!]);
    groups.delete(left);
    groups.delete(right);
  }
  return [...groups.values()].map((members) => members.toSorted((a, b) => a - b));
};
