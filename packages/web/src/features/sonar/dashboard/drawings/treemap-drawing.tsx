import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { changeSpan } from '#/ui/charts/frame/change-mark.tsx';
import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { type Tile, Treemap } from '#/ui/charts/treemap.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { scoreChange } from '../figures/score-words.ts';
import { countVolumes, tileSizes } from '../figures/volume.ts';
import type { Entry } from '../scores/entries.ts';
import { markWords } from '../scores/entry-texts.ts';
import { treemapHeight } from '../scores/view-entries.ts';
import { ChangeKey, changePaint, pointsChanged } from './change-colours.tsx';
import { type Drawing, useDrawingNeeds } from './drawing-context.ts';
import { EntryTip } from './entry-tip.tsx';

/** Tiles as large as what was counted, coloured by the change of the score; the score is written on them. */
export const TreemapDrawing = memo(function TreemapDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const span = changeSpan(entries.map(({ levels }) => pointsChanged(levels[score])));
  const { metric, counts } = countVolumes(entries);
  const sizes = tileSizes(counts);
  const tiles = entries.map((entry, index): Tile & { entry: Entry; volume: string } => {
    const level = entry.levels[score];
    const count = counts[index] ?? null;
    const volume =
      count === null
        ? t('scoreTabs.noVolume')
        : t(`scoreTabs.volume_${metric}`, { count: Math.round(count), n: formatNumber(count) });
    return {
      id: entry.id,
      entry,
      volume,
      name: clipLabel(entry.name),
      size: sizes[index] ?? 0,
      paint: changePaint(level, score, span),
      isMine: entry.ink === 'my',
      figure: figureText(level.score),
      change: scoreChange(level, score),
      shortFigure: figureText(level.score, 0),
      base: volume,
      label: `${markWords(t, entry, [score])}; ${volume}`,
    };
  });
  return (
    <Treemap
      label={label}
      tiles={tiles}
      height={treemapHeight(entries)}
      tooltip={({ entry, volume }) => (
        <>
          <EntryTip entry={entry} scores={[score]} />
          {volume}
        </>
      )}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});

/** What areas, colours and figures of the tiles are. */
export function TreemapKey({ entries, score }: { entries: readonly Entry[]; score: ScoreName }) {
  const { t } = useTranslation();
  const { metric } = countVolumes(entries);
  return (
    <>
      <span>{t(`scoreTabs.readsTreemap_${metric}`)}</span>
      <ChangeKey entries={entries} score={score} />
    </>
  );
}
