import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { type QuantityKey, type QuantityName, quantities } from './quantities.ts';
import type { Scale } from './reference.ts';
import { flowDays, gainedIn, minSpread, postsAdded } from './weights.ts';

/**
 * What a typical brand has on a network, before anything of a project is known. Sources:
 * [R23] Rival IQ, 2023 Social Media Industry Benchmark Report (2,100 companies, 2022): median engagement rate per post
 *   and follower Facebook 0.06 %, Instagram 0.47 %; posts a week Facebook 5.04, Instagram 4.5.
 * [T24] Rival IQ, 2024 TikTok Benchmark Report: 2.6 % of the followers react to a video, 2 videos a week.
 * [T22] Rival IQ, 2022 TikTok Benchmark Report: brands grow 2 to 3 % a month.
 * [G23] Average monthly follower growth on Instagram in 2023: 1.69 % (aigrow.me, Instagram growth rate); 1.25 % for
 *   business accounts (shno.co, 2022). The lower one, as brands that do not grow are rarely looked at.
 * [Y15] Pixability and Google, The Top 100 Brands on YouTube, 2015: 16 million comments beside 90 million likes.
 * [B24] BrightLocal, Local Consumer Review Survey 2024: 39 reviews on average (93,845 businesses).
 * [P17] PowerReviews by The Wall Street Journal, 2017: 4.3 stars on average in more than 1,000 shops.
 * [TP] Trustpilot, TrustScore explained: every business starts with 7 reviews of 3.5 stars.
 * Assumed: no study was found that does not choose its brands by that very figure.
 */

/** Assumed: a known brand of a small country. Studies ask for at least 25,000 on Facebook and 5,000 elsewhere [R23]. */
export const typicalFollowers = {
  FACEBOOK: 30_000,
  INSTAGRAM: 12_000,
  TWITTER: 5_000,
  TIKTOK: 5_000,
  LINKEDIN: 8_000,
} as const;

/** A week. [R23]; YouTube is assumed: a video every two weeks. */
const postsPerWeek = { FACEBOOK: 5.04, INSTAGRAM: 4.5, YOUTUBE: 0.5 } as const;
const posts = (network: keyof typeof postsPerWeek): number => (postsPerWeek[network] * flowDays) / 7;

/** Of the followers, a post [R23]; of the followers in four weeks [T24]: 2.6 % × 8 videos; YouTube assumed, a video. */
const responses = { FACEBOOK: 0.0006, INSTAGRAM: 0.0047, YOUTUBE: 60, TIKTOK: 0.026 * 8 } as const;

/** In four weeks: what follows from the figures above. */
const interactions = {
  FACEBOOK: responses.FACEBOOK * posts('FACEBOOK') * typicalFollowers.FACEBOOK,
  INSTAGRAM: responses.INSTAGRAM * posts('INSTAGRAM') * typicalFollowers.INSTAGRAM,
  YOUTUBE: responses.YOUTUBE * posts('YOUTUBE'),
  TIKTOK: responses.TIKTOK * typicalFollowers.TIKTOK,
} as const;

/** A fraction in 30 days: [G23], [T22]; Facebook, Twitter and LinkedIn assumed (settled, settled, growing). */
const growth = { FACEBOOK: 0.003, INSTAGRAM: 0.0125, TWITTER: 0.002, TIKTOK: 0.025, LINKEDIN: 0.012 } as const;

/** Of all interactions. YouTube [Y15]: 16 of 106; the others assumed: a reaction costs less than a comment. */
const comments = { FACEBOOK: 0.06, INSTAGRAM: 0.025, YOUTUBE: 16 / 106 } as const;

/** Followed accounts a follower, assumed: brands follow few. */
const following = { TWITTER: 0.1, TIKTOK: 0.01 } as const;

/** Lists a follower, assumed: about one in two hundred keeps lists. */
const listed = 0.005;

/** [B24] */
const reviews = 39;

/** Between [TP] and [P17]: whoever was asked to review gives more than whoever complains on Trustpilot. */
export const typicalRating = 4;

const medians: Record<QuantityName, (network: never) => number> = {
  followers: (of: keyof typeof typicalFollowers) => Math.log1p(typicalFollowers[of]),
  interactions: (of: keyof typeof interactions) => Math.log1p(interactions[of]),
  response: (of: keyof typeof responses) => Math.log(responses[of]),
  audienceGained: (of: keyof typeof growth) => Math.asinh((typicalFollowers[of] * growth[of]) / gainedIn),
  growth: (of: keyof typeof growth) => growth[of],
  posts: (of: keyof typeof postsPerWeek) => Math.log(postsPerWeek[of] + postsAdded),
  comments: (of: keyof typeof comments) => Math.log(comments[of]),
  following: (of: keyof typeof following) => Math.log(following[of]),
  listed: () => Math.log(listed),
  rating: () => Math.log((typicalRating - 0.8) / (5.2 - typicalRating)),
  reviews: () => Math.log1p(reviews),
};

/**
 * Spreads, all assumed, on the scale of each quantity. Of logarithms: 1.5 says that a brand one spread above the median
 * has 4.5 times as much. The top quarter of [R23] has about three times the median engagement: 0.67 s = ln 3 or a bit less.
 */
const spreads: Readonly<Record<QuantityName | 'allFollowers', number>> = {
  allFollowers: 1.5,
  followers: 1.6,
  interactions: 1.8,
  response: 1.2,
  audienceGained: 1.2,
  growth: 0.015,
  posts: 0.8,
  comments: 0.7,
  following: 1.4,
  listed: 0.8,
  rating: 0.8,
  reviews: 1.8,
};

const allFollowers = Object.values(typicalFollowers).reduce((sum, followers) => sum + followers, 0);

export const priorShares: Readonly<Partial<Record<SocialNetwork, number>>> = Object.fromEntries(
  Object.entries(typicalFollowers).map(([network, followers]) => [network, followers / allFollowers]),
);

export const smallestSpread = (name: QuantityName | 'allFollowers'): number =>
  name === 'growth' ? minSpread.growth : minSpread.logarithm;

export const priors: Readonly<Record<QuantityKey, Scale>> = Object.fromEntries(
  quantities.map(({ key, name, network }) => {
    const m = name === 'allFollowers' ? Math.log1p(allFollowers) : medians[name](network as never);
    return [key, { m, s: Math.max(spreads[name], smallestSpread(name)), n: 0 }];
  }),
) as Record<QuantityKey, Scale>;
