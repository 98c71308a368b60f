import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { metricColumns, neededColumns, type QuantityName, quantities } from './quantities.ts';

const quantitiesByScore: Readonly<Record<Exclude<ScoreName, 'powerrank'>, readonly QuantityName[]>> = {
  interest: ['interactions', 'audienceGained'],
  trust: ['rating', 'listed'],
  passion: ['response'],
  relevanceStrength: ['followers', 'response', 'reviews'],
  relevanceBreadth: ['followers', 'response', 'reviews'],
  friction: ['comments', 'rating', 'listed', 'growth', 'following'],
  presence: ['followers'],
  energy: ['posts', 'growth'],
};
interface Part {
  readonly place: number;
  readonly columns: readonly number[];
  readonly isGrowth: boolean;
}

const partsByScore: readonly (readonly Part[])[] = scoreNames.map((score) => {
  const names = score === 'powerrank' ? Object.values(quantitiesByScore).flat() : quantitiesByScore[score];
  return quantities.flatMap(({ name, network }, place) => {
    if (network === null || name === 'allFollowers' || !names.includes(name)) return [];
    return [{ place, columns: neededColumns[place]!, isGrowth: name === 'growth' || name === 'audienceGained' }];
  });
});

interface Known {
  readonly quantities: Float64Array;
  readonly coverage: Float64Array;
}

export function hasSameQuantities(now: Known, before: Known, brand: number): boolean {
  const to = (brand + 1) * quantities.length;
  for (let at = brand * quantities.length; at < to; at++)
    if (Number.isNaN(now.quantities[at]!) !== Number.isNaN(before.quantities[at]!)) return false;
  return true;
}

/**
 * Whether a score is made of other parts in one range than in the other, as something is known in one of them only. A
 * network that is known to have had no posts is no such part.
 */
export function isUnlike(score: number, now: Known, before: Known, brand: number): boolean {
  const [q, c] = [brand * quantities.length, brand * metricColumns.length];
  for (const { place, columns, isGrowth } of partsByScore[score]!) {
    if (Number.isNaN(now.quantities[q + place]!) === Number.isNaN(before.quantities[q + place]!)) continue;
    if (isGrowth) return true;
    for (const column of columns) if (now.coverage[c + column]! > 0 !== before.coverage[c + column]! > 0) return true;
  }
  return false;
}

export function unlikeColumns(score: number, now: Known, before: Known): Map<number, 'comparable' | 'compareTo'> {
  const found = new Map<number, 'comparable' | 'compareTo'>();
  for (const { place, columns, isGrowth } of partsByScore[score]!) {
    const isNow = !Number.isNaN(now.quantities[place]!);
    if (isNow === !Number.isNaN(before.quantities[place]!)) continue;
    for (const column of columns) {
      const isDue = isGrowth || now.coverage[column]! > 0 !== before.coverage[column]! > 0;
      if (isDue) found.set(column, isNow ? 'comparable' : 'compareTo');
    }
  }
  return found;
}
