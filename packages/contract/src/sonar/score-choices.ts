export const scoreNames = [
  'interest',
  'trust',
  'passion',
  'relevanceStrength',
  'relevanceBreadth',
  'friction',
  'presence',
  'energy',
  'powerrank',
] as const;
export type ScoreName = (typeof scoreNames)[number];

export const scoreTabs = {
  interest: 'interest',
  trust: 'trust',
  passion: 'engagement',
  relevanceStrength: 'relevance',
  relevanceBreadth: 'relevance',
  friction: 'rivalry',
  presence: 'presence',
  energy: 'presence',
  powerrank: 'powerrank',
} as const satisfies Readonly<Record<ScoreName, string>>;

export const lowerIsBetter: ReadonlySet<ScoreName> = new Set(['friction']);

/** Those that growth of followers is a part of. */
export const growthScores: ReadonlySet<ScoreName> = new Set(['interest', 'friction', 'energy', 'powerrank']);

export const typicalScore = 50;

/** A change within this, in points, is none. */
export const steadyWithin = 0.1;

const confidenceLevels = ['high', 'medium', 'low'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

const confidenceFrom = { high: 0.8, medium: 0.5 } as const;

export const toConfidenceLevel = (share: number): ConfidenceLevel =>
  share >= confidenceFrom.high ? 'high' : share >= confidenceFrom.medium ? 'medium' : 'low';

export const provisionalUnder = 0.5;

/** What a part of a score is measured by. `score` is another of the nine, `unknown` stands at 50 for what nobody measured. */
export const partKeys = [
  'followers',
  'response',
  'interactions',
  'audienceGained',
  'posts',
  'growth',
  'rating',
  'listed',
  'comments',
  'following',
  'reviews',
  'network',
  'score',
  'unknown',
] as const;
export type PartKey = (typeof partKeys)[number];

export const periodLengths = [1, 7, 28, 90] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Points that a trend line has at most, brands that it is asked for at once, and days of the raw series behind a score. */
export const trendLimits = { points: 40, brands: 60, seriesPoints: 400 } as const;

export const savedViewLimits = { views: 50, name: 80, searchCharacters: 8000, parameters: 40 } as const;
