import type { WhyPart } from '@soundings/contract/sonar/scores';
import { type Quantity, quantities } from './quantities.ts';
import { gainedIn, postsAdded, ratingEnds } from './weights.ts';

type Unit = WhyPart['unit'];
interface Telling {
  readonly unit: Unit;
  /** From the scale of the quantity back to what people say. */
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
  /** Of the interactions. */
  comments: share,
  /** Accounts followed, a follower. */
  following: share,
  /** Lists, a follower. */
  listed: share,
  /** With the typical rating of 20 reviews. */
  rating: { unit: 'stars', value: (x) => ratingEnds.low + (ratingEnds.high - ratingEnds.low) / (1 + Math.exp(-x)) },
  reviews: count,
};

export function unitOf(place: number): Unit {
  const { name, network } = quantities[place]!;
  return name === 'response' && network === 'YOUTUBE' ? 'perPost' : tellings[name].unit;
}

/** Null where it is unknown. */
export const tellingOf = (place: number, x: number): number | null =>
  Number.isNaN(x) ? null : tellings[quantities[place]!.name].value(x);
