import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { RankDrawing } from '../drawings/rank-drawing.tsx';
import { TrendDrawing, TrendNote } from '../drawings/trend-drawing.tsx';
import { FirstCard } from './first-card.tsx';
import { SecondCard } from './second-card.tsx';
import type { TabScores } from './view-entries.ts';

export const maxLines = 20;

interface Props {
  scores: TabScores & readonly [ScoreName];
}

export function FirstBars({ scores: [score] }: Props) {
  const { t } = useTranslation();
  const reads = t(score === 'friction' ? 'scoreTabs.readsRivalry' : 'scoreTabs.readsBars');
  return (
    <FirstCard title={t(`scores.${score}`)} score={score} reads={reads}>
      {(drawing) => <RankDrawing {...drawing} />}
    </FirstCard>
  );
}

export function SecondBars({ scores }: Props) {
  const { t } = useTranslation();
  return (
    <SecondCard
      title={t('scoreTabs.ranked', { score: t(`scores.${scores[0]}`) })}
      scores={scores}
      reads={t('scoreTabs.readsBars')}
    >
      {(drawing) => <RankDrawing {...drawing} />}
    </SecondCard>
  );
}

export function SecondTrend({ scores }: Props) {
  const { t } = useTranslation();
  return (
    <SecondCard
      title={t('scoreTabs.trend', { score: t(`scores.${scores[0]}`) })}
      scores={scores}
      most={maxLines}
      legend={(drawing) => <TrendNote {...drawing} />}
    >
      {(drawing) => <TrendDrawing {...drawing} height={380} isArea={false} />}
    </SecondCard>
  );
}
