import { type ScoreName, scoreNames } from '@soundings/contract/score-choices';
import type { ScoreRanges } from './calculation.ts';
import { confide, confidence, inputsOf, networksOfScore } from './confidence-share.ts';
import { explain, knownNetworks } from './explained.ts';
import { accountBit, metricColumns } from './metric-columns.ts';
import { partsOf } from './parts-of.ts';
import { firstKnown } from './read-sums.ts';
import type { Reference } from './reference.ts';
import type { UnlikeOf, WhyAnswer } from './score-answers.ts';
import type { ScoreSums } from './score-sums.ts';
import { unlikeColumns } from './unlike-parts.ts';

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
  confide(place, now.coverage, 0, now.accounts);
  const { share, networks, days } = confidence;
  const isKnown = !Number.isNaN(now.scores[place]!);
  const isChange = isKnown && !Number.isNaN(before.scores[place]!);
  const known = knownNetworks(now, inputsOf[score]);
  return {
    parts: isKnown ? partsOf(score, now, before) : [],
    missing: networksOfScore(score).flatMap((network) =>
      known.has(network) ? [] : [{ network, hasAccount: (now.accounts & accountBit(network)) !== 0 }],
    ),
    unlike: isChange ? unlikeParts(sums, ranges, brand, unlikeColumns(place, now, before)) : [],
    confidence: isKnown ? { share, networks, days } : { share: 0, networks: 0, days: 0 },
  };
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
