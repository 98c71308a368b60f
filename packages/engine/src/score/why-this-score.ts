import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { ScoreRanges } from './calculation.ts';
import { confide, confidence, inputsOf, networksOfScore } from './confidence-share.ts';
import { type Explained, explain, knownNetworks } from './explained.ts';
import { accountBit, metricColumns } from './metric-columns.ts';
import { partsOf } from './parts-of.ts';
import { firstKnown } from './read-sums.ts';
import type { Reference } from './reference.ts';
import type { StandIn, UnlikeOf, WhyAnswer } from './score-answers.ts';
import type { ScoreSums } from './score-sums.ts';
import { unlikeColumns } from './unlike-parts.ts';

/** Scores that look at followers only for how they grow, for which no single count can stand in. */
const takesGrowthOnly: ReadonlySet<ScoreName> = new Set(['interest', 'energy']);

/** What a score of a brand is made of in the comparable range; no parts where it is unknown. */
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
  confide(now.measured, 0, now.accounts, now.told, 0, 1);
  const [share, weight] = [confidence.share[place]!, confidence.known[place]!];
  const isKnown = !Number.isNaN(now.told[place]!);
  const isChange = isKnown && !Number.isNaN(before.told[place]!);
  const known = knownNetworks(now, inputsOf[score], isKnown);
  return {
    parts: isKnown ? partsOf(score, now, before) : [],
    missing: networksOfScore(score).flatMap((network) =>
      known.has(network) ? [] : [{ network, hasAccount: (now.accounts & accountBit(network)) !== 0 }],
    ),
    unlike: isChange ? unlikeParts(sums, ranges, brand, unlikeColumns(place, now, before)) : [],
    standIns:
      isKnown && !takesGrowthOnly.has(score) ? standIns(sums, ranges, brand, [now, before], inputsOf[score]) : [],
    confidence: { share, known: weight, days: weight === 0 ? 0 : share / weight },
  };
}

/** Of these columns, those whose first state after one of the ranges stands in for it, and its day. */
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
): UnlikeOf[] {
  const { from, to } = sums.days;
  return [...columns].map(([column, knownIn]): UnlikeOf => {
    const { network, metric } = metricColumns[column]!;
    const first = from + firstKnown(sums, brand, column, 0, to - from + 1);
    return { network, metric, knownIn, since: knownIn === 'comparable' && first >= compareTo.from ? first : null };
  });
}
