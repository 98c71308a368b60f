import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RankBar, RankBarChart } from '#/ui/charts/rank-bar-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { isProvisional } from '../../provisional-rank.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { levelChange, levelFigure, markWords } from '../model/entry-texts.ts';
import { useMeanLine } from '../model/use-mean-line.ts';
import type { Drawing } from './drawing.ts';
import { EntryTip } from './entry-tip.tsx';

type EntryBar = RankBar & { entry: Entry };

/** A score as ranked bars with the mean of all brands. */
export const RankDrawing = memo(function RankDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const means = useMeanLine(score);
  const bars = entries.map((entry): EntryBar => {
    const level = entry.levels[score];
    return {
      id: entry.id,
      entry,
      name: entry.name,
      rank: entry.brand === null ? '' : figureText(level.rank, 0),
      value: level.score,
      previous: level.prevScore,
      ink: entry.ink,
      figure: levelFigure(level),
      change: levelChange(level, score),
      isProvisional: isProvisional(entry.brand, score),
      label: markWords(t, entry, [score]),
    };
  });
  return (
    <RankBarChart
      label={label}
      bars={bars}
      means={means}
      tooltip={({ entry }) => <EntryTip entry={entry} scores={[score]} />}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});
