import { Anchor } from '@mantine/core';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { type Brand, useDashboard } from '../dashboard.ts';
import classes from './brand-identity.module.css';
import { CollectLink } from './collect-link.tsx';
import { scoreNetworks } from './missing-figures.ts';

export interface ScoreNeedsProps {
  scores: readonly ScoreName[];
  brands: readonly Brand[];
}

export function ScoreNeeds({ scores, brands }: ScoreNeedsProps) {
  const { t } = useTranslation();
  const { change, canEdit } = useDashboard();
  const unknown = unknownMetrics(brands, scores).map((metric) => t(`brandTab.metric.${metric}`));
  return (
    <div className={classes.needs}>
      {scores.map((score) => (
        <span key={score}>{t(`scores.needs_${score}`)}</span>
      ))}
      {unknown.length > 0 && <span>{t('scores.nobodyHas', { what: unknown.join(', ') })}</span>}
      <span className={classes.ways}>
        <Anchor component="button" type="button" inherit onClick={() => change({ tab: 'data', why: undefined })}>
          {t('scores.toData')}
        </Anchor>
        <CollectLink>{t(canEdit ? 'scores.collectOrImport' : 'scores.collectFigures')}</CollectLink>
      </span>
    </div>
  );
}

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
  scoreNetworks[score].some((network) => (socialCalculations[network]?.metrics[metric]?.comparable ?? null) !== null);

const unknownMetrics = (rows: readonly Row[], scores: readonly ScoreName[]): MetricName[] => [
  ...new Set(
    scores.flatMap((score) => needed[score].filter((metric) => !rows.some((row) => isKnown(row, score, metric)))),
  ),
];
