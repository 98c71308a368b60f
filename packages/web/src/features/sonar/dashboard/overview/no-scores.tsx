import { Anchor } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/score-choices';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';
import classes from './overview.module.css';

type Shown = Extract<ScoreName, 'powerrank' | 'interest' | 'passion' | 'trust' | 'presence'>;

/** Stands for a chart where nobody has the score: what it would need, and the way to what was collected. */
export function NoScores({ score }: { score: Shown }) {
  const { t } = useTranslation();
  const { change } = useDashboard();
  return (
    <div className={classes.noScores}>
      <strong>{t('common.noDataForThisView')}</strong>
      <span>{t(`dashboard.needs_${score}`)}</span>
      <Anchor component="button" type="button" inherit onClick={() => change({ tab: 'data', why: undefined })}>
        {t('dashboard.toData')}
      </Anchor>
    </div>
  );
}
