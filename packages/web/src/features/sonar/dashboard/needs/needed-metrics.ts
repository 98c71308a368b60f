import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { networksOf } from '../brand-tab/why-missing.ts';

/** The figures that a score begins with, as far as they are told where nobody has it. */
const needed: Record<ScoreName, readonly MetricName[]> = {
  interest: ['interactions', 'followers'],
  trust: ['score', 'subscription'],
  passion: ['posts', 'interactions', 'followers'],
  relevanceStrength: ['followers', 'interactions', 'reviews'],
  relevanceBreadth: ['followers', 'interactions', 'reviews'],
  friction: ['comments', 'score', 'followers'],
  presence: ['followers'],
  energy: ['posts', 'followers'],
  powerrank: ['interactions', 'followers', 'score'],
};

type Row = Pick<CalculationRow, 'socialCalculations'>;

const isKnown = ({ socialCalculations }: Row, score: ScoreName, metric: MetricName): boolean =>
  networksOf[score].some((network) => (socialCalculations[network]?.metrics[metric]?.comparable ?? null) !== null);

/** The figures that some scores need and that none of the brands has in the period. */
export const unknownMetrics = (rows: readonly Row[], scores: readonly ScoreName[]): MetricName[] => [
  ...new Set(
    scores.flatMap((score) => needed[score].filter((metric) => !rows.some((row) => isKnown(row, score, metric)))),
  ),
];
