import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Steps } from '../steps.ts';
import {
  createReading,
  dailyPace,
  followerGrowth,
  gaugeValue,
  hasPosted,
  lastValue,
  type Reading,
  toWindow,
  type Window,
} from './brand-window.ts';
import { accountBit, columnIndex, followerNetworks, metricColumns, quantities, quantityIndex } from './quantities.ts';
import type { Reference } from './reference.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
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

export type Yardstick = Pick<Reference, 'followerShares' | 'typicalRating'>;

const brandsPerStep = 64;

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
  const window = toWindow(sums, range);
  const scratch: Scratch = { reading: createReading(), states: new Float64Array(followerNetworks.length) };
  const measuring: Measuring = { sums, window, yardstick, to: measured, scratch };
  for (let at = 0; at < count; at++) {
    measureBrand(measuring, chosen ? chosen[at]! : at, at);
    if (at % brandsPerStep === brandsPerStep - 1) yield;
  }
  return measured;
}

const followerColumns = followerNetworks.map((network) => ({
  network,
  bit: accountBit(network),
  column: columnIndex(network, 'followers'),
  followers: quantityIndex(`followers:${network}`),
  growth: quantityIndex(`growth:${network}`),
  gained: quantityIndex(`audienceGained:${network}`),
}));
const postColumns = (['FACEBOOK', 'INSTAGRAM', 'YOUTUBE'] as const).map((network) => ({
  network,
  bit: accountBit(network),
  posts: columnIndex(network, 'posts'),
  interactions: columnIndex(network, 'interactions'),
  comments: columnIndex(network, 'comments'),
  postsPlace: quantityIndex(`posts:${network}`),
  interactionsPlace: quantityIndex(`interactions:${network}`),
  commentsPlace: quantityIndex(`comments:${network}`),
  responsePlace: quantityIndex(`response:${network}`),
  state: followerNetworks.indexOf(network as never),
}));
const stateIndex = (network: SocialNetwork): number => followerNetworks.indexOf(network as never);
const [twitter, tiktok] = [stateIndex('TWITTER'), stateIndex('TIKTOK')];
const [twitterBit, tiktokBit, trustpilotBit] = [accountBit('TWITTER'), accountBit('TIKTOK'), accountBit('TRUSTPILOT')];
const places = {
  allFollowers: quantityIndex('allFollowers'),
  listed: quantityIndex('listed:TWITTER'),
  rating: quantityIndex('rating:TRUSTPILOT'),
  reviews: quantityIndex('reviews:TRUSTPILOT'),
  twitterFollowing: quantityIndex('following:TWITTER'),
  tiktokFollowing: quantityIndex('following:TIKTOK'),
  tiktokInteractions: quantityIndex('interactions:TIKTOK'),
  tiktokResponse: quantityIndex('response:TIKTOK'),
};
const columns = {
  subscription: columnIndex('TWITTER', 'subscription'),
  twitterFollowing: columnIndex('TWITTER', 'following'),
  tiktokFollowing: columnIndex('TIKTOK', 'following'),
  tiktokInteractions: columnIndex('TIKTOK', 'interactions'),
  rating: columnIndex('TRUSTPILOT', 'score'),
  reviews: columnIndex('TRUSTPILOT', 'reviews'),
};

interface Scratch {
  readonly reading: Reading;
  readonly states: Float64Array;
}

interface Measuring {
  readonly sums: ScoreSums;
  readonly window: Window;
  readonly yardstick: Yardstick;
  readonly to: Measured;
  readonly scratch: Scratch;
}

function measureBrand(of: Measuring, brand: number, at: number): void {
  const { sums, window, yardstick, to, scratch } = of;
  const { reading, states } = scratch;
  const accounts = sums.accounts[brand]!;
  const q = at * quantities.length;
  const c = at * metricColumns.length;
  const { quantities: out, coverage } = to;
  measureFollowers(of, brand, at);
  for (const column of postColumns) {
    if ((accounts & column.bit) === 0) continue;
    const posts = dailyPace(sums, brand, column.posts, window, reading) * flowDays;
    coverage[c + column.posts] = reading.share;
    const isPosted = reading.sum > 0 || hasPosted(sums, brand, column.posts, window, reading);
    const interactions = dailyPace(sums, brand, column.interactions, window, reading) * flowDays;
    coverage[c + column.interactions] = reading.share;
    const comments = dailyPace(sums, brand, column.comments, window, reading) * flowDays;
    coverage[c + column.comments] = reading.share;
    out[q + column.postsPlace] = Math.log((posts * 7) / flowDays + postsAdded);
    out[q + column.interactionsPlace] = Math.log(1 + interactions);
    out[q + column.commentsPlace] = Math.log(
      (comments + commentsAdded.comments) / (interactions + commentsAdded.interactions),
    );
    if (Number.isNaN(posts)) continue;
    if (!isPosted) to.silent[at]! |= column.bit;
    else
      out[q + column.responsePlace] = Math.log(
        (interactions + response.interactions) / expectedInteractions(posts, column.state, states),
      );
  }
  if (accounts & twitterBit) {
    const following = gaugeValue(sums, brand, columns.twitterFollowing, window, reading);
    recordState(reading, to, c + columns.twitterFollowing);
    const lists = gaugeValue(sums, brand, columns.subscription, window, reading);
    recordState(reading, to, c + columns.subscription);
    out[q + places.twitterFollowing] = followingRatio(following, states[twitter]!);
    out[q + places.listed] = Math.log((lists + listedAdded.lists) / (states[twitter]! + listedAdded.followers));
  }
  if (accounts & tiktokBit) {
    const following = gaugeValue(sums, brand, columns.tiktokFollowing, window, reading);
    recordState(reading, to, c + columns.tiktokFollowing);
    const interactions = dailyPace(sums, brand, columns.tiktokInteractions, window, reading) * flowDays;
    coverage[c + columns.tiktokInteractions] = reading.share;
    out[q + places.tiktokFollowing] = followingRatio(following, states[tiktok]!);
    out[q + places.tiktokInteractions] = Math.log(1 + interactions);
    out[q + places.tiktokResponse] = Math.log(
      (interactions + response.interactions) / (states[tiktok]! + response.followers),
    );
  }
  if (accounts & trustpilotBit) {
    const stars = lastValue(sums, brand, columns.rating, window, reading);
    recordState(reading, to, c + columns.rating);
    const reviews = lastValue(sums, brand, columns.reviews, window, reading);
    recordState(reading, to, c + columns.reviews);
    const rating = shrunkRating(stars, reviews, yardstick.typicalRating);
    out[q + places.rating] = Math.log((rating - ratingEnds.low) / (ratingEnds.high - rating));
    out[q + places.reviews] = Math.log(1 + reviews);
  }
}

function recordState({ share, isFar }: Reading, { coverage, far }: Measured, at: number): void {
  coverage[at] = share;
  if (isFar) far[at] = 1;
}

/** Interactions that a typical brand gets for so many posts: in parts of the followers, on YouTube in videos. */
const expectedInteractions = (posts: number, state: number, states: Float64Array): number =>
  state < 0
    ? posts + response.interactions / response.typicalAVideo
    : posts * states[state]! + response.interactions / response.typicalShare;

const followingRatio = (following: number, followers: number): number =>
  Math.log((following + followingAdded.following) / (followers + followingAdded.followers));

/** `(v·r + 20·C0) / (v + 20)`. Where it is unknown how many reviews there are, they count as 20. */
function shrunkRating(stars: number, reviews: number, typical: number): number {
  const count = Number.isNaN(reviews) ? reviewsAdded : reviews;
  const within = Math.max(1, Math.min(stars, 5));
  return (count * within + reviewsAdded * typical) / (count + reviewsAdded);
}

function measureFollowers({ sums, window, yardstick, to, scratch }: Measuring, brand: number, at: number): void {
  const { reading, states } = scratch;
  const accounts = sums.accounts[brand]!;
  const q = at * quantities.length;
  let sum = 0;
  let knownShares = 0;
  let shares = 0;
  let count = 0;
  let asked = 0;
  for (let place = 0; place < followerColumns.length; place++) {
    const of = followerColumns[place]!;
    states[place] = Number.NaN;
    if ((accounts & of.bit) === 0) continue;
    const share = yardstick.followerShares[of.network] ?? 0;
    asked++;
    shares += share;
    const followers = gaugeValue(sums, brand, of.column, window, reading);
    if (Number.isNaN(followers)) continue;
    recordState(reading, to, at * metricColumns.length + of.column);
    const growth = followerGrowth(sums, brand, place, of.column, window, reading);
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
