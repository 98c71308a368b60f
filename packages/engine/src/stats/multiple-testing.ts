import { mapInSteps, type Steps } from '../steps.ts';

/**
 * p values adjusted for the false discovery rate of the family that they form: min over j ≥ i of p₍ⱼ₎·m/j, at most 1.
 * Those at or below q are the discoveries at rate q. Nulls (untested) stay null and do not count into m.
 * Source: Benjamini & Hochberg (1995), J. R. Statist. Soc. B 57, 289–300; as p.adjust(method = "BH") in R.
 */
export function* benjaminiHochbergInSteps(family: readonly (number | null)[]): Steps<(number | null)[]> {
  // Numbers are sorted in a tenth of the time of objects, so the place of each is looked up afterwards.
  const sorted = Float64Array.from(family.filter((p) => p !== null)).sort();
  yield;
  const adjusted = new Float64Array(sorted.length);
  let smallest = 1;
  for (let i = sorted.length - 1; i >= 0; i--) {
    smallest = Math.min(smallest, sorted[i]! * (sorted.length / (i + 1)));
    adjusted[i] = smallest;
  }
  yield;
  return yield* mapInSteps(family, (p) => (p === null ? null : adjusted[countUpTo(sorted, p)]!));
}

/** The largest p value of the family that is a discovery at a rate; 0 where none is. */
export function findDiscoveryLimit(family: readonly (number | null)[], rate: number): number {
  const sorted = Float64Array.from(family.filter((p) => p !== null)).sort();
  for (let i = sorted.length - 1; i >= 0; i--) if (sorted[i]! * (sorted.length / (i + 1)) <= rate) return sorted[i]!;
  return 0;
}

function countUpTo(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (sorted[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * p values adjusted so that the chance of even one false discovery in their family stays within the level:
 * max over j ≤ i of p₍ⱼ₎·(m − j + 1), at most 1. Nulls (untested) stay null and do not count into m.
 * Source: S. Holm (1979), Scand. J. Statist. 6, 65–70; as p.adjust(method = "holm") in R.
 */
export function* holmInSteps(family: readonly (number | null)[]): Steps<(number | null)[]> {
  const sorted = Float64Array.from(family.filter((p) => p !== null)).sort();
  yield;
  const adjusted = new Float64Array(sorted.length);
  let largest = 0;
  for (let i = 0; i < sorted.length; i++) {
    largest = Math.max(largest, Math.min(1, sorted[i]! * (sorted.length - i)));
    adjusted[i] = largest;
  }
  yield;
  // Of equal p values the first has the largest factor, and the others keep its value.
  return yield* mapInSteps(family, (p) => (p === null ? null : adjusted[countBelow(sorted, p)]!));
}

function countBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
