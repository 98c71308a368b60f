import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSpan } from '#/ui/charts/frame/change-mark.tsx';
import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { type Tile, Treemap } from '#/ui/charts/treemap.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { ChangeKey, changePaint, pointsChanged } from '../drawings/change-colours.tsx';
import { type Drawing, useDrawingNeeds } from '../drawings/drawing-context.ts';
import { EntryTip } from '../drawings/entry-tip.tsx';
import { scoreChange } from '../figures/score-words.ts';
import type { Entry } from './entries.ts';
import { markWords } from './entry-texts.ts';
import { FirstCard } from './first-card.tsx';
import { SecondTrend } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';
import { treemapHeight } from './view-entries.ts';

const scores = ['interest'] as const;

/** How much people respond and follow: as areas, and over time. */
export function InterestTab() {
  const { t } = useTranslation();
  return (
    <ScoreTab scores={scores}>
      <FirstCard
        title={t('scores.interest')}
        score="interest"
        reads={t('scoreTabs.readsTreemap')}
        legend={({ entries, score }) => <ChangeKey entries={entries} score={score} />}
      >
        {(drawing) => <TreemapDrawing {...drawing} />}
      </FirstCard>
      <SecondTrend scores={scores} />
    </ScoreTab>
  );
}

const TreemapDrawing = memo(function TreemapDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const span = changeSpan(entries.map(({ levels }) => pointsChanged(levels[score])));
  const tiles = entries.map((entry): Tile & { entry: Entry } => {
    const level = entry.levels[score];
    return {
      id: entry.id,
      entry,
      name: clipLabel(entry.name),
      size: level.score ?? 0,
      value: null,
      paint: changePaint(level, score, span),
      isMine: entry.ink === 'my',
      figure: figureText(level.score),
      change: scoreChange(level, score),
      shortFigure: figureText(level.score, 0),
      base: '',
      label: markWords(t, entry, [score]),
    };
  });
  return (
    <Treemap
      label={label}
      tiles={tiles}
      span={null}
      height={treemapHeight(entries)}
      tooltip={({ entry }) => <EntryTip entry={entry} scores={[score]} />}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});
