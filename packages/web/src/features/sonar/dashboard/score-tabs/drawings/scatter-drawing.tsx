import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScatterChart, type ScatterItem } from '#/ui/charts/scatter-chart.tsx';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { markWords } from '../model/entry-texts.ts';
import type { Drawing } from './drawing.ts';
import { EntryTip } from './entry-tip.tsx';
import { zoomTexts } from './zoom-texts.ts';

interface Props extends Drawing {
  scores: readonly [ScoreName, ScoreName];
}

/** Two scores against each other; who lacks one of them has no point. */
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
  return (
    <ScatterChart
      label={label}
      xName={t(`scores.${across}`)}
      yName={t(`scores.${up}`)}
      points={points}
      typical={{ value: 50, label: t('scoreTabs.typical') }}
      texts={zoomTexts(t)}
      tooltip={({ entry }) => <EntryTip entry={entry} scores={scores} />}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});
