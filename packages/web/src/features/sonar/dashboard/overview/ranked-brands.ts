import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Brand } from '../dashboard.ts';
import { bestFirst, brandEntry, type Entry } from '../score-tabs/model/entry.ts';

/** A thousand brands are ranked once for all cards, and again only where they are others. */
const kept = new WeakMap<readonly Brand[], Map<ScoreName, Entry[]>>();

/** The brands that have a score, best first. */
export const rankedBrands = (brands: readonly Brand[], score: ScoreName): readonly Entry[] => {
  const rankings = kept.get(brands) ?? new Map<ScoreName, Entry[]>();
  kept.set(brands, rankings);
  const known = rankings.get(score);
  if (known !== undefined) return known;
  const ranked = bestFirst(brands.filter((brand) => brand[score].score !== null).map(brandEntry), score);
  rankings.set(score, ranked);
  return ranked;
};
