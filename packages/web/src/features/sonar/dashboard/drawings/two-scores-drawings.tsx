import { type ScoreName, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BubbleChart, type BubbleItem } from '#/ui/charts/bubble-chart.tsx';
import { changeSpan } from '#/ui/charts/frame/change-mark.tsx';
import { axisSpan } from '#/ui/charts/lay-scatter.ts';
import { ScatterChart, type ScatterItem } from '#/ui/charts/scatter-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import type { Entry } from '../scores/entries.ts';
import { markWords } from '../scores/entry-texts.ts';
import { changePaint, pointsChanged } from './change-colours.tsx';
import { type Drawing, useDrawingNeeds } from './drawing-context.ts';
import { EntryTip } from './entry-tip.tsx';

export const BubbleDrawing = memo(function BubbleDrawing({
  label,
  entries,
  score,
  scores,
}: Drawing & { scores: readonly ScoreName[] }) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const bubbles = useMemo(() => {
    const span = changeSpan(entries.map(({ levels }) => pointsChanged(levels[score])));
    return entries.map((entry): BubbleItem & { entry: Entry } => {
      const level = entry.levels[score];
      return {
        id: entry.id,
        entry,
        name: entry.name,
        size: level.score ?? 0,
        ...changePaint(level, score, span),
        isMine: entry.ink === 'my',
        figure: figureText(level.score),
        label: markWords(t, entry, scores),
      };
    });
  }, [entries, score, scores, t]);
  return (
    <BubbleChart
      label={label}
      bubbles={bubbles}
      texts={zoomTexts(t)}
      tooltip={({ entry }) => <EntryTip entry={entry} scores={scores} />}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});

interface Props extends Drawing {
  scores: readonly [ScoreName, ScoreName];
}

export const ScatterDrawing = memo(function ScatterDrawing({ label, entries, score, scores }: Props) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const [across, up] = scores;
  const points = useMemo(
    () =>
      entries.flatMap((entry): (ScatterItem & { entry: Entry })[] => {
        const [x, y] = [entry.levels[across].score, entry.levels[up].score];
        if (x === null || y === null) return [];
        return [
          { id: entry.id, entry, name: entry.name, x, y, ink: entry.ink, label: markWords(t, entry, [across, up]) },
        ];
      }),
    [entries, across, up, t],
  );
  const about = up === 'energy' ? 'presence' : 'relevance';
  const quadrants = useMemo(
    () =>
      [
        t(`scoreTabs.${about}_both`),
        t(`scoreTabs.${about}_up`),
        t(`scoreTabs.${about}_across`),
        t(`scoreTabs.${about}_none`),
      ] as const,
    [about, t],
  );
  return (
    <ScatterChart
      label={label}
      xName={t(`scores.${across}`)}
      yName={t(`scores.${up}`)}
      points={points}
      typical={{ value: typicalScore, label: t('scoreTabs.typical') }}
      quadrants={quadrants}
      texts={zoomTexts(t)}
      tooltip={({ entry }) => <EntryTip entry={entry} scores={scores} />}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});

export function ScatterKey({ entries, scores }: Pick<Props, 'entries' | 'scores'>) {
  const { t } = useTranslation();
  const points = entries.flatMap(({ levels }) => {
    const point = scores.map((score) => levels[score].score).filter((score) => score !== null);
    return point.length === scores.length ? [point] : [];
  });
  const lines = scores.filter((_, axis) => {
    const { min, max } = axisSpan(
      points.map((point) => point[axis] ?? 0),
      typicalScore,
    );
    return min <= typicalScore && typicalScore <= max;
  });
  return (
    <span>
      {t('scoreTabs.readsScatter')} {lines.length > 0 && t('scoreTabs.readsTypical', { count: lines.length })}
    </span>
  );
}

const zoomTexts = (t: TFunction) => ({
  zoomIn: t('scoreTabs.zoomIn'),
  zoomOut: t('scoreTabs.zoomOut'),
  reset: t('scoreTabs.zoomReset'),
});
