import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BubbleChart, type BubbleItem } from '#/ui/charts/bubble-chart.tsx';
import { changeSpan } from '#/ui/charts/change-mark.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { changeOf, changePaint } from '../model/change-paint.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { markWords } from '../model/entry-texts.ts';
import type { Drawing } from './drawing.ts';
import { EntryTip } from './entry-tip.tsx';
import { zoomTexts } from './zoom-texts.ts';

/** One of two scores as areas, its change as colours; both are in the tooltip. */
export const BubbleDrawing = memo(function BubbleDrawing({
  label,
  entries,
  score,
  scores,
}: Drawing & { scores: readonly ScoreName[] }) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const bubbles = useMemo(() => {
    const span = changeSpan(entries.map(({ levels }) => changeOf(levels[score])));
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
