import type { Calculation } from '../../score/calculate.ts';
import { type BrandState, onlyCommon } from './brand-state.ts';
import type { BrandScorer } from './score-brand.ts';

/**
 * By score × brand, in points: how far a score changed. Where different parts are known in the two ranges, by those that
 * are known in both: what only came to be known is no change of the brand.
 */
export function commonChanges(
  { scores, prevScores, unlike }: Calculation,
  brands: number,
  stateOf: (brand: number, side?: 'now' | 'before') => BrandState,
  scorerOf: (brand: number) => BrandScorer,
): Float64Array {
  const changes = scores.map((score, at) => score - prevScores[at]!);
  for (let brand = 0; brand < brands; brand++) {
    let ofCommon: Float64Array | null = null;
    for (let at = brand; at < changes.length; at += brands) {
      if (unlike[at] !== 1) continue;
      ofCommon ??= changeOfCommon(scorerOf(brand), onlyCommon(stateOf(brand), stateOf(brand, 'before')));
      changes[at] = ofCommon[(at - brand) / brands]!;
    }
  }
  return changes;
}

function changeOfCommon(scorer: BrandScorer, [now, before]: readonly [BrandState, BrandState]): Float64Array {
  const scores = scorer.score(now).slice();
  const former = scorer.score(before);
  return scores.map((score, place) => score - former[place]!);
}
