import type { ScoreName } from '@soundings/contract/sonar/score-choices';

/**
 * Every number that the formulas of the scores have, in one place. The formulas are those of decision 0020, which also
 * tells what was left open. Priors, which are measured and not chosen, stand in `priors.ts`.
 */

/** A logistic curve with this slope is within 0.01 of the normal distribution (Haley 1952): 1 s above the median is about 84.6. */
export const slope = 1.702;

export const madToDeviation = 1.4826;

/** Narrowest spreads. Brands that are almost alike would otherwise be torn apart by noise. */
export const minSpread = { logarithm: 0.25, growth: 0.005 } as const;

/**
 * What a prior weighs beside n brands of a project. Where the typical brand lies is the market's own question: a prior
 * counts 3 against n², so it yields after a few brands (with 20, as before, all large brands of a real market were alike).
 * How far brands spread needs a few more of them. Mean ratings and shares correct single brands, so 20 as ever.
 */
export const priorWeights = { location: 3, spread: 4, means: 20 } as const;

export const frozenFrom = 0.5;

/** comb: half a network at 50, so that one known network does not count as fully as four that agree. */
export const combPull = 0.5;

/** Flows are told for four weeks: whole weeks, as networks are used differently on weekends. */
export const flowDays = 28;
/** Days at the usual pace that are added to a range, so that one day without posts is not a standstill. */
export const usualDays = 3;
export const trailing = { days: 90, known: 7 } as const;
/** How long a state stands in where the range itself has none. */
export const carriedDays = 30;
/**
 * How long after a range a state that was first asked for then stands in, where none is before. Posts of a year can be
 * read back, followers cannot: they change by a few percent in that time, responses to posts by a multiple.
 */
export const aheadDays = 365;
/** So soon after a range the first state is as good as one of it: a first run asks on the day after. */
export const nearDays = (rangeDays: number): number => Math.min(7, Math.ceil(rangeDays / 4));

/** Growth is looked at over 28 days at least, a fifth of it at either end: single days are noise. Told for 30 days. */
export const growthOver = { days: 28, parts: 5, perDays: 30 } as const;

/** Growth that is known over less than this share of its days says more of these than of the range. */
export const shortGrowthUnder = 0.5;

/** Days of one viral post say nothing about the others: cut at this share of days with posts, where these are enough. */
export const capFrom = { share: 0.98, days: 50 } as const;

/**
 * What is added above and below a ratio so that few posts or followers do not make it jump, and 0 has a logarithm.
 * Followers' response: half an interaction at the 0.3 % that a typical post gets. YouTube: half of 100 a video.
 */
export const response = { interactions: 0.5, typicalShare: 0.003, typicalAVideo: 100, followers: 100 } as const;
export const postsAdded = 0.25;
export const listedAdded = { lists: 2, followers: 1000 } as const;
export const commentsAdded = { comments: 0.2, interactions: 5 } as const;
export const followingAdded = { following: 10, followers: 100 } as const;
/** Audience gained is told in hundreds: asinh is linear for a few hundred and a logarithm above, and has no gap at 0. */
export const gainedIn = 100;

/** A rating counts like that of the typical brand with so many reviews more; Trustpilot itself adds 7 of 3.5. */
export const reviewsAdded = 20;
/** A rating is spread between these, just outside 1 to 5, so that no brand is infinitely good. */
export const ratingEnds = { low: 0.8, high: 5.2 } as const;

/** Ratings are what customers say; how many keep the brand on a list is a hint only; the rest stays at 50 as trust has few witnesses. */
export const trustParts = { rating: 0.8, listed: 0.2, pull: 0.3 } as const;

/** What a brand does itself counts more than what comes of it. */
export const energyParts = { posts: 0.6, growth: 0.4 } as const;

/** Talk in place of agreement is the clearest sign of friction; following many to be followed the weakest. */
export const frictionParts = { comments: 0.4, trust: 0.3, growth: 0.2, following: 0.1 } as const;

/** On a network, being answered counts more than being followed. */
export const strengthParts = { followers: 0.35, response: 0.65 } as const;
export const strengthNetworks = 3;
export const breadthFull = 50;

/** Three kinds of regard count most and alike, size a little less; strength and breadth repeat much of the others. */
export const powerrankParts: Readonly<Record<Exclude<ScoreName, 'powerrank'>, number>> = {
  interest: 0.16,
  trust: 0.16,
  passion: 0.16,
  presence: 0.14,
  energy: 0.12,
  friction: 0.1,
  relevanceStrength: 0.09,
  relevanceBreadth: 0.07,
};
