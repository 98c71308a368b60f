import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useDashboard } from '../dashboard.ts';
import { ChangeKey } from '../drawings/change-colours.tsx';
import { RankDrawing } from '../drawings/rank-drawing.tsx';
import { BubbleDrawing, ScatterDrawing, ScatterKey } from '../drawings/two-scores-drawings.tsx';
import { AfterFirst } from './after-first.tsx';
import { BarNotes } from './bar-notes.tsx';
import { FirstCard } from './first-card.tsx';
import { ScoreTab } from './score-tab.tsx';
import { SecondCard } from './second-card.tsx';

const scores = ['relevanceStrength', 'relevanceBreadth'] as const;

export function RelevanceTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <TwoScoresCards title={t('dashboard.tab_relevance')} both={t('scoreTabs.both_relevance')} scores={scores} />
    </ScoreTab>
  );
}

const presenceScores = ['presence', 'energy'] as const;

export function PresenceTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={presenceScores}>
      <TwoScoresCards title={t('dashboard.tab_presence')} both={t('scoreTabs.both_presence')} scores={presenceScores} />
    </ScoreTab>
  );
}

interface Props {
  title: string;
  both: string;
  scores: readonly [ScoreName, ScoreName];
}

function TwoScoresCards({ title, both, scores }: Props) {
  const { t } = useTranslation();
  const { search } = useDashboard();
  const [shown, setShown] = useState<ScoreName>(scores[0]);
  const isScatter = search.shape !== 'bubbles';
  return (
    <>
      <SecondCard
        title={both}
        scores={scores}
        isFirst
        tools={<ShapeSwitch of={both} />}
        legend={({ entries, score }) =>
          isScatter ? (
            <ScatterKey entries={entries} scores={scores} />
          ) : (
            <>
              <span>{t('scoreTabs.readsBubbles', { score: t(`scores.${score}`) })}</span>
              <ChangeKey entries={entries} score={score} />
            </>
          )
        }
      >
        {(drawing) =>
          isScatter ? <ScatterDrawing {...drawing} scores={scores} /> : <BubbleDrawing {...drawing} scores={scores} />
        }
      </SecondCard>
      <AfterFirst>
        <FirstCard
          title={title}
          score={shown}
          isFirst={false}
          legend={(drawing) => <BarNotes {...drawing} />}
          tools={
            <Segmented
              label={t('scoreTabs.whichScore', { of: title })}
              value={shown}
              options={scores.map((value) => ({ value, label: t(`scores.${value}`) }))}
              onChange={setShown}
            />
          }
        >
          {(drawing) => <RankDrawing {...drawing} />}
        </FirstCard>
      </AfterFirst>
    </>
  );
}

function ShapeSwitch({ of }: { of: string }) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  return (
    <Segmented
      label={t('scoreTabs.shapeOf', { of })}
      value={search.shape ?? 'scatter'}
      options={[
        { value: 'scatter', label: t('scoreTabs.scatter') },
        { value: 'bubbles', label: t('scoreTabs.bubbles') },
      ]}
      onChange={(shape) => change({ shape })}
    />
  );
}
