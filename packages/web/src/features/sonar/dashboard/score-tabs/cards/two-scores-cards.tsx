import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { useDashboard } from '../../dashboard.ts';
import { BubbleDrawing } from '../drawings/bubble-drawing.tsx';
import { ChangeKey } from '../drawings/change-key.tsx';
import { RankDrawing } from '../drawings/rank-drawing.tsx';
import { ScatterDrawing } from '../drawings/scatter-drawing.tsx';
import { FirstCard } from './first-card.tsx';
import { SecondCard } from './second-card.tsx';
import { ShapeSwitch } from './shape-switch.tsx';

interface Props {
  title: string;
  scores: readonly [ScoreName, ScoreName];
}

/** The charts of a tab of two scores: either as bars, both as bubbles or against each other. */
export function TwoScoresCards({ title, scores }: Props) {
  const { t } = useTranslation();
  const { search } = useDashboard();
  const [shown, setShown] = useState<ScoreName>(scores[0]);
  const isScatter = search.shape === 'scatter';
  const both = t('scoreTabs.against', { one: t(`scores.${scores[0]}`), other: t(`scores.${scores[1]}`) });
  return (
    <>
      <FirstCard
        title={title}
        score={shown}
        reads={t('scoreTabs.readsBars')}
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
      <SecondCard
        title={both}
        scores={scores}
        reads={t(isScatter ? 'scoreTabs.readsScatter' : 'scoreTabs.readsBubbles')}
        tools={<ShapeSwitch of={both} />}
        {...(!isScatter && {
          legend: ({ entries, score }) => <ChangeKey entries={entries} score={score} />,
        })}
      >
        {(drawing) =>
          isScatter ? <ScatterDrawing {...drawing} scores={scores} /> : <BubbleDrawing {...drawing} scores={scores} />
        }
      </SecondCard>
    </>
  );
}
