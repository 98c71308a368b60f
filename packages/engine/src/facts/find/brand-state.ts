import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { findQuantityIndex, quantities, quantityIndex } from '../../score/quantities.ts';
import {
  commentsAdded,
  flowDays,
  followingAdded,
  gainedIn,
  listedAdded,
  postsAdded,
  ratingEnds,
  response,
} from '../../score/weights.ts';

/**
 * What the quantities of a brand were made from. Flows are those of 28 days, growth is a fraction in 30, a rating in stars
 * (with the typical one of 20 reviews); NaN is unknown.
 */
export const figures = [
  'followers',
  'growth',
  'posts',
  'interactions',
  'comments',
  'following',
  'listed',
  'rating',
  'reviews',
] as const;
export type Figure = (typeof figures)[number];

/** By network × figure; last, the followers that are estimated for networks that are not known. */
export type BrandState = Float64Array;

const unknownFollowers = socialNetworks.length * figures.length;
type Indexes<T extends readonly unknown[]> = { [I in keyof T]: number };
const [followers, growth, posts, interactions, comments, following, listed, rating, reviews] = [
  ...figures.keys(),
] as unknown as Indexes<typeof figures>;

export const placeOf = (network: SocialNetwork, figure: Figure): number =>
  socialNetworks.indexOf(network) * figures.length + figures.indexOf(figure);

export const figureOf = (state: BrandState, network: SocialNetwork, figure: Figure): number =>
  state[placeOf(network, figure)]!;

export function withFigures(
  state: BrandState,
  network: SocialNetwork,
  of: Partial<Record<Figure, number>>,
): BrandState {
  const copy = state.slice();
  for (const [figure, value] of Object.entries(of)) copy[placeOf(network, figure as Figure)] = value;
  return copy;
}

/**
 * Of two states of a brand only what is known in both. Where followers of a network are known in one of them, all
 * followers change by as much as those that are known in both; where there are none, they are unknown in both.
 */
export function onlyCommon(now: BrandState, before: BrandState): [BrandState, BrandState] {
  const common: [BrandState, BrandState] = [now.slice(), before.slice()];
  let isFollowersUnlike = false;
  for (let place = 0; place < unknownFollowers; place++) {
    const isKnown = [now, before].map((state) => !Number.isNaN(state[place]!));
    if (isKnown[0] && isKnown[1]) continue;
    if (place % figures.length === followers && isKnown[0] !== isKnown[1]) isFollowersUnlike = true;
    for (const state of common) state[place] = Number.NaN;
  }
  if (isFollowersUnlike) {
    const [sum, sumBefore] = common.map(sumFollowers) as [number, number];
    const unknown = sumBefore === 0 ? Number.NaN : sumFollowers(before) + before[unknownFollowers]! - sumBefore;
    common[0][unknownFollowers] = (unknown * sum) / sumBefore;
    common[1][unknownFollowers] = unknown;
  }
  return common;
}

const sumFollowers = (state: BrandState): number =>
  socialNetworks.reduce((sum, _, network) => sum + (state[network * figures.length + followers]! || 0), 0);

const placesOf = (network: SocialNetwork) => {
  const at = (name: string): number => findQuantityIndex(`${name}:${network}`);
  return {
    followers: at('followers'),
    growth: at('growth'),
    gained: at('audienceGained'),
    posts: at('posts'),
    interactions: at('interactions'),
    response: at('response'),
    comments: at('comments'),
    following: at('following'),
    listed: at('listed'),
    rating: at('rating'),
    reviews: at('reviews'),
  };
};
const places = socialNetworks.map(placesOf);
const allFollowers = quantityIndex('allFollowers');
const youtube = socialNetworks.indexOf('YOUTUBE');
const tiktok = socialNetworks.indexOf('TIKTOK');

export function readState(of: Float64Array, from: number): BrandState {
  const state = new Float64Array(unknownFollowers + 1);
  const x = (place: number): number => (place < 0 ? Number.NaN : of[from + place]!);
  let sum = 0;
  for (const [i, at] of places.entries()) {
    const own = i * figures.length;
    const size = Math.expm1(x(at.followers));
    const answers = Math.expm1(x(at.interactions));
    if (!Number.isNaN(size)) sum += size;
    state[own + followers] = size;
    state[own + growth] = x(at.growth);
    state[own + posts] = ((Math.exp(x(at.posts)) - postsAdded) * flowDays) / 7;
    state[own + interactions] = answers;
    state[own + comments] = Math.exp(x(at.comments)) * (answers + commentsAdded.interactions) - commentsAdded.comments;
    state[own + following] = Math.exp(x(at.following)) * (size + followingAdded.followers) - followingAdded.following;
    state[own + listed] = Math.exp(x(at.listed)) * (size + listedAdded.followers) - listedAdded.lists;
    state[own + rating] = ratingEnds.low + (ratingEnds.high - ratingEnds.low) / (1 + Math.exp(-x(at.rating)));
    state[own + reviews] = Math.expm1(x(at.reviews));
  }
  state[unknownFollowers] = Math.expm1(x(allFollowers)) - sum;
  return state;
}

/** @param silent a bit a network on which nothing was posted, in the order of `socialNetworks` */
export function writeQuantities(state: BrandState, silent: number, to: Float64Array): void {
  to.fill(Number.NaN, 0, quantities.length);
  let sum = 0;
  for (let i = 0; i < places.length; i++) {
    const at = places[i]!;
    const own = i * figures.length;
    const size = state[own + followers]!;
    const answers = state[own + interactions]!;
    if (!Number.isNaN(size)) {
      sum += size;
      to[at.followers] = Math.log1p(size);
      to[at.growth] = state[own + growth]!;
      to[at.gained] = Math.asinh((size * state[own + growth]!) / gainedIn);
      if (at.following >= 0)
        to[at.following] = Math.log(
          (state[own + following]! + followingAdded.following) / (size + followingAdded.followers),
        );
      if (at.listed >= 0)
        to[at.listed] = Math.log((state[own + listed]! + listedAdded.lists) / (size + listedAdded.followers));
    }
    if (at.posts >= 0) to[at.posts] = Math.log((state[own + posts]! * 7) / flowDays + postsAdded);
    if (at.interactions >= 0 && !Number.isNaN(answers)) {
      to[at.interactions] = Math.log1p(answers);
      if (at.comments >= 0)
        to[at.comments] = Math.log(
          (state[own + comments]! + commentsAdded.comments) / (answers + commentsAdded.interactions),
        );
      if ((silent & (1 << i)) === 0)
        to[at.response] = Math.log((answers + response.interactions) / expected(i, state[own + posts]!, size));
    }
    if (at.rating >= 0) {
      const stars = state[own + rating]!;
      to[at.rating] = Math.log((stars - ratingEnds.low) / (ratingEnds.high - stars));
      to[at.reviews] = Math.log1p(state[own + reviews]!);
    }
  }
  to[allFollowers] = Math.log1p(Math.max(0, sum + state[unknownFollowers]!));
}

const expected = (network: number, posted: number, size: number): number => {
  if (network === youtube) return posted + response.interactions / response.typicalAVideo;
  if (network === tiktok) return size + response.followers;
  return posted * size + response.interactions / response.typicalShare;
};
