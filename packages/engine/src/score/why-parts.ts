import { type ScoreName, scoreNames, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import { comb } from './brand-scores.ts';
import { type Quantity, quantities } from './quantities.ts';
import { combPull, gainedIn, postsAdded, ratingEnds } from './weights.ts';
import type { Explained } from './why-this-score.ts';

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
    value: toShownValue(place, now.quantities[place]!),
    prevValue: toShownValue(place, before.quantities[place]!),
    typical: toShownValue(place, now.curves.medians[place]!),
    unit: toUnit(place),
    points: Number.isNaN(points) ? null : points,
    weight: Math.abs(weight),
    contribution: Number.isNaN(points) ? 0 : weight * (points - typicalScore),
    parts: [],
  };
}

export const isKnown = ({ now }: Both, place: number): boolean => !Number.isNaN(now.points[place]!);

export function combLeaves(both: Both, places: readonly number[], weight: number): WhyPart[] {
  const known = places.filter((place) => isKnown(both, place));
  return known.map((place) => leaf(both, place, weight / (known.length + combPull)));
}

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

type Unit = WhyPart['unit'];
interface Telling {
  readonly unit: Unit;
  readonly value: (x: number) => number;
}

const count: Telling = { unit: 'count', value: (x) => Math.exp(x) - 1 };
const share: Telling = { unit: 'share', value: Math.exp };

/** What was added to a ratio so that 0 has a logarithm stays in it: it is what the points are made from. */
const tellings: Readonly<Record<Quantity['name'], Telling>> = {
  allFollowers: count,
  followers: count,
  /** In 28 days. */
  interactions: count,
  /** Of the followers, a post; on TikTok in 28 days. */
  response: share,
  audienceGained: { unit: 'perThirtyDays', value: (x) => gainedIn * Math.sinh(x) },
  /** Of the followers, in 30 days. */
  growth: { unit: 'share', value: (x) => x },
  posts: { unit: 'perWeek', value: (x) => Math.max(0, Math.exp(x) - postsAdded) },
  comments: share,
  /** Accounts followed, a follower. */
  following: share,
  /** Lists, a follower. */
  listed: share,
  /** With the typical rating of 20 reviews. */
  rating: { unit: 'stars', value: (x) => ratingEnds.low + (ratingEnds.high - ratingEnds.low) / (1 + Math.exp(-x)) },
  reviews: count,
};

function toUnit(place: number): Unit {
  const { name, network } = quantities[place]!;
  return name === 'response' && network === 'YOUTUBE' ? 'perPost' : tellings[name].unit;
}

const toShownValue = (place: number, x: number): number | null =>
  Number.isNaN(x) ? null : tellings[quantities[place]!.name].value(x);
