import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';
import { ScoreNeeds } from '../figures/score-needs.tsx';
import classes from './overview.module.css';

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
