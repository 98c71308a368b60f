import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Steps } from '../crosstab/steps.ts';
import { growthOf, hasPosted, known, lastOf, paceOf, stateOf, type Window, windowOf } from './brand-window.ts';
import { accountBit, columnOf, followerNetworks, metricColumns } from './metric-columns.ts';
import { placeOf, quantities } from './quantities.ts';
import type { Reference } from './reference.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';
import {
  commentsAdded,
  flowDays,
  followingAdded,
  gainedIn,
  listedAdded,
  postsAdded,
  ratingEnds,
  response,
  reviewsAdded,
} from './weights.ts';

/** All quantities of some brands in a range, each on its scale. */
export interface Measured {
  /** By brand × quantity, NaN where unknown. */
  readonly quantities: Float64Array;
  /** By brand × metric column: what share of it is known, 0 to 1. */
  readonly coverage: Float64Array;
  /** By brand × metric column: 1 for a state that was first asked for long after the range. */
  readonly far: Uint8Array;
  /** By brand: bits of the networks on which it is known that nothing was posted. */
  readonly silent: Uint8Array;
}

/** What of a reference is needed to measure. */
export type Yardstick = Pick<Reference, 'followerShares' | 'typicalRating'>;

/** So many brands are measured in a step: well under a millisecond. */
const brandsAStep = 64;

/** @param chosen indexes of the brands, whose order is that of the result; all where it is left out */
export function* measureInSteps(
  sums: ScoreSums,
  range: DayRange,
  yardstick: Yardstick,
  chosen?: readonly number[],
): Steps<Measured> {
  const count = chosen?.length ?? sums.brands.length;
  const measured: Measured = {
    quantities: new Float64Array(count * quantities.length).fill(Number.NaN),
    coverage: new Float64Array(count * metricColumns.length),
    far: new Uint8Array(count * metricColumns.length),
    silent: new Uint8Array(count),
  };
  const window = windowOf(sums, range);
  for (let at = 0; at < count; at++) {
    measureBrand(sums, chosen ? chosen[at]! : at, window, yardstick, measured, at);
    if (at % brandsAStep === brandsAStep - 1) yield;
  }
  return measured;
}

const followersOf = followerNetworks.map((network) => ({
  network,
  bit: accountBit(network),
  column: columnOf(network, 'followers'),
  followers: placeOf(`followers:${network}`),
  growth: placeOf(`growth:${network}`),
  gained: placeOf(`audienceGained:${network}`),
}));
const postsOf = (['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const).map((network) => ({
  network,
  bit: accountBit(network),
  posts: columnOf(network, 'posts'),
  interactions: columnOf(network, 'interactions'),
  comments: columnOf(network, 'comments'),
  postsPlace: placeOf(`posts:${network}`),
  interactionsPlace: placeOf(`interactions:${network}`),
  commentsPlace: placeOf(`comments:${network}`),
  responsePlace: placeOf(`response:${network}`),
  /** Which of the states of followers is its own; YouTube's formula has none. */
  state: followerNetworks.indexOf(network as never),
}));
const stateIndex = (network: SocialNetwork): number => followerNetworks.indexOf(network as never);
const [twitter, tiktok] = [stateIndex('TWITTER'), stateIndex('TIKTOK')];
const [twitterBit, tiktokBit, trustpilotBit] = [accountBit('TWITTER'), accountBit('TIKTOK'), accountBit('TRUSTPILOT')];
const places = {
  allFollowers: placeOf('allFollowers'),
  listed: placeOf('listed:TWITTER'),
  rating: placeOf('rating:TRUSTPILOT'),
  reviews: placeOf('reviews:TRUSTPILOT'),
  twitterFollowing: placeOf('following:TWITTER'),
  tiktokFollowing: placeOf('following:TIKTOK'),
  tiktokInteractions: placeOf('interactions:TIKTOK'),
  tiktokResponse: placeOf('response:TIKTOK'),
};
const columns = {
  subscription: columnOf('TWITTER', 'subscription'),
  twitterFollowing: columnOf('TWITTER', 'following'),
  tiktokFollowing: columnOf('TIKTOK', 'following'),
  tiktokInteractions: columnOf('TIKTOK', 'interactions'),
  rating: columnOf('TRUSTPILOT', 'score'),
  reviews: columnOf('TRUSTPILOT', 'reviews'),
};

/** Followers of the brand that is being measured, in the order of `followerNetworks`. */
const states = new Float64Array(followerNetworks.length);

function measureBrand(
  sums: ScoreSums,
  brand: number,
  window: Window,
  yardstick: Yardstick,
  to: Measured,
  at: number,
): void {
  const accounts = sums.accounts[brand]!;
  const q = at * quantities.length;
  const c = at * metricColumns.length;
  const { quantities: out, coverage } = to;
  measureFollowers(sums, brand, window, yardstick, to, at);
  for (const column of postsOf) {
    if ((accounts & column.bit) === 0) continue;
    const posts = paceOf(sums, brand, column.posts, window) * flowDays;
    coverage[c + column.posts] = known.share;
    const isPosted = known.sum > 0 || hasPosted(sums, brand, column.posts, window);
    const interactions = paceOf(sums, brand, column.interactions, window) * flowDays;
    coverage[c + column.interactions] = known.share;
    const comments = paceOf(sums, brand, column.comments, window) * flowDays;
    coverage[c + column.comments] = known.share;
    out[q + column.postsPlace] = Math.log((posts * 7) / flowDays + postsAdded);
    out[q + column.interactionsPlace] = Math.log(1 + interactions);
    out[q + column.commentsPlace] = Math.log(
      (comments + commentsAdded.comments) / (interactions + commentsAdded.interactions),
    );
    if (Number.isNaN(posts)) continue;
    if (!isPosted) to.silent[at]! |= column.bit;
    else
      out[q + column.responsePlace] = Math.log(
        (interactions + response.interactions) / expectedOf(posts, column.state),
      );
  }
  if (accounts & twitterBit) {
    const following = stateOf(sums, brand, columns.twitterFollowing, window);
    noteState(to, c + columns.twitterFollowing);
    const lists = stateOf(sums, brand, columns.subscription, window);
    noteState(to, c + columns.subscription);
    out[q + places.twitterFollowing] = followingRatio(following, states[twitter]!);
    out[q + places.listed] = Math.log((lists + listedAdded.lists) / (states[twitter]! + listedAdded.followers));
  }
  if (accounts & tiktokBit) {
    const following = stateOf(sums, brand, columns.tiktokFollowing, window);
    noteState(to, c + columns.tiktokFollowing);
    const interactions = paceOf(sums, brand, columns.tiktokInteractions, window) * flowDays;
    coverage[c + columns.tiktokInteractions] = known.share;
    out[q + places.tiktokFollowing] = followingRatio(following, states[tiktok]!);
    out[q + places.tiktokInteractions] = Math.log(1 + interactions);
    out[q + places.tiktokResponse] = Math.log(
      (interactions + response.interactions) / (states[tiktok]! + response.followers),
    );
  }
  if (accounts & trustpilotBit) {
    const stars = lastOf(sums, brand, columns.rating, window);
    noteState(to, c + columns.rating);
    const reviews = lastOf(sums, brand, columns.reviews, window);
    noteState(to, c + columns.reviews);
    const rating = shrunkRating(stars, reviews, yardstick.typicalRating);
    out[q + places.rating] = Math.log((rating - ratingEnds.low) / (ratingEnds.high - rating));
    out[q + places.reviews] = Math.log(1 + reviews);
  }
}

/** Notes how much is known of the state that was read last. */
function noteState({ coverage, far }: Measured, at: number): void {
  coverage[at] = known.share;
  if (known.isFar) far[at] = 1;
}

/** Interactions that a typical brand gets for so many posts: in parts of the followers, on YouTube in videos. */
const expectedOf = (posts: number, state: number): number =>
  state < 0
    ? posts + response.interactions / response.typicalAVideo
    : posts * states[state]! + response.interactions / response.typicalShare;

const followingRatio = (following: number, followers: number): number =>
  Math.log((following + followingAdded.following) / (followers + followingAdded.followers));

/** `(v·r + 20·C0) / (v + 20)`. Where it is unknown how many reviews there are, they count as 20. */
export function shrunkRating(stars: number, reviews: number, typical: number): number {
  const count = Number.isNaN(reviews) ? reviewsAdded : reviews;
  const within = Math.max(1, Math.min(stars, 5));
  return (count * within + reviewsAdded * typical) / (count + reviewsAdded);
}

function measureFollowers(
  sums: ScoreSums,
  brand: number,
  window: Window,
  yardstick: Yardstick,
  to: Measured,
  at: number,
): void {
  const accounts = sums.accounts[brand]!;
  const q = at * quantities.length;
  let sum = 0;
  let knownShares = 0;
  let shares = 0;
  let count = 0;
  let asked = 0;
  for (let place = 0; place < followersOf.length; place++) {
    const of = followersOf[place]!;
    states[place] = Number.NaN;
    if ((accounts & of.bit) === 0) continue;
    const share = yardstick.followerShares[of.network] ?? 0;
    asked++;
    shares += share;
    const followers = stateOf(sums, brand, of.column, window);
    if (Number.isNaN(followers)) continue;
    noteState(to, at * metricColumns.length + of.column);
    const growth = growthOf(sums, brand, place, of.column, window);
    states[place] = followers;
    sum += followers;
    knownShares += share;
    count++;
    to.quantities[q + of.followers] = Math.log(1 + followers);
    to.quantities[q + of.growth] = growth;
    to.quantities[q + of.gained] = Math.asinh((followers * growth) / gainedIn);
  }
  if (count === 0 && asked > 0) return;
  const all = count === asked || knownShares === 0 ? sum : (sum * shares) / knownShares;
  to.quantities[q + places.allFollowers] = Math.log(1 + all);
}
