import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { changeSpan } from '#/ui/charts/frame/change-mark.tsx';
import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { type Tile, Treemap } from '#/ui/charts/treemap.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { scoreChange } from '../figures/score-words.ts';
import type { Entry } from '../scores/entries.ts';
import { markWords } from '../scores/entry-texts.ts';
import { treemapHeight } from '../scores/view-entries.ts';
import { ChangeKey, changePaint, pointsChanged } from './change-colours.tsx';
import { type Drawing, useDrawingNeeds } from './drawing-context.ts';
import { EntryTip } from './entry-tip.tsx';
import { countVolumes, hasEnlarged, tileSizes, type Volume, type VolumeMetric } from './tile-volumes.ts';

export const TreemapDrawing = memo(function TreemapDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const span = changeSpan(entries.map(({ levels }) => pointsChanged(levels[score])));
  const { metric, volumes } = countVolumes(entries);
  const sizes = tileSizes(volumes);
  const tiles = entries.map((entry, index): Tile & { entry: Entry; volume: string } => {
    const level = entry.levels[score];
    const counted = volumes[index] ?? null;
    const volume = counted === null ? t('scoreTabs.noVolume') : volumeText(t, metric, counted);
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
      shortFigure: figureText(level.score),
      base: volume,
      label: `${markWords(t, entry, [score])}; ${volume}`,
    };
  });
  return (
    <Treemap
      label={label}
      tiles={tiles}
      height={treemapHeight(entries)}
      more={(count) => t('scoreTabs.moreTiles', { n: formatNumber(count) })}
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

export function TreemapKey({ entries, score }: { entries: readonly Entry[]; score: ScoreName }) {
  const { t } = useTranslation();
  const { metric, volumes } = countVolumes(entries);
  return (
    <>
      <span>
        {t(`scoreTabs.readsTreemap_${metric}`)} {hasEnlarged(volumes) && t('scoreTabs.enlargedTiles')}
      </span>
      <ChangeKey entries={entries} score={score} />
    </>
  );
}

const volumeText = (t: TFunction, metric: VolumeMetric, { count, isWhole }: Volume): string => {
  const text = t(`scoreTabs.volume_${metric}`, { count: Math.round(count), n: formatNumber(count) });
  return isWhole ? text : t('scoreTabs.volumeOfKnown', { volume: text });
};
