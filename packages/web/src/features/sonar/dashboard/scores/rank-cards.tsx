import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { RankDrawing } from '../drawings/rank-drawing.tsx';
import { TrendDrawing, TrendNote } from '../drawings/trend-drawing.tsx';
import { AfterFirst } from './after-first.tsx';
import { BarNotes } from './bar-notes.tsx';
import { FirstCard } from './first-card.tsx';
import { SecondCard } from './second-card.tsx';
import type { TabScores } from './view-entries.ts';

export const maxLines = 20;

interface Props {
  scores: TabScores & readonly [ScoreName];
}

export function FirstBars({ scores: [score] }: Props) {
  const { t } = useTranslation();
  return (
    <FirstCard
      title={t(`scores.${score}`)}
      score={score}
      legend={(drawing) =>
        score === 'friction' ? <span>{t('scoreTabs.readsRivalry')}</span> : <BarNotes {...drawing} />
      }
    >
      {(drawing) => <RankDrawing {...drawing} />}
    </FirstCard>
  );
}

export function SecondBars({ scores }: Props) {
  const { t } = useTranslation();
  return (
    <AfterFirst>
      <SecondCard
        title={t('scoreTabs.ranked', { score: t(`scores.${scores[0]}`) })}
        scores={scores}
        legend={(drawing) => <BarNotes {...drawing} />}
      >
        {(drawing) => <RankDrawing {...drawing} />}
      </SecondCard>
    </AfterFirst>
  );
}

export function SecondTrend({ scores }: Props) {
  const { t } = useTranslation();
  return (
    <AfterFirst>
      <SecondCard
        title={t('scoreTabs.trend', { score: t(`scores.${scores[0]}`) })}
        scores={scores}
        most={maxLines}
        legend={(drawing) => <TrendNote {...drawing} />}
      >
        {(drawing) => <TrendDrawing {...drawing} height={380} isArea={false} withTimeline />}
      </SecondCard>
    </AfterFirst>
  );
}
