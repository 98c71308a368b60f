import { z } from 'zod';
import { Carried } from './carried.ts';
import { CollectedDates } from './collect.ts';
import { countryCodes } from './country-codes.ts';
import { collectReasons, metricKinds, metricNames, metricSources } from './metrics.ts';
import { partKeys, scoreNames, trendLimits } from './score-choices.ts';
import { competitorTypes, socialNetworks } from './sonar-choices.ts';

const Day = z.iso.date();
const Network = z.enum(socialNetworks);

/** Whole days in UTC, both included. */
export const DateRange = z
  .object({ startDate: Day, endDate: Day })
  .refine(({ startDate, endDate }) => startDate <= endDate, { path: ['endDate'], message: 'endBeforeStart' });
export type DateRange = z.infer<typeof DateRange>;

export const DateRanges = z.object({ comparable: DateRange, compareTo: DateRange });
export type DateRanges = z.infer<typeof DateRanges>;

/** A score of 0 to 100, to the millionth; null where nothing of it was measured. */
export const Score = z.object({
  score: z.number().nullable(),
  prevScore: z.number().nullable(),
  /** 2 · score − prevScore, so that trend − score is the change; the score itself where there is no former one. */
  trend: z.number().nullable(),
  /** Place among all brands of the project, hidden ones too, 1 is best; equal scores share a place. */
  rank: z.number().int().nullable(),
  prevRank: z.number().int().nullable(),
  /** Places gained among the brands that have one in both ranges: no brand falls because others came to be known. */
  placesUp: z.number().int().nullable(),
  /** What share of it is known, 0 to 1: weight × days over all parts for which there are accounts. */
  confidence: z.number(),
  isUnlike: z.literal(true).optional(),
});
export type Score = z.infer<typeof Score>;

const DayCount = z.object({ known: z.number().int(), of: z.number().int() });

/** A figure of a network in both ranges: a state as its mean, posts and the like as their sum, Trustpilot's the last. Whole numbers, stars to the thousandth. */
export const SocialFigure = z.object({
  comparable: z.number().nullable(),
  compareTo: z.number().nullable(),
  /** comparable − compareTo; null where one is missing, and where they are sums over unequally many known days. */
  trend: z.number().nullable(),
  days: z.object({ comparable: DayCount, compareTo: DayCount }).optional(),
});
export type SocialFigure = z.infer<typeof SocialFigure>;

const SocialCalculation = z.object({
  metrics: z.partialRecord(z.enum(metricNames), SocialFigure),
  reason: z.enum(collectReasons).nullable(),
  till: Day.nullable(),
  isWithoutLink: z.literal(true).optional(),
});

/** Growth drawn from under half of its days: the networks, the first day of the one that is known least, and its days. */
export const ShortGrowth = z.object({
  range: z.enum(['comparable', 'compareTo']),
  networks: z.array(Network).min(1),
  since: Day,
  days: z.number().int(),
  of: z.number().int(),
});
export type ShortGrowth = z.infer<typeof ShortGrowth>;

export const CalculationRow = z.object({
  initDataId: z.uuid(),
  count: z.number().int(),
  domain: z.string(),
  brandCompany: z.string(),
  groups: z.array(z.string()),
  categories: z.array(z.string()),
  country: z.enum(countryCodes),
  competitorType: z.enum(competitorTypes),
  inFocus: z.boolean(),
  myCompany: z.boolean(),
  companyLogo: z.string().nullable(),
  isActive: z.boolean(),
  rank: z.number().int().nullable(),
  /** Whether less than half of its powerrank is known, so that this place and the powerrank's are provisional. */
  provisional: z.boolean(),
  /** Its places in the nine scores, added up; the last place where one is missing. */
  rankSum: z.number().int(),
  prevRankSum: z.number().int(),
  ...(Object.fromEntries(scoreNames.map((name) => [name, Score])) as Record<(typeof scoreNames)[number], typeof Score>),
  socialCalculations: z.partialRecord(Network, SocialCalculation),
  shortGrowth: ShortGrowth.optional(),
});
export type CalculationRow = z.infer<typeof CalculationRow>;

const Measured = z.object({ key: z.enum(partKeys), network: Network.nullable(), brands: z.number().int() });

export const ReferenceFacts = z.object({
  version: z.number().int(),
  frozenOn: z.iso.datetime(),
  from: Day,
  to: Day,
  brands: z.number().int(),
  brandsSince: z.number().int(),
  parts: z.array(z.object({ frozenOn: z.iso.datetime(), from: Day, to: Day, measured: z.array(Measured).min(1) })),
  open: z.array(Measured.omit({ brands: true })),
  /** Why it took the place of the one before by itself; null where somebody asked for it. */
  correction: z.enum(['priorWeight']).nullable(),
});
export type ReferenceFacts = z.infer<typeof ReferenceFacts>;

export const Calculations = z.object({
  projectName: z.string(),
  brand: z.string().nullable(),
  ranges: DateRanges,
  dates: CollectedDates,
  /** Null where nothing was collected when it was asked for; scores then stand on the published medians alone. */
  reference: ReferenceFacts.nullable(),
  rows: z.array(CalculationRow),
});
export type Calculations = z.infer<typeof Calculations>;

export const CalculationsRequest = z.object({ ranges: DateRanges });

/** Scores over time: each point is the score of a range as long as the one asked for that ends on its day. */
export const TrendRequest = z.object({
  ranges: DateRanges,
  score: z.enum(scoreNames),
  ids: z.array(z.uuid()).min(1).max(trendLimits.brands),
});
export const Trend = z.object({
  days: z.array(Day),
  /** As many as days each; null where nothing was measured. */
  lines: z.array(z.object({ initDataId: z.uuid(), scores: z.array(z.number().nullable()) })),
  /** The range is a single day, so each point is the score of the seven days up to its day and not the range's own. */
  isWeekly: z.boolean(),
});
export type Trend = z.infer<typeof Trend>;

const whyPart = {
  key: z.enum(partKeys),
  network: Network.nullable(),
  score: z.enum(scoreNames).nullable(),
  value: z.number().nullable(),
  prevValue: z.number().nullable(),
  typical: z.number().nullable(),
  unit: z.enum(['count', 'share', 'perPost', 'perThirtyDays', 'perWeek', 'stars', 'points']),
  /** 0 to 100 by itself. */
  points: z.number().nullable(),
  /** Its share of the whole, all parts of one level and the pull towards 50 together are 1. */
  weight: z.number(),
  /** What it adds to 50 or takes away: all contributions and 50 are the score. */
  contribution: z.number(),
};
export const WhyPart = z.object({
  ...whyPart,
  parts: z.array(z.object(whyPart)),
});
export type WhyPart = z.infer<typeof WhyPart>;

/** Daily values behind a score, thinned to at most 400 points: a state as it was, counts as sums of the days since the point before. */
const RawSeries = z.object({
  network: Network,
  metric: z.enum(metricNames),
  kind: z.enum(metricKinds),
  days: z.array(Day),
  values: z.array(z.number().nullable()),
  sources: z.array(z.enum(metricSources)),
  till: Day.nullable(),
  knownDays: z.number().int(),
  rangeDays: z.number().int(),
  /** Values above it were taken as this; null where nothing is capped. */
  cap: z.number().nullable(),
});

export const WhyRequest = z.object({ ranges: DateRanges, initDataId: z.uuid(), score: z.enum(scoreNames) });
export const Why = z.object({
  initDataId: z.uuid(),
  score: z.enum(scoreNames),
  value: Score,
  parts: z.array(WhyPart),
  missing: z.array(z.object({ network: Network, reason: z.enum(['noAccount', ...collectReasons]) })),
  unlike: z.array(
    z.object({
      network: Network,
      metric: z.enum(metricNames),
      knownIn: z.enum(['comparable', 'compareTo']),
      since: Day.nullable(),
    }),
  ),
  standIns: z.array(z.object({ network: Network, metric: z.enum(metricNames), since: Day })),
  /** Of all parts for which there are accounts: the weight that is known, how much of its days, and both together. */
  confidence: z.object({ share: z.number(), known: z.number(), days: z.number() }),
  provisional: z.boolean(),
  reference: ReferenceFacts.nullable(),
  series: z.array(RawSeries),
  /** Of the networks whose interactions are behind the score, those where few posts explain most of the change. */
  carried: z.array(Carried),
});
export type Why = z.infer<typeof Why>;
