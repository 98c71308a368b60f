import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';
import { ScoreNeeds } from '../needs/score-needs.tsx';
import classes from './overview.module.css';

/** Stands for a chart where nobody has the score: what it would need, and the way to what was collected. */
export function NoScores({ score }: { score: ScoreName }) {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  return (
    <div className={classes.noScores}>
      <strong>{t('common.noDataForThisView')}</strong>
      <ScoreNeeds scores={[score]} brands={shown} />
    </div>
  );
}
