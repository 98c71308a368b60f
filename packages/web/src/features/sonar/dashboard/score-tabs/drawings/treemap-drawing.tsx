import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSpan } from '#/ui/charts/change-mark.tsx';
import { clipLabel } from '#/ui/charts/text-width.ts';
import { type Tile, Treemap } from '#/ui/charts/treemap.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { changeOf, changePaint } from '../model/change-paint.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { levelChange, markWords } from '../model/entry-texts.ts';
import { treemapHeight } from '../model/view-entries.ts';
import type { Drawing } from './drawing.ts';
import { EntryTip } from './entry-tip.tsx';

/** A score as areas, its change as colours. */
export const TreemapDrawing = memo(function TreemapDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const span = changeSpan(entries.map(({ levels }) => changeOf(levels[score])));
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
      change: levelChange(level, score),
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
