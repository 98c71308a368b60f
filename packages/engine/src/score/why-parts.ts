import { type ScoreName, scoreNames, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import type { Explained } from './explained.ts';
import { quantities } from './quantities.ts';
import { tellingOf, unitOf } from './quantity-values.ts';
import { comb } from './scores-of.ts';
import { combPull } from './weights.ts';

/** A brand in both ranges. */
export interface Both {
  readonly now: Explained;
  readonly before: Explained;
}

/** Without parts of its own. `weight` is its share of the whole score, below 0 where more of it is less of the score. */
export function leaf({ now, before }: Both, place: number, weight: number): WhyPart {
  const { name, network } = quantities[place]!;
  const points = now.points[place]!;
  return {
    key: name === 'allFollowers' ? 'followers' : name,
    network,
    score: null,
    value: tellingOf(place, now.quantities[place]!),
    prevValue: tellingOf(place, before.quantities[place]!),
    typical: tellingOf(place, now.curves.medians[place]!),
    unit: unitOf(place),
    points: Number.isNaN(points) ? null : points,
    weight: Math.abs(weight),
    contribution: Number.isNaN(points) ? 0 : weight * (points - typicalScore),
    parts: [],
  };
}

export const isKnown = ({ now }: Both, place: number): boolean => !Number.isNaN(now.points[place]!);

/** Leaves of those that are known, which share a weight as `comb` does. */
export function combLeaves(both: Both, places: readonly number[], weight: number): WhyPart[] {
  const known = places.filter((place) => isKnown(both, place));
  return known.map((place) => leaf(both, place, weight / (known.length + combPull)));
}

/** A part that is one quantity on several networks; unknown, and at 50, where none is known. */
export function combPart(both: Both, places: readonly number[], weight: number): WhyPart {
  const parts = combLeaves(both, places, weight);
  if (parts.length === 0) return unknownPart(weight);
  return {
    ...parts[0]!,
    ...manyNetworks,
    points: comb(both.now.points, places),
    weight: Math.abs(weight),
    ...addedUp(parts),
  };
}

const manyNetworks = { network: null, value: null, prevValue: null, typical: null } as const;

/** Leaves as parts of one of their kind, which has no value of its own. */
export function grouped(parts: readonly WhyPart[]): WhyPart[] {
  if (parts.length === 0) return [];
  const points = parts.reduce((sum, part) => sum + part.points!, 0) / parts.length;
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return [{ ...parts[0]!, ...manyNetworks, points, weight, ...addedUp(parts) }];
}

export const addedUp = (parts: readonly WhyPart[]): Pick<WhyPart, 'contribution' | 'parts'> => ({
  contribution: parts.reduce((sum, { contribution }) => sum + contribution, 0),
  parts: parts.map(({ parts: _, ...part }) => part),
});

export const unknownPart = (weight: number): WhyPart => ({
  key: 'unknown',
  network: null,
  score: null,
  value: null,
  prevValue: null,
  typical: null,
  unit: 'points',
  points: typicalScore,
  weight: Math.abs(weight),
  contribution: 0,
  parts: [],
});

/** Another score as a part, made of what that is made of; unknown, and at 50, where it is. */
export function scorePart({ now, before }: Both, score: ScoreName, weight: number, parts: readonly WhyPart[]): WhyPart {
  const place = scoreNames.indexOf(score);
  const [points, former] = [now.scores[place]!, before.scores[place]!];
  if (Number.isNaN(points)) return { ...unknownPart(weight), score };
  return {
    ...unknownPart(weight),
    key: 'score',
    score,
    value: points,
    prevValue: Number.isNaN(former) ? null : former,
    typical: typicalScore,
    points,
    contribution: weight * (points - typicalScore),
    parts: parts.map(({ parts: _, ...part }) => ({
      ...part,
      weight: part.weight * Math.abs(weight),
      contribution: part.contribution * weight,
    })),
  };
}
