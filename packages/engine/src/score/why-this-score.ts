import type { MetricName } from '@soundings/contract/sonar/metrics';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { finish } from '../steps.ts';
import { type BrandPoints, type Curves, createPoints, toCurves, writePoints, writeScores } from './brand-scores.ts';
import { dropBackfilled, type ScoreRanges, toYardstick } from './calculate.ts';
import { createConfidence, scoreInputs, scoreNetworks, writeConfidence } from './confidence.ts';
import { type Measured, measureInSteps } from './measure.ts';
import { accountBit, metricColumns } from './quantities.ts';
import { firstKnown } from './read-sums.ts';
import type { Reference } from './reference.ts';
import { scoreParts } from './score-parts.ts';
import type { DayRange, ScoreSums } from './score-sums.ts';
import { unlikeColumns } from './unlike-parts.ts';

interface WhyAnswer {
  readonly parts: readonly WhyPart[];
  readonly missing: readonly { readonly network: SocialNetwork; readonly hasAccount: boolean }[];
  readonly unlike: readonly UnlikeColumn[];
  readonly standIns: readonly StandIn[];
  /** `known` is the weight of the parts that are known at all, `days` how much of their days; their product is `share`. */
  readonly confidence: { readonly share: number; readonly known: number; readonly days: number };
}

interface UnlikeColumn {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly knownIn: 'comparable' | 'compareTo';
  readonly since: number | null;
}

interface StandIn {
  readonly network: SocialNetwork;
  readonly metric: MetricName;
  readonly since: number;
}

const takesGrowthOnly: ReadonlySet<ScoreName> = new Set(['interest', 'energy']);

export function whyThisScore(
  sums: ScoreSums,
  reference: Reference | null,
  ranges: ScoreRanges,
  brand: number,
  score: ScoreName,
): WhyAnswer {
  const now = explain(sums, reference, ranges.comparable, brand);
  const before = explain(sums, reference, ranges.compareTo, brand);
  const place = scoreNames.indexOf(score);
  const confidence = createConfidence();
  writeConfidence(now.measured, 0, now.accounts, now.told, 0, 1, confidence);
  const [share, weight] = [confidence.share[place]!, confidence.known[place]!];
  const isKnown = !Number.isNaN(now.told[place]!);
  const isChange = isKnown && !Number.isNaN(before.told[place]!);
  const known = knownNetworks(now, scoreInputs[score], isKnown);
  return {
    parts: isKnown ? scoreParts(score, now, before) : [],
    missing: scoreNetworks(score).flatMap((network) =>
      known.has(network) ? [] : [{ network, hasAccount: (now.accounts & accountBit(network)) !== 0 }],
    ),
    unlike: isChange ? unlikeParts(sums, ranges, brand, unlikeColumns(place, now, before)) : [],
    standIns:
      isKnown && !takesGrowthOnly.has(score) ? standIns(sums, ranges, brand, [now, before], scoreInputs[score]) : [],
    confidence: { share, known: weight, days: weight === 0 ? 0 : share / weight },
  };
}

function standIns(
  sums: ScoreSums,
  { comparable, compareTo }: ScoreRanges,
  brand: number,
  [now, before]: readonly [Explained, Explained],
  columns: readonly number[],
): StandIn[] {
  const { from, to } = sums.days;
  return columns
    .filter((column) => now.far[column] === 1 || before.far[column] === 1)
    .map((column) => {
      const { network, metric } = metricColumns[column]!;
      const range = now.far[column] === 1 ? comparable : compareTo;
      const first = firstKnown(sums, brand, column, Math.max(0, range.to + 1 - from), to - from + 1);
      return { network, metric, since: from + first };
    });
}

function unlikeParts(
  sums: ScoreSums,
  { compareTo }: ScoreRanges,
  brand: number,
  columns: ReturnType<typeof unlikeColumns>,
): UnlikeColumn[] {
  const { from, to } = sums.days;
  return [...columns].map(([column, knownIn]): UnlikeColumn => {
    const { network, metric } = metricColumns[column]!;
    const first = from + firstKnown(sums, brand, column, 0, to - from + 1);
    return { network, metric, knownIn, since: knownIn === 'comparable' && first >= compareTo.from ? first : null };
  });
}

export interface Explained extends BrandPoints {
  readonly accounts: number;
  readonly silent: number;
  readonly measured: Measured;
  readonly quantities: Float64Array;
  readonly coverage: Float64Array;
  readonly far: Uint8Array;
  readonly scores: Float64Array;
  readonly told: Float64Array;
  readonly curves: Curves;
}

function explain(sums: ScoreSums, reference: Reference | null, range: DayRange, brand: number): Explained {
  const curves = toCurves(reference);
  const measured = finish(measureInSteps(sums, range, toYardstick(reference), [brand]));
  const of = createPoints();
  const scores = new Float64Array(scoreNames.length);
  const accounts = sums.accounts[brand]!;
  const silent = measured.silent[0]!;
  writePoints(measured, 0, curves, of);
  writeScores(of, accounts, silent, scores, 0, 1);
  const told = scores.slice();
  dropBackfilled(measured, 0, told, 0, 1);
  const { quantities, coverage, far } = measured;
  return { ...of, accounts, silent, measured, quantities, coverage, far, scores, told, curves };
}

const knownNetworks = (
  { coverage, far }: Explained,
  columns: readonly number[],
  withFar: boolean,
): ReadonlySet<SocialNetwork> => {
  const known = columns.filter((column) => coverage[column]! > 0 && (withFar || far[column] === 0));
  return new Set(known.map((column) => metricColumns[column]!.network));
};
