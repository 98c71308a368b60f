import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { findDiscoveryLimit } from '../../stats/multiple-testing.ts';
import type { Steps } from '../../steps.ts';
import { type ChangeNoise, chanceOf, type EnoughNoise, leastDeviation, mostFreedom } from './noise.ts';

export const falseDiscoveryRate = 0.1;
/** Changes below so many points are not worth a test: nobody would act on them. They count in the family all the same. */
const smallest = 0.3;
const brandsPerStep = 8;

interface Tests {
  readonly brands: number;
  /** In points, by score × brand; NaN where there is none. */
  readonly changes: Float64Array;
  readonly others: readonly number[];
  readonly measure: (brand: number, enough?: EnoughNoise) => ChangeNoise;
}

/**
 * By score × brand: how often noise alone makes a change of that size; null where that cannot be said. All that are
 * discoveries of the family are exact. Of the others some are less than they would be, but no discoveries either: that
 * their noise is large is known after a few draws.
 */
export function* testChangesInSteps({ brands: count, changes, others, measure }: Tests): Steps<(number | null)[]> {
  const placesOf = (brand: number): number[] => scoreNames.map((_, score) => score * count + brand);
  const chances = Array.from(changes, (change) => chanceOf(change, leastDeviation, mostFreedom));
  const limit = findDiscoveryLimit([...chances, ...others], falseDiscoveryRate);
  const distanceOf = createDistances(limit);
  yield;

  const test = (brand: number, isWhole: boolean): boolean => {
    const places = placesOf(brand);
    const enough: EnoughNoise = (freedom) =>
      Float64Array.from(places, (at) => Math.abs(changes[at]! || 0) / distanceOf(freedom));
    const { deviation, freedom, isCut } = measure(brand, isWhole ? undefined : enough);
    for (const [score, at] of places.entries()) chances[at] = chanceOf(changes[at]!, deviation[score]!, freedom);
    return isCut;
  };
  const cut: number[] = [];
  for (let brand = 0; brand < count; brand++) {
    const places = placesOf(brand);
    if (places.some((at) => Math.abs(changes[at]!) >= smallest)) {
      if (test(brand, false)) cut.push(brand);
    } else {
      for (const at of places) if (chances[at] !== null) chances[at] = 1;
    }
    if (brand % brandsPerStep === brandsPerStep - 1) yield;
  }
  // Where much cannot be said, the family is smaller than it seemed at first, and its limit higher.
  for (let open = cut; ; ) {
    const now = findDiscoveryLimit([...chances, ...others], falseDiscoveryRate);
    const doubtful = open.filter((brand) => placesOf(brand).some((at) => (chances[at] ?? 1) <= now));
    if (doubtful.length === 0) return chances;
    for (const brand of doubtful) {
      test(brand, true);
      yield;
    }
    open = open.filter((brand) => !doubtful.includes(brand));
  }
}

/** By degrees of freedom: so many deviations are less rare than the limit. */
function createDistances(limit: number): (freedom: number) => number {
  const known = new Map<number, number>();
  return (freedom) => {
    const found = known.get(freedom) ?? findDistance(limit, freedom);
    known.set(freedom, found);
    return found;
  };
}

const halvings = 40;

/** How many deviations lie within a two-sided interval of chance `limit`, by Student's t. */
export function findDistance(limit: number, freedom: number): number {
  let [low, high] = [0, 2];
  while (high < 1e6 && chanceOf(high, 1, freedom)! > limit) high *= 2;
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (chanceOf(middle, 1, freedom)! > limit) low = middle;
    else high = middle;
  }
  return low;
}
