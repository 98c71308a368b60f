import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type RankBar, RankBarChart } from '#/ui/charts/rank-bar-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { isProvisional, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import type { Entry } from '../scores/entries.ts';
import { levelFigure, markWords } from '../scores/entry-texts.ts';
import { type Drawing, useDrawingNeeds } from './drawing-context.ts';
import { EntryTip } from './entry-tip.tsx';

type EntryBar = RankBar & { entry: Entry };

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
      change: scoreChange(level, score),
      isProvisional: isProvisional(entry.brand, score),
      isMarked: shortGrowthWords(t, entry.brand, score) !== null,
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

function useMeanLine(score: ScoreName) {
  const { t } = useTranslation();
  const { shown } = useDrawingNeeds();
  return useMemo(() => {
    const known = shown.flatMap((brand) => brand[score].score ?? []);
    if (known.length < 2) return [];
    const value = known.reduce((sum, one) => sum + one, 0) / known.length;
    return [{ value, label: t('scoreTabs.average', { value: formatNumber(value) }) }];
  }, [shown, score, t]);
}
