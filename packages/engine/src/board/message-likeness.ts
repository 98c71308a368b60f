import type { Steps } from '../steps.ts';
import { sameMeaning } from '../text/clusters.ts';
import type { PairwiseSimilarity } from '../text/pairwise-similarity.ts';

/** Two messages that say the same in other words: places in the list, the earlier one first. */
interface DuplicatePair {
  readonly first: number;
  readonly second: number;
  /** 0–1. */
  readonly similarity: number;
}

export interface Likeness {
  /** The most alike first. */
  readonly duplicates: readonly DuplicatePair[];
  /** 100 · (1 − mean similarity of all pairs), 0–100; null for fewer than two messages. */
  readonly variationScore: number | null;
}

const rowsPerStep = 20;

/**
 * What the pairs of a list tell of it.
 * @public for SCOUT
 */
export function* measureLikenessInSteps(similarity: PairwiseSimilarity): Steps<Likeness> {
  const duplicates: DuplicatePair[] = [];
  let sum = 0;
  for (let second = 1; second < similarity.size; second++) {
    for (let first = 0; first < second; first++) {
      const likeness = similarity.at(first, second);
      sum += likeness;
      if (likeness >= sameMeaning) duplicates.push({ first, second, similarity: likeness });
    }
    if (second % rowsPerStep === 0) yield;
  }
  const pairs = (similarity.size * (similarity.size - 1)) / 2;
  return {
    duplicates: duplicates.toSorted((a, b) => b.similarity - a.similarity || a.first - b.first || a.second - b.second),
    variationScore: pairs > 0 ? 100 * (1 - sum / pairs) : null,
  };
}
