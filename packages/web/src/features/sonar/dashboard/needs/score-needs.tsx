import { Anchor } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { CollectLink } from '../brand-tab/chosen/collect-link.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { unknownMetrics } from './needed-metrics.ts';
import classes from './score-needs.module.css';

interface Props {
  scores: readonly ScoreName[];
  /** None of them has any of these scores. */
  brands: readonly Brand[];
}

/** What scores need that nobody has, and the ways to what was collected and to more of it. */
export function ScoreNeeds({ scores, brands }: Props) {
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
