import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { SocialFigure } from '@soundings/contract/sonar/scores';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { changeSpan } from '#/ui/charts/frame/change-mark.tsx';
import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { type Tile, Treemap } from '#/ui/charts/treemap.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import type { Brand } from '../dashboard.ts';
import { scoreNetworks } from '../figures/missing-figures.ts';
import { scoreChange } from '../figures/score-words.ts';
import type { Entry } from '../scores/entries.ts';
import { markWords } from '../scores/entry-texts.ts';
import { treemapHeight } from '../scores/view-entries.ts';
import { ChangeKey, changePaint, pointsChanged } from './change-colours.tsx';
import { type Drawing, useDrawingNeeds } from './drawing-context.ts';
import { EntryTip } from './entry-tip.tsx';

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

const volumeMetrics = ['interactions', 'followers'] as const;
type VolumeMetric = (typeof volumeMetrics)[number];

/** A count of the period: where some of its days are unknown, what it is at the pace of those that are known. */
const wholePeriod = ({ comparable, days }: SocialFigure): number | null => {
  if (comparable === null || days === undefined) return comparable;
  const { known, of } = days.comparable;
  return known === 0 ? null : (comparable / known) * of;
};

const countMetric = ({ socialCalculations }: Brand, metric: VolumeMetric): number | null => {
  const counts = scoreNetworks.interest.flatMap((network) => {
    const figure = socialCalculations[network]?.metrics[metric];
    return figure === undefined ? [] : (wholePeriod(figure) ?? []);
  });
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
};

const sumMetric = ({ members }: Entry, metric: VolumeMetric): number | null => {
  const counts = members.flatMap((brand) => countMetric(brand, metric) ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
};

interface Volumes {
  metric: VolumeMetric;
  counts: readonly (number | null)[];
}

function countVolumes(entries: readonly Entry[]): Volumes {
  const of = (metric: VolumeMetric) => ({ metric, counts: entries.map((entry) => sumMetric(entry, metric)) });
  const interactions = of('interactions');
  return interactions.counts.some((count) => (count ?? 0) > 0) ? interactions : of('followers');
}

const minShare = 0.006;

/** Roots, so that one brand with most of all leaves the others room for their names. */
function tileSizes(counts: readonly (number | null)[]): number[] {
  const roots = counts.map((count) => Math.sqrt(count ?? 0));
  const least = minShare * roots.reduce((sum, root) => sum + root, 0) || 1;
  return roots.map((root) => Math.max(least, root));
}
